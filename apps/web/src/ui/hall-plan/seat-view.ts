/** Seat states and their words are in `ui`, as several features draw the hall, and never import each other. */
import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { parseSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { kindWord, type NamedSeat, seatLabel } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { hall as hallMessages, seatStates } from "#messages/nl/hall.ts";

/**
 * Seat map: `available`, `held` (in another cart), `occupied`, `own` (reserved by this user), `mine` (in the cart),
 * `busy` (mine, the response is pending).
 * Box office: `blocked` (by a volunteer). Hall follow-up: `scanned`, `expected` (sold, not scanned), `free`.
 */
export const SEAT_STATES = [
  "available",
  "held",
  "occupied",
  "own",
  "mine",
  "busy",
  "blocked",
  "scanned",
  "expected",
  "free",
  "unknown",
] as const;
export type SeatState = (typeof SEAT_STATES)[number];

/** `note` is specific to this seat ('Jan Peeters'). */
export interface SeatView {
  readonly state: SeatState;
  readonly note?: string;
}

/** Subscribes one seat to its state. Must be the same function during the whole life of the plan. */
export type UseSeat = (id: SeatId) => SeatView;

export type Tally = Readonly<Partial<Record<SeatState, number>>>;

/** Subscribes to the counts of these seats, a stable reference. */
export type UseTally = (ids: readonly SeatId[]) => Tally;

/** Called for a click, tap, Enter or Space, whatever the seat's state. */
export type PickSeat = (id: SeatId, state: SeatState) => void;

export type SeatPrice = string | ReadonlyMap<string, string>;

export function priceOfZone(price: SeatPrice | undefined, zone: string): string | undefined {
  return typeof price === "object" ? price.get(zone) : price;
}

export interface HallProps {
  readonly hall: Hall;
  readonly label: string;
  readonly useSeat: UseSeat;
  /** Without this hook a large hall has no blocks with counts: all its seats are drawn and listed at once. */
  readonly useTally?: UseTally | undefined;
  /** Words on a block, as seen from afar; by default how many seats are free. Must be a stable reference. */
  readonly blockWords?: ((tally: Tally) => string) | undefined;
  /** Undefined: the hall is read-only, but can be navigated. */
  readonly onPick?: PickSeat | undefined;
  /** Called for a click, tap, Enter or Space on an area; undefined: areas only show their numbers. */
  readonly onArea?: ((area: HallGroup) => void) | undefined;
  /** The states that can be picked; by default the ones for buying. Must be a stable reference. */
  readonly pickable?: ReadonlySet<SeatState> | undefined;
  /** Formatted price ('€ 12,00'), or one per zone, of seats that can be bought. Must be a stable reference. */
  readonly price?: SeatPrice | undefined;
  /** Proposed seats ('Kies voor mij'), marked. Must be a stable reference. */
  readonly highlighted?: ReadonlySet<SeatId> | undefined;
  /** Seats to move the plan to, zoomed in where seats are small. Must be a stable reference. */
  readonly revealed?: ReadonlySet<SeatId> | undefined;
}

export interface DescribedSeat extends NamedSeat {
  readonly kind: SeatKind;
}

export function isSeatState(text: string): text is SeatState {
  return SEAT_STATES.some((state) => state === text);
}

export function tallyOf(ids: readonly SeatId[], views: ReadonlyMap<SeatId, SeatView>): Tally {
  const tally: Partial<Record<SeatState, number>> = {};
  for (const id of ids) {
    const state = views.get(id)?.state ?? "unknown";
    tally[state] = (tally[state] ?? 0) + 1;
  }
  return tally;
}

/** 'nog 34 vrij', 'vol'; nothing while the seats load. */
export function freeWords({ available = 0, free = 0, unknown = 0 }: Tally): string {
  const count = available + free;
  if (count > 0) return hallMessages().free(count);
  return unknown > 0 ? "" : hallMessages().full;
}

const PRICED: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine", "busy"]);
const PICKABLE: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine"]);

export function canPick(state: SeatState, pickable = PICKABLE): boolean {
  return pickable.has(state);
}

/** 'rolstoelplaats, beschikbaar, € 12,00'; seats that nobody can buy now have no price. */
export function seatDetails(kind: SeatKind, view: SeatView, price?: string, proposed = false): string {
  const special = kindWord({ kind }, currentLanguage());
  const parts = [...(special === undefined ? [] : [special]), seatStates()[view.state]];
  // A note says why the seat is marked.
  if (proposed && !view.note) parts.push(hallMessages().proposed);
  if (price !== undefined && PRICED.has(view.state)) parts.push(price.replaceAll("\u00a0", " "));
  if (view.note) parts.push(view.note);
  return parts.join(", ");
}

export function seatSentence(seat: DescribedSeat, view: SeatView, price?: string, proposed = false): string {
  return `${seatLabel(seat, currentLanguage())}, ${seatDetails(seat.kind, view, price, proposed)}`;
}

export interface SeatTarget {
  readonly id: SeatId;
  readonly state: SeatState;
  readonly element: Element;
}

/** Returns the seat that an event hit; null for an event beside the seats. */
export function seatOfTarget(target: EventTarget | null): SeatTarget | null {
  const element = target instanceof Element ? target.closest("[data-seat]") : null;
  const id = parseSeatId(element?.getAttribute("data-seat") ?? "");
  const state = element?.getAttribute("data-state") ?? "";
  return element && id && isSeatState(state) ? { id, state, element } : null;
}
