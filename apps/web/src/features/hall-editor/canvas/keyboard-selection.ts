import { announce } from "#ui/announcer.tsx";
import { boundsOf } from "../model/bounds.ts";
import { describe } from "../model/describe.ts";
import { type ElementKey, NOTHING, type Selection } from "../model/drawing.ts";
import type { Workbench } from "./gestures/gesture.ts";
import { nextElement, readingOrder } from "./reading-order.ts";

/** Where the keyboard is on a surface. */
interface Cursor {
  /** What Tab selected last. */
  readonly at: ElementKey | null;
  /** What stays selected while Tab goes on. */
  readonly kept: Selection;
  /** Esc had nothing to go back from: the next Tab leaves the drawing. */
  readonly isLeaving: boolean;
}

const START: Cursor = { at: null, kept: NOTHING, isLeaving: false };
const cursors = new WeakMap<Workbench, Cursor>();

/**
 * Selects the next element in reading order, or that at an end of it, and says what it is.
 *
 * @returns false past the ends, and after Esc: focus leaves the drawing
 */
export function goTo(bench: Workbench, by: 1 | -1 | "first" | "last"): boolean {
  const { plan, selection } = bench.editor.state();
  const { at, kept, isLeaving } = cursors.get(bench) ?? START;
  if (isLeaving && typeof by === "number") {
    cursors.delete(bench);
    return false;
  }
  const order = readingOrder(plan, bench.within());
  const from = at && selection.has(at) ? new Set([at]) : selection;
  const key = typeof by === "number" ? nextElement(order, from, by) : order.at(by === "first" ? 0 : -1);
  if (!key) return false;
  // What was let go of with the pointer, or in the list, is not kept either.
  const still = new Set([...kept].filter((each) => selection.has(each)));
  cursors.set(bench, { at: key, kept: still, isLeaving: false });
  const all = new Set([...still, key]);
  bench.editor.select(all);
  const bounds = boundsOf(plan, [key]);
  if (bounds) bench.camera.reveal(bounds);
  const place = `${describe(plan, key)}, ${order.indexOf(key) + 1} van ${order.length}`;
  announce(all.size > 1 ? `${place}, ${all.size} gekozen` : place);
  return true;
}

/** Keeps what is selected while Tab goes on; when all of it is kept already, lets it go. */
export function keep(bench: Workbench): void {
  const { selection } = bench.editor.state();
  const cursor = cursors.get(bench) ?? START;
  const isKept = selection.size > 0 && [...selection].every((key) => cursor.kept.has(key));
  cursors.set(bench, { ...cursor, kept: isKept ? NOTHING : selection });
  announce(isKept ? "Losgelaten." : `${selection.size} gehouden. Met Tab kiest u er meer bij.`);
}

/** Forgets that Esc meant to leave: one left another way, and comes back to go on. */
export function stay(bench: Workbench): void {
  const cursor = cursors.get(bench);
  if (cursor?.isLeaving) cursors.delete(bench);
}

export function leaveOnTab(bench: Workbench): void {
  cursors.set(bench, { ...START, isLeaving: true });
}
