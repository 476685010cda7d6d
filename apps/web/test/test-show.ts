import type { Show } from "@podium/shared/contracts/shows";

export function testShow(change: Partial<Show> = {}): Show {
  return {
    id: 1,
    name: "De Vrek",
    dateTime: "2026-03-14T19:00:00.000Z",
    hallPlanId: 1,
    hallName: "Parochiezaal",
    pricePerSeat: 12,
    salesOpenAt: null,
    salesCloseAt: "2026-03-14T19:00:00.000Z",
    salesOpen: true,
    seatsTotal: 193,
    seatsAvailable: 20,
    ...change,
  };
}
