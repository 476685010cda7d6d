import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { HandedTickets } from "@podium/shared/contracts/handed-tickets";
import { namedById } from "@podium/shared/halls/seat-names";
import { afterEach, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { toast } from "#ui/toast.ts";
import { HandoverFacts } from "./handover-facts.tsx";
import { TicketHandover } from "./ticket-handover.tsx";

afterEach(() => vi.restoreAllMocks());

const words = () => document.body.textContent.replaceAll("\u00a0", " ");
const returned = (change: Partial<HandedTickets["returned"][number]> = {}): HandedTickets => ({
  giveBack: "VOUCHER",
  canPassOn: false,
  passed: [],
  returned: [
    {
      id: 4,
      seat: namedById("R1-C"),
      ticketType: "Standaard",
      price: 12,
      as: "VOUCHER",
      givenBackAt: "2026-11-21T10:00:00.000Z",
      state: "FOR_SALE",
      canKeep: true,
      returned: null,
      ...change,
    },
  ],
});

const paid = testReservation({ status: "CONFIRMED" });
const nothing: HandedTickets = { giveBack: "VOUCHER", canPassOn: false, passed: [], returned: [] };

it("gives back what was chosen, only after saying what becomes of ticket, seat and money", async () => {
  respond("getHandedTickets", nothing);
  renderScreen(<TicketHandover reservation={paid} />);
  await userEvent.click(await screen.findByRole("button", { name: /Geef tickets terug/ }));
  const dialog = await screen.findByRole("alertdialog", { name: "Tickets teruggeven" });
  expect(dialog.textContent).toContain("Kies eerst welke tickets u teruggeeft.");
  expect(dialog.textContent).not.toMatch(/ticket geldt|tickets gelden|geld terug/);
  await userEvent.click(screen.getByRole("button", { name: "Ja, teruggeven" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /stoel B/ }));
  expect(words()).toContain("meteen niet meer aan de ingang");
  expect(words()).toContain("krijgt u uw geld terug als cadeaubon, per mail");
  expect(words()).toContain("Koopt niemand de plaats, dan krijgt u niets terug.");
  expect(callsOf("giveBackTickets")).toEqual([]);
  const giving = pending("giveBackTickets");
  await userEvent.click(screen.getByRole("button", { name: "Ja, teruggeven" }));
  expect((await giving.called()).body).toEqual({ ticketIds: [2] });
  respond("getHandedTickets", returned());
  await giving.respond(returned());
  await screen.findByText("Rij 1, stoel C: staat te koop");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
});

it("says why it is refused, and stays open", async () => {
  respond("getHandedTickets", nothing);
  renderScreen(
    <TicketHandover reservation={testReservation({ status: "CONFIRMED", seats: paid.seats.slice(0, 1) })} />,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Geef uw ticket terug/ }));
  const giving = pending("giveBackTickets");
  await userEvent.click(await screen.findByRole("button", { name: "Ja, teruggeven" }));
  await giving.called();
  await giving.respond(refusal("TICKET_USED"));
  await screen.findByText("Er is niets teruggegeven.");
  expect(words()).toContain("Dit ticket is al gescand aan de ingang.");
});

it("does not say that nothing was given back when the response was lost, and shows what stands now", async () => {
  respond("getHandedTickets", nothing);
  renderScreen(
    <TicketHandover reservation={testReservation({ status: "CONFIRMED", seats: paid.seats.slice(0, 1) })} />,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Geef uw ticket terug/ }));
  const giving = pending("giveBackTickets");
  await userEvent.click(await screen.findByRole("button", { name: "Ja, teruggeven" }));
  await giving.called();
  respond("getHandedTickets", returned());
  await giving.respond(offline());
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(words()).toContain("Sluit eerst dit venster en kijk of het al gebeurd is.");
  expect(screen.queryByText("Er is niets teruggegeven.")).toBe(null);
  await screen.findByText("Rij 1, stoel C: staat te koop");
});

it("says that the lists could not be loaded, and loads them on request", async () => {
  respond("getHandedTickets", () => refusal("RESERVATION_NOT_FOUND"));
  renderScreen(<TicketHandover reservation={paid} />);
  expect((await screen.findByRole("alert")).textContent).toContain("kon niet geladen worden");
  respond("getHandedTickets", returned());
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await screen.findByText("Rij 1, stoel C: staat te koop");
  expect(screen.queryByRole("alert")).toBe(null);
});

it("offers nothing where the show takes none back", async () => {
  respond("getHandedTickets", { ...returned(), giveBack: "NO" });
  renderScreen(<TicketHandover reservation={paid} />);
  await screen.findByText("Rij 1, stoel C: staat te koop");
  expect(screen.queryByRole("button", { name: /terug$/ })).toBe(null);
});

it("reclaims a ticket while nobody chose its seat, and says when somebody did", async () => {
  respond("getHandedTickets", returned());
  renderScreen(<TicketHandover reservation={paid} />);
  const reclaiming = pending("keepReturnedTicket");
  await userEvent.click(await screen.findByRole("button", { name: "Toch houden" }));
  expect((await reclaiming.called()).body).toEqual({ returnedId: 4 });
  respond("getHandedTickets", returned({ state: "TAKEN", canKeep: false }));
  await reclaiming.respond(refusal("SEAT_TAKEN_SINCE"));
  await screen.findByText("U kunt deze plaats niet houden.");
  await screen.findByText("Rij 1, stoel C: iemand koos deze plaats");
  expect(screen.queryByRole("button", { name: "Toch houden" })).toBe(null);
});

it("says what came of a seat that was sold, or not", async () => {
  respond("getHandedTickets", returned({ state: "SOLD", returned: 12, money: 12, canKeep: false }));
  const { unmount } = renderScreen(<TicketHandover reservation={paid} />);
  await waitFor(() => expect(words()).toContain("U krijgt € 12,00 terug. Uw cadeaubon is onderweg"));
  unmount();
  respond("getHandedTickets", returned({ state: "UNSOLD", canKeep: false }));
  renderScreen(<TicketHandover reservation={testReservation({ id: 8, status: "CONFIRMED" })} />);
  await screen.findByText("Rij 1, stoel C: niet verkocht");
});

type Sold = Pick<HandedTickets["returned"][number], "as" | "returned" | "money">;

it.each<[Sold, owner: string, volunteer: string]>([
  [
    { as: "MONEY", returned: 12, money: 12 },
    "U krijgt € 12,00 terug, op uw rekening of aan de kassa.",
    "verkocht. € 12,00 gaat terug als geld",
  ],
  [
    { as: "VOUCHER", returned: 20, money: 0 },
    "€ 20,00 staat weer op de cadeaubon waarmee u betaalde.",
    "verkocht. € 20,00 staat weer op de cadeaubon die betaalde",
  ],
  [
    { as: "MONEY", returned: 20, money: 0 },
    "€ 20,00 staat weer op de cadeaubon waarmee u betaalde.",
    "verkocht. € 20,00 staat weer op de cadeaubon die betaalde",
  ],
  [
    { as: "VOUCHER", returned: 24, money: 4 },
    "U krijgt € 24,00 terug. € 20,00 daarvan staat weer op de cadeaubon waarmee u betaalde. Voor € 4,00 is een nieuwe cadeaubon onderweg, in een aparte mail.",
    "verkocht. € 4,00 gaat terug als cadeaubon, € 20,00 staat weer op de cadeaubon die betaalde",
  ],
  [
    { as: "MONEY", returned: 24, money: 4 },
    "U krijgt € 24,00 terug. € 20,00 daarvan staat weer op de cadeaubon waarmee u betaalde. € 4,00 krijgt u op uw rekening of aan de kassa.",
    "verkocht. € 4,00 gaat terug als geld, € 20,00 staat weer op de cadeaubon die betaalde",
  ],
  [
    { as: "MONEY", returned: 24 },
    "U krijgt € 24,00 terug. Wat met een cadeaubon betaald werd, staat weer op die bon. De rest krijgt u op uw rekening of aan de kassa.",
    "verkocht. € 24,00 gaat terug: wat een cadeaubon betaalde op die bon, de rest als geld",
  ],
])("says of %o to owner and volunteers which part comes back how", async (sold, owner, volunteer) => {
  respond("getHandedTickets", returned({ state: "SOLD", canKeep: false, ...sold }));
  const { unmount } = renderScreen(<TicketHandover reservation={paid} />);
  const title = "Rij 1, stoel C: verkocht";
  await waitFor(() => expect(words()).toContain(`${title}${owner}`));
  unmount();
  renderScreen(<HandoverFacts reservationId={7} />);
  await waitFor(() => expect(words()).toMatch(/teruggegeven op/));
  expect(words()).toContain(volunteer);
});

const rosa = {
  ticketId: 2,
  seat: namedById("R1-B"),
  name: "Rosa Maas",
  email: "rosa@podium.example",
  passedAt: "2026-11-21T10:00:00.000Z",
  canTakeBack: true,
};
const passedOn: HandedTickets = { giveBack: "NO", canPassOn: true, passed: [rosa], returned: [] };

it("passes on what was chosen to a name and an address, and no ticket twice", async () => {
  respond("getHandedTickets", { ...passedOn, passed: [] });
  renderScreen(<TicketHandover reservation={paid} />);
  await userEvent.click(await screen.findByRole("button", { name: "Geef tickets door" }));
  const passing = pending("passTicketsOn");
  await userEvent.click(await screen.findByRole("checkbox", { name: /stoel B/ }));
  await fill(screen.getByLabelText("Naam van wie komt"), "Rosa Maas");
  await fill(screen.getByLabelText("E-mailadres van wie komt"), "rosa@podium.example");
  await userEvent.click(screen.getByRole("button", { name: "Doorgeven" }));
  expect((await passing.called()).body).toEqual({ ticketIds: [2], name: "Rosa Maas", email: "rosa@podium.example" });
  respond("getHandedTickets", passedOn);
  await passing.respond(passedOn);
  await screen.findByText("Rij 1, stoel B: doorgegeven aan Rosa Maas");
  // Only one ticket can still be passed on.
  await screen.findByRole("button", { name: "Geef uw ticket door" });
});

it.each([
  [1, "Uw ticket is doorgegeven. De nieuwe houder krijgt een mail."],
  [2, "Uw tickets zijn doorgegeven. De nieuwe houder krijgt een mail."],
])("confirms that %i went to somebody else, in words of that number", async (count, sentence) => {
  respond("getHandedTickets", { ...passedOn, passed: [] });
  respond("passTicketsOn", passedOn);
  const confirmed = vi.spyOn(toast, "success").mockReturnValue(undefined);
  renderScreen(<TicketHandover reservation={paid} />);
  await userEvent.click(await screen.findByRole("button", { name: "Geef tickets door" }));
  const boxes = await screen.findAllByRole("checkbox");
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
  await fill(screen.getByLabelText("Naam van wie komt"), "Rosa Maas");
  await fill(screen.getByLabelText("E-mailadres van wie komt"), "rosa@podium.example");
  await userEvent.click(screen.getByRole("button", { name: "Doorgeven" }));
  await expect.poll(() => confirmed.mock.calls).toEqual([[sentence]]);
});

it("leaves what was chosen in view when the response was lost, also where it was done", async () => {
  respond("getHandedTickets", { ...passedOn, passed: [] });
  renderScreen(<TicketHandover reservation={paid} />);
  await userEvent.click(await screen.findByRole("button", { name: "Geef tickets door" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /stoel B/ }));
  await fill(screen.getByLabelText("Naam van wie komt"), "Rosa Maas");
  await fill(screen.getByLabelText("E-mailadres van wie komt"), "rosa@podium.example");
  const passing = pending("passTicketsOn");
  await userEvent.click(screen.getByRole("button", { name: "Doorgeven" }));
  await passing.called();
  respond("getHandedTickets", passedOn);
  await passing.respond(offline());
  await screen.findByText(/doorgegeven aan Rosa Maas/);
  expect(screen.getByText("Wij weten niet of het gelukt is.")).toBeDefined();
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
});

it("withdraws a ticket after saying what becomes of the other's code", async () => {
  respond("getHandedTickets", passedOn);
  renderScreen(<TicketHandover reservation={paid} />);
  await userEvent.click(await screen.findByRole("button", { name: "Terugnemen" }));
  expect(words()).toContain("De QR-code van Rosa Maas geldt niet meer.");
  const withdrawing = pending("takeTicketsBack");
  await userEvent.click(screen.getByRole("button", { name: "Ja, terugnemen" }));
  expect((await withdrawing.called()).body).toEqual({ ticketIds: [2] });
  respond("getHandedTickets", { ...passedOn, passed: [] });
  await withdrawing.respond({ ...passedOn, passed: [] });
  await waitFor(() => expect(screen.queryByText(/doorgegeven aan/)).toBe(null));
});

it("shows volunteers to whom a ticket went since when, and what became of one that was given back", async () => {
  respond("getHandedTickets", {
    ...passedOn,
    returned: returned({ state: "SOLD", returned: 12, money: 12, canKeep: false }).returned,
  });
  renderScreen(<HandoverFacts reservationId={7} />);
  await screen.findByText("Doorgegeven en teruggegeven");
  expect(words()).toMatch(/stoel B: doorgegeven aan Rosa Maas \(rosa@podium\.example\) op .*21 november 2026/);
  expect(words()).toMatch(/stoel C: teruggegeven op .*21 november 2026.*, verkocht\. € 12,00 gaat terug als cadeaubon/);
});
