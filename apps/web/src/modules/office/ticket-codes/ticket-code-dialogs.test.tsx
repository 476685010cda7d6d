import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testShow } from "#test/test-show.ts";
import { ChangeCodeDialog, CreateTicketCodeDialog } from "./ticket-code-dialogs.tsx";

const nothing = (): void => undefined;
const create = () => userEvent.click(screen.getByRole("button", { name: "Aanmaken" }));
const bodies = () => callsOf("createTicketCode").map(({ body }) => body);

async function openDiscount(): Promise<void> {
  respond("listShows", [
    testShow({ id: 4, name: "De vrek" }),
    testShow({ id: 5, name: "Slisse", cancelledAt: "2026-01-20T10:00:00.000Z" }),
    testShow({ id: 6, name: "Het gezin" }),
    testShow({ id: 7, name: "Slotavond" }),
  ]);
  respond("createTicketCode", offline);
  renderScreen(<CreateTicketCodeDialog onClose={nothing} onCreated={nothing} />);
  screen.getByLabelText("Type").focus();
  await userEvent.keyboard("K");
  await screen.findByRole("group", { name: "Enkel voor deze voorstellingen" });
}

it("makes a code for the shows that are ticked, of those that still take place", async () => {
  await openDiscount();
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  expect(screen.queryByLabelText(/^Slisse/)).toBeNull();
  for (const name of [/^De vrek/, /^Het gezin/, /^Slotavond/]) await userEvent.click(screen.getByLabelText(name));
  await userEvent.click(screen.getByLabelText(/^Het gezin/));
  await create();
  await expect.poll(bodies).toEqual([{ type: "DISCOUNT", percent: 10, maxTickets: 1, showIds: [4, 7] }]);
});

it("makes a code for all shows when none is ticked, and says so beside the boxes", async () => {
  await openDiscount();
  const shows = screen.getByRole("group", { name: "Enkel voor deze voorstellingen" });
  const hint = document.getElementById(shows.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toMatch(/^Kiest u er geen, dan geldt de code voor alle voorstellingen/);
  await create();
  await expect.poll(bodies).toEqual([{ type: "DISCOUNT", percent: 10, maxTickets: 1 }]);
});

it("gives a code of any type a name, shows and an end", async () => {
  respond("listShows", [testShow({ id: 4, name: "De vrek" })]);
  respond("createTicketCode", offline);
  renderScreen(<CreateTicketCodeDialog onClose={nothing} onCreated={nothing} />);
  screen.getByLabelText("Type").focus();
  await userEvent.keyboard("S");
  await fill(screen.getByLabelText(/^Naam/), " Bakkerij Peeters ");
  fireEvent.change(screen.getByLabelText(/^Geldig tot/), { target: { value: "2099-12-31" } });
  await userEvent.click(await screen.findByLabelText(/^De vrek/));
  await create();
  const terms = { name: "Bakkerij Peeters", showIds: [4], validUntil: "2099-12-31" };
  await expect.poll(bodies).toEqual([{ type: "SPONSOR", maxTickets: 1, ...terms }]);
});

it("changes a code from what it is, and offers its own shows whatever became of them", async () => {
  const off = testShow({ id: 5, name: "Slisse", cancelledAt: "2026-01-20T10:00:00.000Z" });
  const over = testShow({ id: 6, name: "Het gezin" });
  respond("listShows", [testShow({ id: 4, name: "De vrek" }), off]);
  respond("updateTicketCode", offline);
  const code = { id: 7, code: "K7M4-P9WX-3HRC", type: "SPONSOR", maxTickets: 4, usedCount: 1 } as const;
  const terms = { name: "Leden", showIds: [5, 6, 98], validUntil: "2099-12-31" };
  renderScreen(
    <ChangeCodeDialog code={{ ...code, ...terms }} named={[off, over]} onClose={nothing} onChanged={nothing} />,
  );
  await screen.findByLabelText(/^De vrek/);
  for (const name of [/^Slisse/, /^Het gezin/, /^Een verwijderde voorstelling/])
    await userEvent.click(screen.getByLabelText(name));
  await userEvent.clear(screen.getByLabelText(/^Naam/));
  await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
  const changed = () => callsOf("updateTicketCode").map(({ body }) => body);
  await expect.poll(changed).toEqual([{ validUntil: "2099-12-31" }]);
});
