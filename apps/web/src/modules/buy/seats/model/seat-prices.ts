import type { Show } from "@podium/shared/contracts/shows";
import type { Hall, HallSeat } from "@podium/shared/halls/hall";
import { sumOfEuros } from "@podium/shared/money/money";
import { priceIn } from "@podium/shared/tickets/ticket-types";
import { formatEuro } from "#platform/format.ts";
import type { SeatPrice } from "#ui/hall-plan/seat-view.ts";

type Priced = Pick<Show, "pricePerSeat" | "ticketTypes">;

/** Price of a seat of the zone, in euros, until another ticket type is chosen. */
function firstPrice({ pricePerSeat, ticketTypes: [first] }: Priced, zone: string): number {
  return (first && priceIn(first, zone)) ?? pricePerSeat;
}

/** Price of each seat when it is clicked. @param hall undefined while it loads */
export function seatPrices(show: Priced, hall: Hall | undefined): SeatPrice {
  if ((show.ticketTypes[0]?.prices.length ?? 0) < 2 || !hall) return formatEuro(show.pricePerSeat);
  const zones = new Set(hall.seats.map(({ zone }) => zone));
  return new Map([...zones].map((zone) => [zone, formatEuro(firstPrice(show, zone))]));
}

/** Price of these seats together, in euros. */
export function totalPrice(show: Priced, seats: ReadonlyArray<Pick<HallSeat, "zone">>): number {
  return sumOfEuros(seats.map(({ zone }) => firstPrice(show, zone)));
}
