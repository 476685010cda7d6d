import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import { type Command, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import { sortSelection, withPlan, withSeats } from "#modules/editors/hall-editor/model/selected.ts";

/** Deletes the selection, and groups that lose their last seat; the stage stays. */
export function remove(): Command {
  return {
    name: (drawing) => `${subject(drawing)} verwijderd`,
    apply(drawing) {
      const { plan, selection } = drawing;
      const chosen = sortSelection(selection);
      const groups = plan.groups.flatMap((group): HallPlan["groups"] => {
        if (chosen.groups.has(group.id)) return [];
        const places = chosen.seats.get(group.id);
        if (!places) return [group];
        const left = group.seats.filter((_, index) => !places.has(index));
        return left.length === 0 ? [] : [withSeats(group, left)];
      });
      const isAny = chosen.groups.size + chosen.seats.size + chosen.decor.size > 0;
      if (!isAny) return drawing;
      const decor = chosen.decor.size > 0 ? plan.decor.filter((_, index) => !chosen.decor.has(index)) : plan.decor;
      return withPlan(drawing, { groups, decor }, NOTHING);
    },
  };
}
