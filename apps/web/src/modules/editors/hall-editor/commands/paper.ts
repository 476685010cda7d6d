/** Fits the size of the drawing to its contents: it grows for elements outside it, and empty paper can be trimmed. */
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { SIDES } from "@podium/shared/halls/plan-fault";
import {
  type Bounds,
  boundsOf,
  decorBounds,
  elementBounds,
  groupBounds,
  union,
} from "#modules/editors/hall-editor/model/bounds.ts";
import type { Command, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import { storeOrigin, originOf, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { size } from "#modules/editors/hall-editor/model/sound-values.ts";
import { moved } from "./move.ts";

/** Margin beside elements after growing or trimming, in units of the drawing. */
const EDGE = 40;

export function fitDrawing(): Command {
  return {
    name: () => "Tekening groter gemaakt",
    apply: (drawing) => withEdges(drawing, missing(drawing.plan, extentOf(drawing.plan))),
    showsAll: true,
  };
}

export function trimDrawing(): Command {
  return {
    name: () => "Tekening bijgesneden",
    apply: (drawing) => withEdges(drawing, spare(drawing.plan)),
    showsAll: true,
  };
}

export const NOTHING_TO_TRIM = "Er is geen leeg papier om weg te nemen.";

export function canTrim(plan: HallPlan): boolean {
  return Object.values(spare(plan)).some((edge) => edge < 0);
}

/** Runs a command, and then lets the drawing grow if the result does not fit. */
export function withRoom(command: Command): Command {
  return {
    name: command.name,
    apply(drawing) {
      const after = command.apply(drawing);
      const bounds = boundsOf(after.plan, after.selection);
      return bounds && after.plan !== drawing.plan ? withEdges(after, missing(after.plan, bounds)) : after;
    },
  };
}

export function isOutgrown(plan: HallPlan): boolean {
  const { left, top, right, bottom } = extentOf(plan);
  return left < 0 || top < 0 || right > plan.width || bottom > plan.height;
}

/** Paper to add at each side of the drawing; negative to remove. */
type Edges = Readonly<Record<keyof Bounds, number>>;

function missing(plan: HallPlan, bounds: Bounds): Edges {
  const edge = (room: number): number => (room < 0 ? Math.ceil(EDGE - room) : 0);
  return edgesOf(plan, bounds, edge);
}

function spare(plan: HallPlan): Edges {
  const edge = (room: number): number => Math.min(0, EDGE - Math.floor(room));
  const { left, top, right, bottom } = edgesOf(plan, extentOf(plan), edge);
  // An almost empty drawing keeps a size that can be published.
  const most = (side: number, other: number, length: number): number =>
    Math.min(0, Math.max(side, SIDES.min - length - other));
  const [leftMost, topMost] = [most(left, 0, plan.width), most(top, 0, plan.height)];
  return {
    left: leftMost,
    top: topMost,
    right: most(right, leftMost, plan.width),
    bottom: most(bottom, topMost, plan.height),
  };
}

/** @param edge returns the paper to add, given the free room at a side */
function edgesOf({ width, height }: HallPlan, bounds: Bounds, edge: (room: number) => number): Edges {
  return {
    left: edge(bounds.left),
    top: edge(bounds.top),
    right: edge(width - bounds.right),
    bottom: edge(height - bounds.bottom),
  };
}

/** Resizes the drawing; paper that is added or removed at the left or the front moves everything along. */
function withEdges(drawing: Drawing, { left, top, right, bottom }: Edges): Drawing {
  const { plan } = drawing;
  if (left === 0 && top === 0 && right === 0 && bottom === 0) return drawing;
  const paper = { width: size(plan.width + left + right), height: size(plan.height + top + bottom) };
  if (left === 0 && top === 0) return withPlan(drawing, paper);
  const shift = moved(left, top);
  const origin = originOf(plan);
  const after = withPlan(drawing, {
    ...paper,
    groups: plan.groups.map(shift.group),
    decor: plan.decor.map(shift.decor),
    stage: shift.stage(plan.stage),
  });
  storeOrigin(after.plan, { x: origin.x + left, y: origin.y + top });
  return after;
}

function extentOf({ stage, groups, decor }: HallPlan): Bounds {
  const whole = elementBounds({ type: "stage", stage });
  return union([whole, ...groups.map(groupBounds), ...decor.map(decorBounds)]) ?? whole;
}
