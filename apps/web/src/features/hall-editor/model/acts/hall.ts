import type { HallPlan, PlanDecor } from "@podium/shared/contracts/hall-plan";
import { type Bounds, boundsOf, decorBounds, elementBounds, groupBounds, union } from "../bounds.ts";
import { type Act, type Drawing, NOTHING } from "../drawing.ts";
import { keepOrigin, originOf } from "../origin.ts";
import { repairDraft } from "../repair-draft.ts";
import { DECOR_WORDS } from "../subject.ts";
import { moved } from "./move.ts";
import { mapOrSame, withPlan } from "./selected.ts";
import { oneLine, size, tidied } from "./sound-values.ts";

/** Another plan in place of this one, as one step that can be undone. @param name 'Nieuwere versie geladen' */
export function replacePlan(plan: HallPlan, name: string): Act {
  return {
    name: () => name,
    apply: ({ plan: before }) => ({ plan: keepOrigin(repairDraft(plan).plan, originOf(before)), selection: NOTHING }),
  };
}

export function renameHall(name: string): Act {
  return {
    name: () => "Naam van de zaal gewijzigd",
    apply: (drawing) => withPlan(drawing, { name: oneLine(name, 80) }),
  };
}

/** Size of the drawing; nothing in it moves. */
export function resizeDrawing(width: number, height: number): Act {
  return {
    name: () => "Maat van de tekening gewijzigd",
    apply: (drawing) => withPlan(drawing, { width: size(width), height: size(height) }),
  };
}

/** Makes the drawing as large as all that lies in it needs. */
export function fitDrawing(): Act {
  return {
    name: () => "Tekening groter gemaakt",
    apply: (drawing) => grown(drawing, extentOf(drawing.plan)),
  };
}

/** An act that adds or moves something, in a drawing that grows where that does not fit. */
export function withRoom(act: Act): Act {
  return {
    name: act.name,
    apply(drawing) {
      const after = act.apply(drawing);
      const bounds = boundsOf(after.plan, after.selection);
      return bounds && after.plan !== drawing.plan ? grown(after, bounds) : after;
    },
  };
}

/** Whether something lies outside the drawing. */
export function isOutgrown(plan: HallPlan): boolean {
  const { left, top, right, bottom } = extentOf(plan);
  return left < 0 || top < 0 || right > plan.width || bottom > plan.height;
}

/** Units of the drawing beside what it grew for. */
const EDGE = 40;

/** Where it grows at the left or at the front, everything moves along. */
function grown(drawing: Drawing, bounds: Bounds): Drawing {
  const { plan } = drawing;
  const left = bounds.left < 0 ? Math.ceil(EDGE - bounds.left) : 0;
  const top = bounds.top < 0 ? Math.ceil(EDGE - bounds.top) : 0;
  const right = bounds.right > plan.width ? Math.ceil(bounds.right - plan.width + EDGE) : 0;
  const bottom = bounds.bottom > plan.height ? Math.ceil(bounds.bottom - plan.height + EDGE) : 0;
  if (left + top + right + bottom === 0) return drawing;
  const paper = { width: size(plan.width + left + right), height: size(plan.height + top + bottom) };
  if (left + top === 0) return withPlan(drawing, paper);
  const shift = moved(left, top);
  const origin = originOf(plan);
  const after = withPlan(drawing, {
    ...paper,
    groups: plan.groups.map(shift.group),
    decor: plan.decor.map(shift.decor),
    stage: shift.stage(plan.stage),
  });
  keepOrigin(after.plan, { x: origin.x + left, y: origin.y + top });
  return after;
}

function extentOf({ stage, groups, decor }: HallPlan): Bounds {
  const whole = elementBounds({ type: "stage", stage });
  return union([whole, ...groups.map(groupBounds), ...decor.map(decorBounds)]) ?? whole;
}

/** Any part of the stage. */
export function setStage(part: Partial<HallPlan["stage"]>): Act {
  return {
    name: () => "Podium gewijzigd",
    apply: (drawing) => withPlan(drawing, { stage: { ...drawing.plan.stage, ...tidied(part, 40) } }),
  };
}

/** Any part of one decor but its kind: its text, size, turn. */
export function setDecor(index: number, part: Partial<Omit<PlanDecor, "kind">>): Act {
  return {
    name: ({ plan }) => `${DECOR_WORDS[plan.decor[index]?.kind ?? "text"].one} gewijzigd`,
    apply: (drawing) =>
      withPlan(drawing, {
        decor: mapOrSame(drawing.plan.decor, (decor, place) =>
          place === index ? { ...decor, ...tidied(part, 60) } : decor,
        ),
      }),
  };
}
