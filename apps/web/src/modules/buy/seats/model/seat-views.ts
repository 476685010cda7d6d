import type { Show } from "@podium/shared/contracts/shows";
import type { Hall, HallSeat } from "@podium/shared/halls/hall";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import type { FreeSeats } from "@podium/shared/halls/seat-picks";
import { sumOfEuros } from "@podium/shared/money/money";
import { priceIn } from "@podium/shared/tickets/ticket-types";
import type { ShowSeats } from "#entities/shows/show-seats.ts";
import { formatEuro } from "#platform/format.ts";
import { SharedMap } from "#platform/shared-map.ts";
import type { SeatPrice, SeatView, Tally } from "#ui/hall-plan/seat-view.ts";

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

interface Shown {
  readonly showId: number;
  readonly hall: Hall;
  /** Undefined before the server's first response. */
  readonly seats: ShowSeats | undefined;
  /** By `showId/seatId`. */
  readonly own: OwnSeats;
  readonly ownReserved?: ReadonlySet<string>;
  /** Chosen without a session: shown as one's own while they are free. */
  readonly preselected?: ReadonlySet<string>;
  /** Seats held for the cast that this visitor may choose, each with its look. */
  readonly ofCast?: ReadonlyMap<string, SeatView>;
}

type Views = ReadonlyMap<SeatId, SeatView>;

/**
 * Seats that the server does not mention are not for sale; before its first response the result is empty.
 * @param last an earlier state and its views, of which only what changed is made again
 */
export function pickerViews(shown: Shown, last?: { shown: Shown; views: Views }): Views {
  const { showId, hall, seats } = shown;
  if (!seats) return NOTHING;
  const look = lookOf(shown, seats);
  if (last && last.shown.hall === hall && last.shown.showId === showId && SharedMap.is(last.views)) {
    const { views } = last;
    const changed = changesBetween(last.shown, shown);
    if (changed) return views.with(changed.flatMap((id) => (views.has(id) ? [[id, look(id)] as const] : [])));
  }
  const views = new Map(hall.groups.flatMap(({ seatIds }) => seatIds.map((id) => [id, look(id)] as const)));
  return SharedMap.is(seats) ? SharedMap.of(views) : views;
}

const NOTHING: Views = new Map();

const NO_VIEWS: ReadonlyMap<string, SeatView> = new Map();

function lookOf(shown: Shown, seats: ShowSeats) {
  const { showId, own, ownReserved = NO_SEATS, preselected = NO_SEATS, ofCast = NO_VIEWS } = shown;
  return (id: SeatId): SeatView => {
    const mine = own.size > 0 && own.get(`${showId}/${id}`);
    if (mine) return looks[mine];
    const status = seats.get(id)?.status ?? "reserved";
    const isOwn = status === "reserved" && ownReserved.has(id);
    if (isOwn) return looks.own;
    // The public states call a seat that is held for somebody reserved.
    const castLook = status === "reserved" ? ofCast.get(id) : undefined;
    const isPreselected = (status === "available" || castLook !== undefined) && preselected.has(id);
    return isPreselected ? looks.mine : (castLook ?? looks[status]);
  };
}

/** Null: everything may have changed. */
function changesBetween(old: Shown, now: Shown): SeatId[] | null {
  if (!(old.seats instanceof SharedMap && now.seats instanceof SharedMap)) return null;
  const [before, after]: ShowSeats[] = [old.seats, now.seats];
  if (!(before instanceof SharedMap && after instanceof SharedMap)) return null;
  const changed = new Set<string>(after.differences(before));
  for (const { own, showId, ownReserved = NO_SEATS, preselected = NO_SEATS, ofCast = NO_VIEWS } of [old, now]) {
    for (const key of own.keys()) if (key.startsWith(`${showId}/`)) changed.add(key.slice(`${showId}/`.length));
    for (const id of [...ownReserved, ...preselected, ...ofCast.keys()]) changed.add(id);
  }
  return [...changed].filter(isSeatId);
}

/**
 * Seats that are free for everybody; those of an actor's link have a note, and are only chosen by hand. Looks a seat up
 * when it is asked for: of 20,000 most never are.
 */
export function freeSeats(views: ReadonlyMap<SeatId, SeatView>): FreeSeats {
  const isFree = (view: SeatView | undefined): boolean => view?.state === "available" && view.note === undefined;
  return { has: (id) => isFree(views.get(id)) };
}

/** Whether the user has chosen the seat: in the cart or on the way there, or before signing in. */
export function isChosen(views: ReadonlyMap<SeatId, SeatView>, id: SeatId): boolean {
  const state = views.get(id)?.state;
  return state === "mine" || state === "busy";
}

/** Whether nobody can choose a seat, and this user has none. */
export function isSoldOut({ available = 0, mine = 0, busy = 0, ...others }: Tally): boolean {
  return available + mine + busy === 0 && Object.keys(others).length > 0;
}

type Priced = Pick<Show, "pricePerSeat" | "ticketTypes">;

/** Price of a seat of the zone, in euros, until another ticket type is chosen. */
function firstPrice({ pricePerSeat, ticketTypes: [first] }: Priced, zone: string): number {
  return (first && priceIn(first, zone)) ?? pricePerSeat;
}

/** Price of each seat when it is clicked. @param hall undefined while it loads */
export function seatPrices(show: Priced, hall: Hall | undefined): SeatPrice {
  if ((show.ticketTypes[0]?.prices.length ?? 0) < 2 || !hall) return formatEuro(show.pricePerSeat);
  const zones = new Set(hall.groups.flatMap(({ zone, seatIds }) => (seatIds.length > 0 ? [zone] : [])));
  return new Map([...zones].map((zone) => [zone, formatEuro(firstPrice(show, zone))]));
}

/** Price of these seats together, in euros. */
export function totalPrice(show: Priced, seats: ReadonlyArray<Pick<HallSeat, "zone">>): number {
  return sumOfEuros(seats.map(({ zone }) => firstPrice(show, zone)));
}
