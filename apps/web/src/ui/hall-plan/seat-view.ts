/**
 * What a seat looks like and what it is called. This folder is the one place in `ui` that speaks of the product:
 * both the seat map and the hall follow-up draw the same room, and features never import each other.
 */
import { seatLabel } from "@podium/shared/seat-id";
import type { SeatId } from "@podium/shared/seat-id";

/**
 * - `available`, `held` (in somebody else's cart), `occupied`, `mine`, `busy` (mine, the server has not answered yet):
 *   the seat map;
 * - `blocked` (kept from the public by a volunteer): the desk;
 * - `scanned`, `expected` (sold, not scanned yet), `free` (not sold): the hall follow-up;
 * - `unknown`: not loaded yet.
 */
export type SeatState =
  | "available"
  | "held"
  | "occupied"
  | "mine"
  | "busy"
  | "blocked"
  | "scanned"
  | "expected"
  | "free"
  | "unknown";

/** What one seat shows: its state and, if there is more to say of this very seat, a short note ('Jan Peeters'). */
export interface SeatView {
  readonly state: SeatState;
  readonly note?: string;
}

/**
 * A React hook that subscribes to one seat. It is called once inside every drawn seat, so that a change redraws
 * that seat alone. It must be the same function during the whole life of the plan.
 */
export type UseSeat = (id: SeatId) => SeatView;

/** Called when somebody clicks, taps or presses Enter or Space on a seat, whatever its state. */
export type PickSeat = (id: SeatId, state: SeatState) => void;

/** Each state in a word or two, as it is read out after the seat's name. */
export const STATE_WORDS: Readonly<Record<SeatState, string>> = {
  available: "beschikbaar",
  held: "in een andere winkelwagen",
  occupied: "bezet",
  mine: "door u gekozen",
  busy: "even geduld",
  blocked: "geblokkeerd",
  scanned: "gescand",
  expected: "nog niet gescand",
  free: "vrij",
  unknown: "wordt geladen",
};

/** Each state as the legend explains it. */
export const LEGEND_WORDS: Readonly<Record<SeatState, string>> = {
  available: "Beschikbaar",
  held: "In een andere winkelwagen",
  occupied: "Bezet",
  mine: "Uw stoelen",
  busy: "Even geduld",
  blocked: "Geblokkeerd",
  scanned: "Gescand",
  expected: "Nog niet gescand",
  free: "Niet verkocht",
  unknown: "Wordt geladen",
};

/** Whether the text, read back from the page, is one of the states. */
export function isSeatState(text: string): text is SeatState {
  return Object.hasOwn(STATE_WORDS, text);
}

const PRICED: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine", "busy"]);
const PICKABLE: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine"]);

/** Whether picking a seat in this state takes it or gives it back. */
export function isPickable(state: SeatState): boolean {
  return PICKABLE.has(state);
}

/** Whether a seat answers to being picked: by its state, or by the states that a screen names itself. */
export function answersToPick(state: SeatState, pickable: ReadonlySet<SeatState> | undefined): boolean {
  return pickable ? pickable.has(state) : isPickable(state);
}

/**
 * What follows the seat's name: 'beschikbaar, € 12,00'.
 * @param price as people read it, '€ 12,00'; left out by itself for seats that nobody can buy now
 */
export function seatDetails(view: SeatView, price?: string, proposed = false): string {
  const parts = [STATE_WORDS[view.state]];
  if (proposed) parts.push("voorstel");
  if (price !== undefined && PRICED.has(view.state)) parts.push(price.replaceAll("\u00a0", " "));
  if (view.note) parts.push(view.note);
  return parts.join(", ");
}

/** The whole sentence about a seat: 'Rij 2, stoel F, beschikbaar, € 12,00'. */
export function seatSentence(id: SeatId, view: SeatView, price?: string, proposed = false): string {
  return `${seatLabel(id)}, ${seatDetails(view, price, proposed)}`;
}
