import { type ElementKey, elementOf, keyParts, type Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { elementAt } from "#modules/editors/hall-editor/model/hit.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, PointerAt } from "./gesture.ts";
import { moveGesture } from "./move-selection.ts";
import { boxGesture, lassoGesture } from "./select-area.ts";

/** The possible outcomes of a press: a tap, or, once the pointer has moved, a drag. */
export interface Press {
  readonly drag: ((start: PointerAt) => Gesture) | null;
  readonly tap: (at: PointerAt) => void;
  /** Action of a long press by a finger. */
  readonly hold?: () => void;
}

/** CSS pixels beside a chair that still count as the chair. */
const TOUCH_TOLERANCE = 10;

/** Returns the actions of a press with the select tool or the lasso. */
export function selectPress(context: EditorContext, at: PointerAt, byFinger: boolean, lasso: boolean): Press {
  const { editor } = context;
  const key = pointedAt(context, at, byFinger);
  const { plan, selection } = editor.state();
  const area = lasso ? lassoGesture : boxGesture;
  const drawArea = (start: PointerAt): Gesture => area(context, start);

  if (!key) {
    return {
      drag: drawArea,
      tap: ({ shift }) => {
        if (shift) return;
        context.setWithin(null);
        editor.select(new Set());
      },
    };
  }
  const toggle = (): void => editor.select(toggled(selection, key));
  const only = (): void => editor.select(new Set([key]));
  const isSelected = selection.has(key);
  const tap = ({ shift }: PointerAt): void => (shift ? toggle() : only());
  if (isSelected) return { tap, hold: toggle, drag: (start) => moveGesture(context, start) };
  // Fingers drag only selected elements, and so do all pointers for the floor: many elements lie on it.
  const isFloor = isGround(plan, key);
  if (byFinger || lasso || isFloor) return { tap, hold: toggle, drag: drawArea };
  return {
    tap,
    drag(start) {
      if (start.shift) editor.select(new Set([...selection, key]));
      else only();
      return moveGesture(context, start);
    },
  };
}

/** Returns the seat in the entered group, else the group, decor or stage; leaves the group when another is pressed. */
function pointedAt(context: EditorContext, { plan: point }: PointerAt, byFinger: boolean): ElementKey | null {
  const { plan } = context.editor.state();
  const tolerance = byFinger ? TOUCH_TOLERANCE / context.camera.current().scale : 0;
  const within = context.within();
  const inside = within === null ? null : elementAt(plan, point, within, tolerance);
  if (inside) return inside;
  const outside = elementAt(plan, point, null, tolerance);
  if (within === null) return outside;
  // A press beside the seats of a group, such as on its table, selects nothing and stays inside.
  const parts = outside && keyParts(outside);
  if (!parts || parts.type !== "group" || parts.groupId === within) return null;
  context.setWithin(null);
  return outside;
}

/** Enters the group under the pointer: from then on, its seats can be pointed at. */
export function enterGroupAt(context: EditorContext, { plan: point }: PointerAt): void {
  const { plan } = context.editor.state();
  const key = elementAt(plan, point);
  const element = key && elementOf(plan, key);
  if (element?.type !== "group" || element.group.seats.length === 0) return;
  context.setWithin(element.group.id);
  const seat = elementAt(plan, point, element.group.id);
  context.editor.select(new Set(seat ? [seat] : []));
}

function isGround(plan: Parameters<typeof elementOf>[0], key: ElementKey): boolean {
  const element = elementOf(plan, key);
  if (element?.type === "stage") return true;
  return element?.type === "decor" && (element.decor.kind === "aisle" || element.decor.kind === "rail");
}

function toggled(selection: Selection, key: ElementKey): Selection {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}
