import { announce } from "#ui/announcer.tsx";
import { boundsOf } from "../model/bounds.ts";
import { describe } from "../model/describe.ts";
import { type ElementKey, NOTHING, type Selection } from "../model/drawing.ts";
import { rangeOf } from "../model/range.ts";
import type { Workbench } from "./gestures/gesture.ts";
import { nextElement, readingOrder } from "./reading-order.ts";

/** Where the keyboard is on a surface. */
interface Cursor {
  /** The element that Tab selected last. */
  readonly at: ElementKey | null;
  /** Elements that stay selected while Tab goes on. */
  readonly kept: Selection;
  /** Where a range begins; null until something is kept, or a range begun. */
  readonly anchor: ElementKey | null;
  /** Esc had nothing to go back from: the next Tab leaves the drawing. */
  readonly isLeaving: boolean;
}

const START: Cursor = { at: null, kept: NOTHING, anchor: null, isLeaving: false };
const cursors = new WeakMap<Workbench, Cursor>();

/**
 * Selects the next element in reading order, or that at an end of it, and says what it is.
 *
 * @returns false past the ends, and after Esc: focus leaves the drawing
 */
export function goTo(bench: Workbench, by: 1 | -1 | "first" | "last"): boolean {
  const { plan, selection } = bench.editor.state();
  const { at, kept, anchor, isLeaving } = cursors.get(bench) ?? START;
  if (isLeaving && typeof by === "number") {
    cursors.delete(bench);
    return false;
  }
  const order = readingOrder(plan, bench.within());
  const from = at && selection.has(at) ? new Set([at]) : selection;
  const key = typeof by === "number" ? nextElement(order, from, by) : order.at(by === "first" ? 0 : -1);
  if (!key) return false;
  const still = stillKept(kept, selection);
  cursors.set(bench, { at: key, kept: still, anchor: still.size > 0 ? anchor : null, isLeaving: false });
  selectAt(bench, order, key, new Set([...still, key]));
  return true;
}

/**
 * Selects from where the range begins to the next element in reading order, or to that at an end of it, beside what is
 * kept; going back makes the range smaller. It begins where one is.
 */
export function extend(bench: Workbench, by: 1 | -1 | "first" | "last"): void {
  const { plan, selection } = bench.editor.state();
  const cursor = cursors.get(bench) ?? START;
  const order = readingOrder(plan, bench.within());
  const at = whereIs(cursor, order, selection);
  if (!at) {
    goTo(bench, by);
    return;
  }
  const anchor = isIn(cursor.anchor, selection) ? cursor.anchor : at;
  const to = typeof by === "number" ? order[order.indexOf(at) + by] : order.at(by === "first" ? 0 : -1);
  selectRange(bench, order, { from: anchor, to: to ?? at });
}

/** Selects from what was kept to where one is; where nothing is kept yet, a range begins here. */
export function rangeToHere(bench: Workbench): void {
  const { plan, selection } = bench.editor.state();
  const cursor = cursors.get(bench) ?? START;
  const order = readingOrder(plan, bench.within());
  const at = whereIs(cursor, order, selection);
  if (!at) return;
  if (isIn(cursor.anchor, selection) && cursor.anchor !== at)
    selectRange(bench, order, { from: cursor.anchor, to: at });
  else {
    cursors.set(bench, { at, kept: selection, anchor: at, isLeaving: false });
    announce("Vanaf hier. Ga met Tab naar het einde, en druk nog eens op Shift en spatie.");
  }
}

function selectRange(
  bench: Workbench,
  order: readonly ElementKey[],
  { from, to }: Readonly<{ from: ElementKey; to: ElementKey }>,
): void {
  const still = stillKept(cursors.get(bench)?.kept ?? NOTHING, bench.editor.state().selection);
  cursors.set(bench, { at: to, kept: still, anchor: from, isLeaving: false });
  selectAt(bench, order, to, new Set([...still, ...rangeOf(order, from, to)]));
}

/** Selects, and shows and says where one is. */
function selectAt(bench: Workbench, order: readonly ElementKey[], at: ElementKey, all: Selection): void {
  const { plan } = bench.editor.state();
  bench.editor.select(all);
  const bounds = boundsOf(plan, [at]);
  if (bounds) bench.camera.reveal(bounds);
  const place = `${describe(plan, at)}, ${order.indexOf(at) + 1} van ${order.length}`;
  announce(all.size > 1 ? `${place}, ${all.size} gekozen` : place);
}

/** The keyboard's place, or with what the pointer selected the last of that. */
function whereIs({ at }: Cursor, order: readonly ElementKey[], selection: Selection): ElementKey | undefined {
  return isIn(at, selection) && order.includes(at) ? at : order.findLast((key) => selection.has(key));
}

function isIn(key: ElementKey | null, selection: Selection): key is ElementKey {
  return key !== null && selection.has(key);
}

/** Returns the kept elements without any that the pointer, or the list, deselected. */
function stillKept(kept: Selection, selection: Selection): Selection {
  return new Set([...kept].filter((each) => selection.has(each)));
}

/** Keeps what is selected while Tab goes on, and a range begins there; when all of it is kept already, lets it go. */
export function keep(bench: Workbench): void {
  const { plan, selection } = bench.editor.state();
  const cursor = cursors.get(bench) ?? START;
  const at = whereIs(cursor, readingOrder(plan, bench.within()), selection) ?? null;
  const isKept = selection.size > 0 && [...selection].every((key) => cursor.kept.has(key));
  cursors.set(bench, { ...cursor, kept: isKept ? NOTHING : selection, anchor: isKept ? null : at });
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
