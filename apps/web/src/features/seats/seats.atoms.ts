/**
 * The live seats: one atom per seat of a show, so that one change redraws one seat. Of two states of a seat the one with the
 * higher version is right (decisions, section 4): messages may come late, twice or out of order.
 */
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatState } from "@podium/shared/realtime";
import { isSeatId } from "@podium/shared/seat-id";
import { startTransition } from "react";
import { atom, store, type PrimitiveAtom } from "#platform/state.ts";

export type LiveSeat = Pick<SeatState, "status" | "version">;

/** `loading` until the first picture has come, `failed` when none came. */
export type HallPhase = "loading" | "ready" | "failed";

/** What was learnt without a version; anything that carries one is better. */
const UNVERSIONED = -1;

const seats = new Map<string, PrimitiveAtom<LiveSeat | null>>();
const phases = new Map<number, PrimitiveAtom<HallPhase>>();

/** What everybody may know of a seat; null until it is loaded. */
export function liveSeatAtom(showId: number, seatId: string): PrimitiveAtom<LiveSeat | null> {
  const key = `${showId}/${seatId}`;
  let seat = seats.get(key);
  if (!seat) seats.set(key, (seat = atom<LiveSeat | null>(null)));
  return seat;
}

/** How far the picture of a show has come. */
export function hallPhaseAtom(showId: number): PrimitiveAtom<HallPhase> {
  let phase = phases.get(showId);
  if (!phase) phases.set(showId, (phase = atom<HallPhase>("loading")));
  return phase;
}

/** Takes in changes: of each seat what has a higher version than what is known. */
export function mergeChanges(showId: number, changes: readonly SeatState[]): void {
  keep(showId, changes, (version, known) => version > known);
}

/** Takes in a snapshot. A change that overtook it stays; what has the same version is taken as the server says it. */
export function takeSnapshot(showId: number, snapshot: readonly SeatState[]): void {
  paint(showId, () => keep(showId, snapshot, (version, known) => version >= known));
}

/**
 * Takes in a list of free seats that carries no versions, for while there is no live connection.
 * Versions that are known stay, so that the next live picture still wins.
 */
export function takeAvailability(showId: number, free: ReadonlySet<string>): void {
  const states = ALL_SEATS.flatMap((seatId) => {
    const known = store.get(liveSeatAtom(showId, seatId));
    if (known && (known.status === "available") === free.has(seatId)) return [];
    const status: LiveSeat["status"] = free.has(seatId) ? "available" : "reserved";
    return { seatId, status, version: known?.version ?? UNVERSIONED };
  });
  paint(showId, () => keep(showId, states));
}

/** A whole picture is drawn in slices: a phone that draws two hundred chairs at once does not answer meanwhile. */
function paint(showId: number, take: () => void): void {
  startTransition(() => {
    take();
    store.set(hallPhaseAtom(showId), "ready");
  });
}

/**
 * Shows a seat that one has just given back as free, without waiting for the news of it.
 * Only while nothing newer than `version` is known: somebody else may have taken it already.
 */
export function showAsFree(showId: number, seatId: string, version: number): void {
  const known = store.get(liveSeatAtom(showId, seatId));
  if (known?.version === version && known.status === "held") keep(showId, [{ seatId, status: "available", version }]);
}

/** The version that is known of a seat; -1 for none. */
export function knownVersion(showId: number, seatId: string): number {
  return store.get(liveSeatAtom(showId, seatId))?.version ?? UNVERSIONED;
}

type IsBetter = (version: number, known: number) => boolean;

/** Writes all together: whatever is made of all seats is made anew once, and not once for each of two hundred. */
const keepAtom = atom(null, (get, set, showId: number, states: readonly SeatState[], isBetter: IsBetter) => {
  for (const { seatId, status, version } of states) {
    if (!isSeatId(seatId)) continue;
    const seat = liveSeatAtom(showId, seatId);
    const old = get(seat);
    if (!isBetter(version, old?.version ?? UNVERSIONED)) continue;
    if (old?.status !== status || old.version !== version) set(seat, { status, version });
  }
});

function keep(showId: number, states: readonly SeatState[], isBetter: IsBetter = () => true): void {
  store.set(keepAtom, showId, states, isBetter);
}
