import { expect } from "@playwright/test";
import type { ReceivedTickets } from "@podium/shared/contracts/received-tickets";
import type { HandedTickets } from "@podium/shared/contracts/handed-tickets";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { button, close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";

const AT = "2098-12-05T19:00:00.000Z";
const GIVEN_AT = "2098-11-21T10:00:00.000Z";
const show = { id: 1, name: "De vrek", dateTime: AT };
const NOT_DRAWN = "data:image/gif;base64,R0lGODdhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=";
const seats = testSeats("R1-A", "R1-B", "T4-C").map((seat, index) => ({ ...seat, id: index + 1 }));
const codes = { qrContents: ["a", "b", "c"], qrCodes: [NOT_DRAWN, NOT_DRAWN, NOT_DRAWN] };
/** The second ticket is passed on, so the response has no code for it. */
const tickets: Tickets = {
  ...testReservation({ id: 42, status: "CONFIRMED", show, seats, guestCount: 3, totalprice: 36, grossPrice: 36 }),
  qrContents: ["a", "", "c"],
};
export const handover: HandedTickets = {
  giveBack: "VOUCHER",
  canPassOn: true,
  passed: [
    {
      ticketId: 2,
      seat: { seatId: "R1-B", group: "Rij 1", label: "B" },
      name: "Annemarie Van Nieuwenhuyse-Callebaut",
      email: "annemarie.van.nieuwenhuyse-callebaut@voorbeeld.be",
      passedAt: GIVEN_AT,
      canTakeBack: true,
    },
  ],
  returned: (["FOR_SALE", "TAKEN", "SOLD", "UNSOLD"] as const).map((state, index) => ({
    id: index + 1,
    seat: { seatId: `R2-${"ABCD"[index]}`, group: "Rij 2", label: `${"ABCD"[index]}` },
    ticketType: "Standaard",
    price: 12,
    as: "VOUCHER",
    givenBackAt: GIVEN_AT,
    state,
    canKeep: state === "FOR_SALE",
    ...(state === "SOLD" ? { returned: 12, money: 4 } : { returned: null }),
  })),
};

const allPassed = seats.map(({ id, seat }) => ({ ...handover.passed[0], ticketId: id, seat }));

const received = (change: Partial<ReceivedTickets> = {}): ReceivedTickets => ({
  id: 42,
  giver: "An Peeters",
  holder: "Annemarie Van Nieuwenhuyse-Callebaut",
  show,
  seats: seats.slice(0, 2).map(({ price: _price, ...seat }) => seat),
  gone: 0,
  ...codes,
  ...change,
});
const { qrContents: _contents, qrCodes: _codes, ...without } = received();
const opened = (name: string, token: string, body: object, shows: string): PageState => ({
  name: `received tickets ${name}`,
  as: "visitor",
  path: `/gekregen-tickets#token=${token}`,
  responses: { "/api/received-tickets": body },
  shows,
});
const cancelled = { ...show, cancelledAt: "2098-11-20T10:00:00.000Z" };

/** Page states of tickets that are passed on, for the payer and for the recipient. */
export const handoverStates: readonly PageState[] = [
  {
    name: "ticket handover",
    as: "member",
    path: "/ticketsDetail/42",
    responses: { "/api/reservation/tickets/42": tickets, "/api/reservation/42/handed-tickets": handover },
    shows: /doorgegeven aan Annemarie/,
    steps: {
      "passing on": async (page) => {
        await press("Geef tickets door")(page);
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "passing on, with mistakes": submitEmpty("Doorgeven"),
      "giving back": async (page) => {
        await close(page);
        await press("Geef tickets terug")(page);
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
      "giving two back": async (page) => {
        for (const ticket of await page.getByRole("alertdialog").getByRole("checkbox").all()) await ticket.check();
        await expect(button(page, "Ja, 2 teruggeven")).toBeEnabled();
      },
      "taking back": async (page) => {
        await close(page);
        await press("Terugnemen")(page);
      },
    },
  },
  {
    name: "tickets that were all passed on",
    as: "member",
    path: "/ticketsDetail/43",
    responses: {
      "/api/reservation/tickets/43": { ...tickets, id: 43, qrContents: ["", "", ""] },
      "/api/reservation/43/handed-tickets": { ...handover, passed: allPassed, returned: [] },
    },
    shows: "Doorgegeven. De nieuwe houder heeft de QR-code.",
  },
  // The query makes another address, because a page that is opened again keeps the link that it had.
  {
    name: "received tickets without a link",
    as: "visitor",
    path: "/gekregen-tickets?zonder-link",
    shows: "Druk op de knop in uw mail",
  },
  opened("valid", "1.abc", received(), "An Peeters gaf u deze tickets door."),
  opened("one gone", "2.abc", received({ seats: without.seats.slice(0, 1), gone: 1 }), "Eén ticket is niet meer van u"),
  opened("withdrawn", "3.abc", { ...without, seats: [], gone: 2 }, "Deze tickets zijn niet meer van u"),
  opened("of a cancelled show", "4.abc", { ...without, show: cancelled }, "Deze voorstelling gaat niet door"),
  {
    name: "received tickets by a wrong link",
    as: "visitor",
    path: "/gekregen-tickets#token=5.abc",
    shows: "Deze link werkt niet",
  },
  ...inStates("received tickets", "visitor", "/gekregen-tickets").map((pageState, index) => ({
    ...pageState,
    path: `${pageState.path}#token=${6 + index}.abc`,
  })),
  {
    name: "account with received tickets",
    as: "member",
    path: "/account",
    responses: {
      "/api/received-tickets": [
        { token: "1.abc", giver: "An Peeters", show, seats: handover.passed.map(({ seat }) => seat) },
        { token: "2.abc", giver: "Wout Claes", show: cancelled, seats: seats.map(({ seat }) => seat) },
      ],
    },
    shows: "Tickets die u kreeg",
  },
];
