import { announce } from "#ui/announcer.tsx";
import { boundsOf } from "../model/bounds.ts";
import { describe } from "../model/describe.ts";
import { type ElementKey, NOTHING, type Selection } from "../model/drawing.ts";
import { rangeOf } from "../model/range.ts";
import type { Workbench } from "./gestures/gesture.ts";
import { nextElement, readingOrder } from "#modules/editors/hall-editor/model/reading-order.ts";

/** Keyboard focus within a drawing surface. */
interface Cursor {
  /** The element that Tab selected last. */
  readonly at: ElementKey | null;
  /** Elements that stay selected while Tab moves on. */
  readonly kept: Selection;
  /** Start of a range; null until elements are kept or a range begins. */
  readonly anchor: ElementKey | null;
  /** Esc was pressed with nothing to cancel: the next Tab leaves the drawing. */
  readonly isLeaving: boolean;
}

const START: Cursor = { at: null, kept: NOTHING, anchor: null, isLeaving: false };
const cursors = new WeakMap<Workbench, Cursor>();

/**
 * Selects the next element in reading order, or the first or last one, and announces it.
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
 * Extends the range to the next element in reading order, or to the first or last one, in addition to the kept
 * elements; going back shrinks the range. A new range begins at the current element.
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

/** Selects the range up to the current element; without a start, a range begins here. */
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

/** Selects `all`, and shows and announces the current element. */
function selectAt(bench: Workbench, order: readonly ElementKey[], at: ElementKey, all: Selection): void {
  const { plan } = bench.editor.state();
  bench.editor.select(all);
  const bounds = boundsOf(plan, [at]);
  if (bounds) bench.camera.reveal(bounds);
  const place = `${describe(plan, at)}, ${order.indexOf(at) + 1} van ${order.length}`;
  announce(all.size > 1 ? `${place}, ${all.size} gekozen` : place);
}

/** Returns the element of the keyboard, or the last one that the pointer selected. */
function whereIs({ at }: Cursor, order: readonly ElementKey[], selection: Selection): ElementKey | undefined {
  return isIn(at, selection) && order.includes(at) ? at : order.findLast((key) => selection.has(key));
}

function isIn(key: ElementKey | null, selection: Selection): key is ElementKey {
  return key !== null && selection.has(key);
}

/** Returns the kept elements that the pointer or the list has not deselected. */
function stillKept(kept: Selection, selection: Selection): Selection {
  return new Set([...kept].filter((each) => selection.has(each)));
}

/** Keeps the selection while Tab moves on, and begins a range; releases it when everything is kept already. */
export function keep(bench: Workbench): void {
  const { plan, selection } = bench.editor.state();
  const cursor = cursors.get(bench) ?? START;
  const at = whereIs(cursor, readingOrder(plan, bench.within()), selection) ?? null;
  const isKept = selection.size > 0 && [...selection].every((key) => cursor.kept.has(key));
  cursors.set(bench, { ...cursor, kept: isKept ? NOTHING : selection, anchor: isKept ? null : at });
  announce(isKept ? "Losgelaten." : `${selection.size} gehouden. Met Tab kiest u er meer bij.`);
}

/** Resets the state after Esc: the focus left another way, and is back. */
export function stay(bench: Workbench): void {
  const cursor = cursors.get(bench);
  if (cursor?.isLeaving) cursors.delete(bench);
}

export function leaveOnTab(bench: Workbench): void {
  cursors.set(bench, { ...START, isLeaving: true });
}
