import { type Bounds, elementBounds, union } from "#modules/editors/hall-editor/model/bounds.ts";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import { type Command, type Drawing, type ElementKey, elementOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { mapSelected } from "#modules/editors/hall-editor/model/selected.ts";
import { tenths } from "#modules/editors/hall-editor/model/sound-values.ts";
import { moved } from "./move.ts";

export type Edge = "left" | "centre" | "right" | "top" | "middle" | "bottom";

/** Aligns the selection to an edge or to the middle of its bounds. Needs at least two elements. */
export function align(edge: Edge): Command {
  const at: Record<Edge, (bounds: Bounds) => number> = {
    left: ({ left }) => left,
    centre: ({ left, right }) => (left + right) / 2,
    right: ({ right }) => right,
    top: ({ top }) => top,
    middle: ({ top, bottom }) => (top + bottom) / 2,
    bottom: ({ bottom }) => bottom,
  };
  const isAcross = edge === "left" || edge === "centre" || edge === "right";
  return {
    name: (drawing) => `${subject(drawing)} uitgelijnd`,
    apply(drawing) {
      const parts = placed(drawing);
      const all = union(parts.values());
      if (!all) return drawing;
      return shiftEach(drawing, (key) => {
        const own = parts.get(key);
        const by = own ? tenths(at[edge](all) - at[edge](own)) : 0;
        return isAcross ? { dx: by, dy: 0 } : { dx: 0, dy: by };
      });
    },
  };
}

/** Makes the gaps between neighbours equal; the outer two stay. Needs at least three elements. */
export function distribute(direction: "across" | "down"): Command {
  const ends = ({ left, right, top, bottom }: Bounds): [number, number] =>
    direction === "across" ? [left, right] : [top, bottom];
  return {
    name: (drawing) => `${subject(drawing)} verdeeld`,
    apply(drawing) {
      const parts = [...placed(drawing)].map(([key, bounds]) => ({
        key,
        start: ends(bounds)[0],
        end: ends(bounds)[1],
      }));
      const sorted = parts.toSorted((a, b) => a.start + a.end - (b.start + b.end));
      const [first, last] = [sorted[0], sorted.at(-1)];
      if (!first || !last || sorted.length < 3) return drawing;
      const partsLength = sorted.reduce((sum, { start, end }) => sum + end - start, 0);
      const gap = (last.end - first.start - partsLength) / (sorted.length - 1);
      const shifts = new Map<ElementKey, number>();
      let at = first.start;
      for (const { key, start, end } of sorted) {
        shifts.set(key, tenths(at - start));
        at += end - start + gap;
      }
      return shiftEach(drawing, (key) => {
        const by = shifts.get(key) ?? 0;
        return direction === "across" ? { dx: by, dy: 0 } : { dx: 0, dy: by };
      });
    },
  };
}

function placed({ plan, selection }: Drawing): Map<ElementKey, Bounds> {
  const parts = new Map<ElementKey, Bounds>();
  for (const key of selection) {
    const element = elementOf(plan, key);
    if (element) parts.set(key, elementBounds(element));
  }
  return parts;
}

function shiftEach(drawing: Drawing, by: (key: ElementKey) => { dx: number; dy: number }): Drawing {
  let { plan } = drawing;
  for (const key of drawing.selection) {
    const { dx, dy } = by(key);
    if (dx !== 0 || dy !== 0) plan = mapSelected({ plan, selection: new Set([key]) }, moved(dx, dy)).plan;
  }
  return plan === drawing.plan ? drawing : { ...drawing, plan };
}
