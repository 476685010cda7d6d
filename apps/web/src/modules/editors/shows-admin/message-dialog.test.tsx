import type { ShowMessage } from "@podium/shared/contracts/show-messages";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { setToken, signOut } from "#platform/session.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { showMessagesQuery } from "./show-messages.ts";

const reach = {
  CONFIRMED: { people: 12, reservations: 15, withoutAddress: 2 },
  ACTIVE: { people: 14, reservations: 17, withoutAddress: 2 },
};
const sent = (more: Partial<ShowMessage> = {}): ShowMessage => ({
  id: 1,
  at: "2026-11-21T10:00:00.000Z",
  by: "Rosa Maes",
  audience: "CONFIRMED",
  subject: "Parking",
  text: "Aan de sporthal.",
  recipients: 180,
  sent: 42,
  waiting: 138,
  failed: 0,
  ...more,
});

beforeEach(() => {
  setToken("token");
  respond("listShowMessages", { reach, items: [] });
  respond("previewShowMessage", { subject: "Parking", html: "<p>Beste Rosa</p>", text: "Beste Rosa" });
});
afterEach(() => signOut());

async function write() {
  renderScreen(<MessageDialog show={testShow()} onClose={() => undefined} />);
  await fill(await screen.findByLabelText("Onderwerp"), "Parking");
  await fill(screen.getByLabelText("Bericht"), "Aan de sporthal.");
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("asks before it sends, says to how many, and sends with the same key again after a lost response", async () => {
  await write();
  expect(screen.getByText(/12 mensen met 15 reserveringen/)).toBeTruthy();
  expect(screen.getByText(/2 reserveringen hebben geen e-mailadres/)).toBeTruthy();
  expect((await screen.findByTitle("Voorbeeld van de mail")).getAttribute("srcdoc")).toBe("<p>Beste Rosa</p>");
  await press("Versturen…");
  const question = await screen.findByRole("alertdialog", { name: "Versturen aan 12 mensen?" });
  expect(callsOf("sendShowMessage")).toHaveLength(0);
  respond("sendShowMessage", offline);
  await userEvent.click(within(question).getByRole("button", { name: "Nu versturen" }));
  expect((await within(question).findByRole("alert")).textContent).toContain("Geen verbinding met de server");
  const request = pending("sendShowMessage");
  await userEvent.click(within(question).getByRole("button", { name: "Nu versturen" }));
  await request.called();
  await request.respond(sent());
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  const [first, second] = callsOf("sendShowMessage").map(({ body }) => body as { key: string });
  expect(first).toEqual({
    key: expect.any(String),
    audience: "CONFIRMED",
    subject: "Parking",
    text: "Aan de sporthal.",
  });
  expect(second?.key).toBe(first?.key);
});

it("reuses its key for a text that was corrected after a lost response, until one of them is sent", async () => {
  respond("sendShowMessage", offline);
  await write();
  await press("Versturen…");
  await userEvent.click(await screen.findByRole("button", { name: "Nu versturen" }));
  await screen.findByRole("alert");
  const correct = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Nog nakijken" }));
    await userEvent.type(screen.getByLabelText("Onderwerp"), " en bus");
    await press("Versturen…");
    await userEvent.click(await screen.findByRole("button", { name: "Nu versturen" }));
  };
  respond("sendShowMessage", () => refusal("MAIL_SENT_OTHERWISE"));
  await correct();
  expect((await screen.findByText(/Deze mail is al verstuurd/)).textContent).not.toContain("niet gelukt");
  respond("sendShowMessage", sent());
  await correct();
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  await fill(screen.getByLabelText("Onderwerp"), "Nog iets");
  await fill(screen.getByLabelText("Bericht"), "Neem een trui mee.");
  await press("Versturen…");
  await userEvent.click(await screen.findByRole("button", { name: "Nu versturen" }));
  await expect.poll(() => callsOf("sendShowMessage").length).toBe(4);
  const calls = callsOf("sendShowMessage").map(({ body }) => body as { key: string; subject: string });
  expect(calls.map(({ subject }) => subject)).toEqual([
    "Parking",
    "Parking en bus",
    "Parking en bus en bus",
    "Nog iets",
  ]);
  const [first, second, third, next] = calls.map(({ key }) => key);
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

it("says in words what is missing and asks nothing", async () => {
  renderScreen(<MessageDialog show={testShow()} onClose={() => undefined} />);
  await screen.findByLabelText("Onderwerp");
  await press("Versturen…");
  expect(await screen.findByText("Vul een onderwerp in.")).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("preserves the text when a key or a press would close it, and cannot be sent without recipients", async () => {
  await write();
  await userEvent.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Uw mail weggooien?" });
  await press("Verder schrijven");
  expect(screen.getByLabelText<HTMLInputElement>("Onderwerp").value).toBe("Parking");
  cleanup();
  respond("listShowMessages", {
    reach: { ...reach, CONFIRMED: { people: 0, reservations: 0, withoutAddress: 0 } },
    items: [],
  });
  renderScreen(<MessageDialog show={testShow({ id: 2 })} onClose={() => undefined} />);
  expect(await screen.findByText(/Er is niemand om naar te schrijven/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Versturen…" }).getAttribute("aria-disabled")).toBe("true");
});

it("sends a test to oneself alone", async () => {
  respond("testShowMessage", null);
  await write();
  await press("Stuur mij eerst een proefmail");
  await expect
    .poll(() => callsOf("testShowMessage").map(({ body }) => body))
    .toEqual([{ subject: "Parking", text: "Aan de sporthal." }]);
  expect(callsOf("sendShowMessage")).toHaveLength(0);
});

it("asks each two seconds how far a message is, and less often once all mails have left", () => {
  const { repairEvery } = showMessagesQuery(1);
  const every = (items: ShowMessage[]) => typeof repairEvery === "function" && repairEvery({ reach, items });
  expect(every([sent({ waiting: 0 }), sent({ waiting: 1 })])).toBe(2000);
  expect(every([sent({ waiting: 0 })])).toBeGreaterThan(2000);
});

it("shows what was sent before, and how far it is", async () => {
  respond("listShowMessages", { reach, items: [sent(), sent({ id: 2, sent: 178, waiting: 0, failed: 2 })] });
  renderScreen(<MessageDialog show={testShow()} onClose={() => undefined} />);
  expect(await screen.findByText("42 van 180 verstuurd")).toBeTruthy();
  expect(screen.getByText("178 van 180 verstuurd, 2 mislukt")).toBeTruthy();
});
