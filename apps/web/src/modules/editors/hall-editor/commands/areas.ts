import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { withIds } from "@podium/shared/halls/derive-ids";
import { MAX_AREA_CAPACITY } from "@podium/shared/halls/hall";
import type { Rectangle } from "#modules/editors/hall-editor/model/bounds.ts";
import { GROUP_WORDS } from "#modules/editors/hall-editor/model/describe.ts";
import { type Command, groupKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { mapOrSame, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, size, soundGroup, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";
import { nextFreeLabel } from "./names.ts";

export interface NewArea extends Required<Pick<PlanGroup, "label" | "zone" | "x" | "y" | "width" | "height">> {
  readonly capacity: number;
}

/** Adds places without seats, such as standing room. @param area its middle; a label in use gets a number */
export function addArea({ label, ...area }: NewArea): Command {
  return {
    name: () => `${GROUP_WORDS.area.one} toegevoegd`,
    apply(drawing) {
      const { groups, zones } = drawing.plan;
      const used = new Set(groups.map((group) => group.label));
      const own: PlanGroup = {
        ...area,
        id: "",
        kind: "area",
        label: used.has(label) ? nextFreeLabel(label, used) : label,
        capacity: places(area.capacity),
        seats: [],
      };
      const added = withIds([own], { others: groups, zones }).map(soundGroup);
      return withPlan(drawing, { groups: [...groups, ...added] }, new Set(added.map(({ id }) => groupKey(id))));
    },
  };
}

type AreaPart = Partial<Pick<PlanGroup, "capacity" | "width" | "height" | "turn">>;

/** Changes one area, or the capacity of several; the middle stays. */
export function setAreas(groupIds: readonly string[], part: AreaPart): Command {
  return changeAreas(groupIds, (group) => ({ ...group, ...sound(part) }));
}

/** Gives an area the shape of a rectangle, from its upper left corner and before its turn. */
export function setAreaShape(groupId: string, { x, y, width, height }: Rectangle): Command {
  const middle = { x: tenths(x + width / 2), y: tenths(y + height / 2) };
  return changeAreas([groupId], (group) => ({ ...group, ...middle, ...sound({ width, height }) }));
}

function changeAreas(groupIds: readonly string[], change: (area: PlanGroup) => PlanGroup): Command {
  const ids = new Set(groupIds);
  return {
    name: () => `${ids.size === 1 ? GROUP_WORDS.area.one : `${ids.size} ${GROUP_WORDS.area.many}`} gewijzigd`,
    apply: (drawing) =>
      withPlan(drawing, {
        groups: mapOrSame(drawing.plan.groups, (group) =>
          group.kind === "area" && ids.has(group.id) ? change(group) : group,
        ),
      }),
  };
}

function sound({ capacity, width, height, turn }: AreaPart): AreaPart {
  return {
    ...(capacity !== undefined && { capacity: places(capacity) }),
    ...(width !== undefined && { width: size(width) }),
    ...(height !== undefined && { height: size(height) }),
    ...(turn !== undefined && { turn: degrees(turn) }),
  };
}

function places(count: number): number {
  return Math.min(MAX_AREA_CAPACITY, Math.max(1, Math.round(count) || 1));
}
