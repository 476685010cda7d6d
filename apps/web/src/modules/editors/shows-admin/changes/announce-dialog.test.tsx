import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testShowChange } from "#test/show-forms.tsx";
import { callsOf, offline, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { setToken, signOut } from "#platform/session.ts";
import { AnnounceDialog } from "./announce-dialog.tsx";

const AT = "2098-12-05T19:00:00.000Z";
const show = { ...testShow({ dateTime: AT, salesCloseAt: AT }), told: { dateTime: "2098-11-29T19:00:00.000Z" } };
const [onClose, onSent, onSkipped] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];

beforeEach(() => {
  setToken("token");
  respond("getSite", testSite());
  respond("getShowChange", testShowChange());
  respond("previewShowMessage", { subject: "", html: "<p>Beste</p>", text: "" });
});
afterEach(() => {
  vi.clearAllMocks();
  signOut();
});

async function open(opened = show) {
  renderScreen(<AnnounceDialog show={opened} onClose={onClose} onSent={onSent} onSkipped={onSkipped} />);
  return screen.findByLabelText<HTMLTextAreaElement>("Bericht");
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("sends without a question, whatever stands in the last day that is hidden then", async () => {
  respond("announceChange", testShowChange());
  const text = await open();
  expect(text.value).toContain("zaterdag 29 november 2098");
  expect(text.value).toContain("vrijdag 5 december 2098");
  fireEvent.change(screen.getByLabelText("Kiezen kan tot en met"), { target: { value: "2098-12-30" } });
  await press("Versturen…");
  expect(await screen.findByText(/^Kies een dag van .* tot en met vrijdag 5 december/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/^Wie betaalde, mag kiezen/));
  expect(screen.queryByLabelText("Kiezen kan tot en met")).toBeNull();
  await press("Versturen…");
  const question = await screen.findByRole("alertdialog", { name: "Versturen aan 4 mensen?" });
  await userEvent.click(within(question).getByRole("button", { name: "Nu versturen" }));
  await expect.poll(() => onSent.mock.calls).toEqual([[false]]);
  expect(callsOf("announceChange").map(({ body }) => body)).toMatchObject([{ chooseBefore: null }]);
  expect(callsOf("previewShowMessage").at(-1)?.body).not.toHaveProperty("asks");
});

it("says of a date that was put back that it is as before", async () => {
  const text = await open({ ...show, told: { dateTime: AT } });
  expect(text.value).toContain("is toch op vrijdag 5 december 2098");
  expect(screen.getByLabelText<HTMLInputElement>("Onderwerp").value).toContain(": toch op vrijdag 5 december 2098");
  expect(screen.getByText(/Wie intussen reserveerde, weet dat nog niet/)).toBeTruthy();
});

it("asks until the end of the last day, and no later than the show", async () => {
  respond("announceChange", testShowChange());
  await open();
  for (const [day, moment] of [
    ["2098-12-04", "2098-12-04T22:59:00.000Z"],
    ["2098-12-05", AT],
  ] as const) {
    fireEvent.change(screen.getByLabelText("Kiezen kan tot en met"), { target: { value: day } });
    await press("Versturen…");
    await userEvent.click(await screen.findByRole("button", { name: "Nu versturen" }));
    await expect.poll(() => callsOf("announceChange").at(-1)?.body).toMatchObject({ chooseBefore: moment });
    await press("Nog nakijken");
  }
});

it("does not lose what was written by Escape, the cross or a button; what was not written is no question", async () => {
  const text = await open();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(text, "Tot dan!");
  for (const leave of [
    () => userEvent.keyboard("{Escape}"),
    () => press("Sluit dit venster"),
    () => press("Later melden"),
  ]) {
    await leave();
    await screen.findByRole("alertdialog", { name: "Uw mail weggooien?" });
    await press("Verder schrijven");
  }
  expect(onClose).toHaveBeenCalledOnce();
  await press("Later melden");
  await press("Weggooien");
  expect(onClose).toHaveBeenCalledTimes(2);
});

it.each([
  [
    "another last day",
    () => fireEvent.change(screen.getByLabelText("Kiezen kan tot en met"), { target: { value: "2098-12-04" } }),
  ],
  ["whether one may choose", () => fireEvent.click(screen.getByLabelText(/^Wie betaalde, mag kiezen/))],
])("does not lose %s without a question", async (_, change) => {
  await open();
  change();
  await userEvent.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Uw mail weggooien?" });
  expect(onClose).not.toHaveBeenCalled();
});

it("does not say that a mail was not sent when the response was lost, and sends it again with the same key", async () => {
  respond("announceChange", offline);
  await open();
  await press("Versturen…");
  await userEvent.click(await screen.findByRole("button", { name: "Nu versturen" }));
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(screen.getByRole("alert").textContent).toContain("het gebeurt maar één keer");
  await press("Nu versturen");
  await expect.poll(() => callsOf("announceChange").length).toBe(2);
  expect(new Set(callsOf("announceChange").map(({ body }) => (body as { key: string }).key)).size).toBe(1);
});

it("names who must be telephoned, and sends to nobody", async () => {
  const rosa = { reservationId: 44, name: "Rosa Maas", number: "0470112233", seats: 2, isPaid: false };
  // A holder who gave all tickets back does not come, and need not be called.
  const toCall = [rosa, { ...rosa, reservationId: 45, name: "Jos Weg", seats: 0, isPaid: true }];
  respond("getShowChange", testShowChange({ reach: 0, toCall }));
  respond("closeChange", null);
  await open();
  expect(screen.getByRole("link", { name: "0470112233" }).getAttribute("href")).toBe("tel:0470112233");
  expect(screen.getByText(/2 plaatsen, nog niet betaald/)).toBeTruthy();
  expect(screen.queryByText("Jos Weg")).toBeNull();
  expect(screen.getByRole("button", { name: "Versturen…" }).getAttribute("aria-disabled")).toBe("true");
  await press("Geen mail nodig…");
  await press("Geen mail sturen");
  await expect.poll(() => onSkipped.mock.calls.length).toBe(1);
});
