import type { Show } from "@podium/shared/contracts/shows";
import type { Hall, HallSeat } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { sumOfEuros } from "@podium/shared/money/money";
import { priceIn } from "@podium/shared/tickets/ticket-types";
import type { ShowSeats } from "#entities/shows/show-seats.ts";
import { formatEuro } from "#platform/format.ts";
import type { SeatPrice, SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";

type OwnSeats = ReadonlyMap<string, "mine" | "busy">;

export const NO_SEATS: ReadonlySet<string> = new Set();

/** Shared by all seats, so that an unchanged seat keeps its object. */
const looks = {
  available: { state: "available" },
  held: { state: "held" },
  reserved: { state: "occupied" },
  mine: { state: "mine" },
  busy: { state: "busy" },
  own: { state: "own" },
} as const satisfies Record<string, SeatView>;

/**
 * Seats that the server does not mention are not for sale; before its first response the result is empty.
 * @param own by `showId/seatId` @param preselected chosen without a session: shown as one's own while they are free
 */
export function pickerViews(
  { showId, hall }: { showId: number; hall: Hall },
  seats: ShowSeats | undefined,
  own: OwnSeats,
  ownReserved = NO_SEATS,
  preselected = NO_SEATS,
): Map<SeatId, SeatView> {
  const shown = new Map<SeatId, SeatView>();
  if (!seats) return shown;
  for (const { id } of hall.seats) {
    const status = seats.get(id)?.status ?? "reserved";
    const isOwn = status === "reserved" && ownReserved.has(id);
    const isPreselected = status === "available" && preselected.has(id);
    shown.set(id, looks[isOwn ? "own" : isPreselected ? "mine" : status]);
  }
  for (const [key, state] of own) {
    const [show, id = ""] = key.split("/");
    const seat = Number(show) === showId && hall.seat(id);
    if (seat) shown.set(seat.id, looks[state]);
  }
  return shown;
}

export function hasReserved(views: ReadonlyMap<SeatId, SeatView>): boolean {
  return hasSome(views, (state) => state === "own");
}

export function freeSeats(views: ReadonlyMap<SeatId, SeatView>): Set<SeatId> {
  return seatsThat(views, (state) => state === "available");
}

/** Seats that the user has chosen: in the cart or on the way there, or before signing in. */
export function chosenSeats(views: ReadonlyMap<SeatId, SeatView>): Set<SeatId> {
  return seatsThat(views, (state) => state === "mine" || state === "busy");
}

function seatsThat(views: ReadonlyMap<SeatId, SeatView>, are: (state: SeatState) => boolean): Set<SeatId> {
  const seats = new Set<SeatId>();
  for (const [id, { state }] of views) if (are(state)) seats.add(id);
  return seats;
}

const TAKEABLE: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine", "busy"]);

/** Whether nobody can choose a seat, and this user has none. */
export function isSoldOut(views: ReadonlyMap<SeatId, SeatView>): boolean {
  return views.size > 0 && !hasSome(views, (state) => TAKEABLE.has(state));
}

function hasSome(views: ReadonlyMap<SeatId, SeatView>, is: (state: SeatState) => boolean): boolean {
  for (const { state } of views.values()) if (is(state)) return true;
  return false;
}

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
