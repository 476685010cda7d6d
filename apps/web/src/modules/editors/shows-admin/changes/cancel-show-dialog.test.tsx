import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testShowChange } from "#test/show-forms.tsx";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { setToken, signOut } from "#platform/session.ts";
import { CancelShowDialog } from "./cancel-show-dialog.tsx";

const AT = "2098-12-05T19:00:00.000Z";
const show = testShow({ dateTime: AT, salesCloseAt: AT });
const [onClose, onCancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];

beforeEach(() => {
  setToken("token");
  respond("getShowChange", testShowChange({ waiting: 2 }));
  respond("previewShowMessage", { subject: "", html: "<p>Beste</p>", text: "" });
});
afterEach(() => {
  vi.clearAllMocks();
  signOut();
});

async function open() {
  renderScreen(<CancelShowDialog show={show} onClose={onClose} onCancelled={onCancelled} />);
  return screen.findByLabelText<HTMLTextAreaElement>("Bericht");
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const words = (element: HTMLElement) => element.textContent.replaceAll("\u00a0", " ");

it("says whom it concerns and what ends, and cancels only after a question", async () => {
  respond("cancelShow", testShowChange());
  const text = await open();
  expect(text.value).toContain("op vrijdag 5 december 2098");
  const dialog = screen.getByRole("dialog", { name: "Voorstelling afgelasten" });
  expect(words(dialog)).toContain("3 mensen met 3 reserveringen (5 plaatsen), samen goed voor € 60,00");
  expect(words(dialog)).toContain(
    "1 onbetaalde reservering eindigt, met een mail. De wachtlijst (2 wachtenden) stopt. Uw mail gaat naar 3 mensen.",
  );
  await press("Afgelasten…");
  const question = await screen.findByRole("alertdialog", { name: /afgelasten\?$/ });
  // An administrator who opened the wrong show has the last chance to notice it here.
  expect(words(within(question).getByRole("heading"))).toMatch(
    new RegExp(`^${show.name} van vr(ijdag|\\.)? 5 dec(ember|\\.)? 2098.* 20:00 afgelasten\\?$`),
  );
  expect(words(question)).toContain("Dit kunt u niet ongedaan maken.");
  expect(callsOf("cancelShow")).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Ja, afgelasten" }));
  await expect.poll(() => onCancelled.mock.calls.length).toBe(1);
  expect(callsOf("cancelShow").map(({ body }) => body)).toEqual([
    {
      subject: expect.stringContaining("gaat niet door"),
      text: text.value,
      chooseBefore: expect.any(String),
      key: expect.any(String),
    },
  ]);
});

it("lets people choose for a year at most", async () => {
  await open();
  fireEvent.change(screen.getByLabelText("Kiezen kan tot en met"), { target: { value: "2999-01-01" } });
  await press("Afgelasten…");
  expect(await screen.findByText(/^Kies een dag van/)).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("does not say that nothing happened when the response was lost, and cancels with the same key", async () => {
  respond("cancelShow", offline);
  await open();
  await press("Afgelasten…");
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Ja, afgelasten" }));
  await question.findByText("Wij weten niet of het gelukt is.");
  expect(onCancelled).not.toHaveBeenCalled();
  respond("cancelShow", testShowChange());
  await userEvent.click(question.getByRole("button", { name: "Ja, afgelasten" }));
  await expect.poll(() => onCancelled.mock.calls.length).toBe(1);
  expect(new Set(callsOf("cancelShow").map(({ body }) => (body as { key: string }).key)).size).toBe(1);
});

it("says why it is refused, and loses what was chosen or written only after a question", async () => {
  respond("cancelShow", () => refusal("LAST_DAY_WRONG"));
  await open();
  fireEvent.change(screen.getByLabelText("Onderwerp"), { target: { value: "Helaas" } });
  await press("Afgelasten…");
  await userEvent.click(await screen.findByRole("button", { name: "Ja, afgelasten" }));
  await screen.findByText("De voorstelling is niet afgelast.");
  await press("Nog nakijken");
  await press("Niet afgelasten");
  await screen.findByRole("alertdialog", { name: "Uw mail weggooien?" });
  await press("Verder schrijven");
  expect(screen.getByLabelText<HTMLInputElement>("Onderwerp").value).toBe("Helaas");
  expect(onClose).not.toHaveBeenCalled();
});
