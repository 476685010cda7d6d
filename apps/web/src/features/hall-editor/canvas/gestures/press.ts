import { elementOf, type ElementKey, keyParts, type Selection } from "../../model/drawing.ts";
import { elementAt } from "../../model/hit.ts";
import type { Gesture, PointerAt, Workbench } from "./gesture.ts";
import { moveGesture } from "./move-selection.ts";
import { boxGesture, lassoGesture } from "./select-area.ts";

/** The possible outcomes of a press: a tap, or, once the pointer has moved, a drag. */
export interface Press {
  readonly drag: ((start: PointerAt) => Gesture) | null;
  readonly tap: (at: PointerAt) => void;
  /** A finger that stays where it is. */
  readonly hold?: () => void;
}

/** CSS pixels beside a chair that still count as the chair. */
const TOUCH_TOLERANCE = 10;

/** Returns what a press of the select tool, or of the lasso, does at a place. */
export function selectPress(bench: Workbench, at: PointerAt, byFinger: boolean, lasso: boolean): Press {
  const { editor } = bench;
  const key = pointedAt(bench, at, byFinger);
  const { plan, selection } = editor.state();
  const area = lasso ? lassoGesture : boxGesture;
  const drawArea = (start: PointerAt): Gesture => area(bench, start);

  if (!key) {
    return {
      drag: drawArea,
      tap: ({ shift }) => {
        if (shift) return;
        bench.setWithin(null);
        editor.select(new Set());
      },
    };
  }
  const toggle = (): void => editor.select(toggled(selection, key));
  const only = (): void => editor.select(new Set([key]));
  const isSelected = selection.has(key);
  const tap = ({ shift }: PointerAt): void => (shift ? toggle() : only());
  if (isSelected) return { tap, hold: toggle, drag: (start) => moveGesture(bench, start) };
  // A finger drags only what is selected. So does every pointer with the floor of the hall: much lies on top of it.
  const isFloor = isGround(plan, key);
  if (byFinger || lasso || isFloor) return { tap, hold: toggle, drag: drawArea };
  return {
    tap,
    drag(start) {
      if (start.shift) editor.select(new Set([...selection, key]));
      else only();
      return moveGesture(bench, start);
    },
  };
}

/** The seat under the pointer inside a group, else the group, decor or stage; leaves a group that was entered. */
function pointedAt(bench: Workbench, { plan: point }: PointerAt, byFinger: boolean): ElementKey | null {
  const { plan } = bench.editor.state();
  const tolerance = byFinger ? TOUCH_TOLERANCE / bench.camera.current().scale : 0;
  const within = bench.within();
  const inside = within === null ? null : elementAt(plan, point, within, tolerance);
  if (inside) return inside;
  const outside = elementAt(plan, point, null, tolerance);
  if (within === null) return outside;
  // A press beside the seats of a group, such as on its table, selects nothing and stays inside.
  const parts = outside && keyParts(outside);
  if (!parts || parts.type !== "group" || parts.groupId === within) return null;
  bench.setWithin(null);
  return outside;
}

/** Goes into the group under the pointer: its seats are what one points at from then on. */
export function enterGroupAt(bench: Workbench, { plan: point }: PointerAt): void {
  const { plan } = bench.editor.state();
  const key = elementAt(plan, point);
  const element = key && elementOf(plan, key);
  if (element?.type !== "group") return;
  bench.setWithin(element.group.id);
  const seat = elementAt(plan, point, element.group.id);
  bench.editor.select(new Set(seat ? [seat] : []));
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
