import type { EditorContext } from "#modules/editors/hall-editor/canvas/gestures/editor-context.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { type ElementKey, NOTHING, type Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { nextElement, rangeOf, readingOrder } from "#modules/editors/hall-editor/model/reading-order.ts";
import { announce } from "#ui/announcer.tsx";

interface Cursor {
  /** The element that Tab selected last. */
  readonly at: ElementKey | null;
  /** Elements that stay selected while Tab moves on. */
  readonly pinned: Selection;
  /** Start of a range; null until elements are pinned or a range begins. */
  readonly anchor: ElementKey | null;
  /** Esc was pressed with nothing to cancel: the next Tab leaves the drawing. */
  readonly isLeaving: boolean;
}

const START: Cursor = { at: null, pinned: NOTHING, anchor: null, isLeaving: false };
const cursors = new WeakMap<EditorContext, Cursor>();

/** Selects and announces in reading order. @returns false past the ends and after Esc: focus leaves the drawing */
export function goTo(context: EditorContext, by: 1 | -1 | "first" | "last"): boolean {
  const { plan, selection } = context.editor.state();
  const { at, pinned, anchor, isLeaving } = cursors.get(context) ?? START;
  if (isLeaving && typeof by === "number") {
    cursors.delete(context);
    return false;
  }
  const order = readingOrder(plan, context.within());
  const from = at && selection.has(at) ? new Set([at]) : selection;
  const key = typeof by === "number" ? nextElement(order, from, by) : order.at(by === "first" ? 0 : -1);
  if (!key) return false;
  const still = stillPinned(pinned, selection);
  cursors.set(context, { at: key, pinned: still, anchor: still.size > 0 ? anchor : null, isLeaving: false });
  selectAt(context, order, key, new Set([...still, key]));
  return true;
}

/** In addition to the pinned elements; going back shrinks the range. A new one begins at the current element. */
export function extend(context: EditorContext, by: 1 | -1 | "first" | "last"): void {
  const { plan, selection } = context.editor.state();
  const cursor = cursors.get(context) ?? START;
  const order = readingOrder(plan, context.within());
  const at = whereIs(cursor, order, selection);
  if (!at) {
    goTo(context, by);
    return;
  }
  const anchor = isIn(cursor.anchor, selection) ? cursor.anchor : at;
  const to = typeof by === "number" ? order[order.indexOf(at) + by] : order.at(by === "first" ? 0 : -1);
  selectRange(context, order, { from: anchor, to: to ?? at });
}

export function rangeToHere(context: EditorContext): void {
  const { plan, selection } = context.editor.state();
  const cursor = cursors.get(context) ?? START;
  const order = readingOrder(plan, context.within());
  const at = whereIs(cursor, order, selection);
  if (!at) return;
  if (isIn(cursor.anchor, selection) && cursor.anchor !== at)
    selectRange(context, order, { from: cursor.anchor, to: at });
  else {
    cursors.set(context, { at, pinned: selection, anchor: at, isLeaving: false });
    announce("Vanaf hier. Ga met Tab naar het einde, en druk nog eens op Shift en spatie.");
  }
}

function selectRange(
  context: EditorContext,
  order: readonly ElementKey[],
  { from, to }: Readonly<{ from: ElementKey; to: ElementKey }>,
): void {
  const still = stillPinned(cursors.get(context)?.pinned ?? NOTHING, context.editor.state().selection);
  cursors.set(context, { at: to, pinned: still, anchor: from, isLeaving: false });
  selectAt(context, order, to, new Set([...still, ...rangeOf(order, from, to)]));
}

function selectAt(context: EditorContext, order: readonly ElementKey[], at: ElementKey, all: Selection): void {
  const { plan } = context.editor.state();
  context.editor.select(all);
  const bounds = boundsOf(plan, [at]);
  if (bounds) context.camera.reveal(bounds);
  const place = `${describe(plan, at)}, ${order.indexOf(at) + 1} van ${order.length}`;
  announce(all.size > 1 ? `${place}, ${all.size} gekozen` : place);
}

function whereIs({ at }: Cursor, order: readonly ElementKey[], selection: Selection): ElementKey | undefined {
  return isIn(at, selection) && order.includes(at) ? at : order.findLast((key) => selection.has(key));
}

function isIn(key: ElementKey | null, selection: Selection): key is ElementKey {
  return key !== null && selection.has(key);
}

function stillPinned(pinned: Selection, selection: Selection): Selection {
  return new Set([...pinned].filter((each) => selection.has(each)));
}

/** Pins the selection: it stays while Tab moves on, and begins a range; releases it when all is pinned already. */
export function pin(context: EditorContext): void {
  const { plan, selection } = context.editor.state();
  const cursor = cursors.get(context) ?? START;
  const at = whereIs(cursor, readingOrder(plan, context.within()), selection) ?? null;
  const isPinned = selection.size > 0 && [...selection].every((key) => cursor.pinned.has(key));
  cursors.set(context, { ...cursor, pinned: isPinned ? NOTHING : selection, anchor: isPinned ? null : at });
  announce(isPinned ? "Losgelaten." : `${selection.size} gehouden. Met Tab kiest u er meer bij.`);
}

/** Resets the state after Esc: the focus left another way, and is back. */
export function stay(context: EditorContext): void {
  const cursor = cursors.get(context);
  if (cursor?.isLeaving) cursors.delete(context);
}

export function leaveOnTab(context: EditorContext): void {
  cursors.set(context, { ...START, isLeaving: true });
}
