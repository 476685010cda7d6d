import type { HallPlan, PlanDecor } from "@podium/shared/contracts/hall-plan";
import { DECOR_WORDS } from "#modules/editors/hall-editor/model/describe.ts";
import { type Command, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import { storeOrigin, mapOrSame, originOf, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { oneLine, repairDraft, size, tidied } from "#modules/editors/hall-editor/model/sound-values.ts";

/** Replaces the whole plan, as one step that can be undone. @param name 'Nieuwere versie geladen' */
export function replacePlan(plan: HallPlan, name: string): Command {
  return {
    name: () => name,
    apply: ({ plan: before }) => ({ plan: storeOrigin(repairDraft(plan).plan, originOf(before)), selection: NOTHING }),
    showsAll: true,
  };
}

export function renameHall(name: string): Command {
  return {
    name: () => "Naam van de zaal gewijzigd",
    apply: (drawing) => withPlan(drawing, { name: oneLine(name, 80) }),
  };
}

/** Sets the size of the drawing; nothing in it moves. */
export function resizeDrawing(width: number, height: number): Command {
  return {
    name: () => "Maat van de tekening gewijzigd",
    apply: (drawing) => withPlan(drawing, { width: size(width), height: size(height) }),
  };
}

export function setStage(part: Partial<HallPlan["stage"]>): Command {
  return {
    name: () => "Podium gewijzigd",
    apply: (drawing) => withPlan(drawing, { stage: { ...drawing.plan.stage, ...tidied(part, 40) } }),
  };
}

export function setDecor(index: number, part: Partial<Omit<PlanDecor, "kind">>): Command {
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
