import type { Show } from "@podium/shared/contracts/shows";
import type { TicketType } from "@podium/shared/contracts/ticket-types";
import type { ShowOccupancy } from "@podium/shared/contracts/statistics";

/** The ticket type of a show whose organiser defined none. */
export const standardType = (price = 12): TicketType => ({
  id: 1,
  name: "Standaard",
  description: "",
  prices: [{ zone: null, price }],
  maxPerReservation: null,
});

export function testShow(change: Partial<Show> = {}): Show {
  return {
    id: 1,
    name: "De Vrek",
    dateTime: "2026-03-14T19:00:00.000Z",
    hallPlanId: 1,
    hallName: "Parochiezaal",
    pricePerSeat: 12,
    ticketTypes: [standardType(change.pricePerSeat)],
    salesOpenAt: null,
    salesCloseAt: "2026-03-14T19:00:00.000Z",
    salesOpen: true,
    transferUntil: "2099-03-12T23:00:00.000Z",
    giveBack: "NO",
    waitingRoom: "auto",
    seatsTotal: 193,
    seatsAvailable: 20,
    ...change,
  };
}

/** A show without reserved seats. */
export const testOccupancy = (more: Partial<ShowOccupancy> = {}): ShowOccupancy => ({
  id: 1,
  name: "De vrek",
  dateTime: "2026-12-05T19:00:00.000Z",
  hallPlanId: 1,
  seatsTotal: 193,
  scanned: [],
  expected: [],
  unpaid: [],
  blocked: [],
  ticketTypes: [],
  ...more,
});
