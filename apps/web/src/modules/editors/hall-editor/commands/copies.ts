import type { PlanDecor, PlanGroup, PlanZone } from "@podium/shared/contracts/hall-plan";
import { withIds } from "@podium/shared/halls/derive-ids";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import {
  type Command,
  decorKey,
  type Drawing,
  type ElementKey,
  groupKey,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { sortSelection, withPlan, withSeats } from "#modules/editors/hall-editor/model/selected.ts";
import { soundGroup } from "#modules/editors/hall-editor/model/sound-values.ts";
import { moved } from "./move.ts";
import { nextFreeLabel } from "./names.ts";

/** Parts that can be copied; not the stage, which is unique. */
export interface Parts {
  readonly groups: readonly PlanGroup[];
  readonly decor: readonly PlanDecor[];
}

export const COPY_OFFSET = 32;

/** Copies the selection to a place beside it, and selects the copy; rows and tables get the next free number. */
export function duplicate(dx = COPY_OFFSET, dy = COPY_OFFSET): Command {
  return {
    name: (drawing) => `${subject(drawing)} gedupliceerd`,
    apply: (drawing) => withParts(drawing, shifted(partsOf(drawing), dx, dy)),
  };
}

/** Returns the selected parts; selected seats form a group of their own. */
export function partsOf({ plan, selection }: Drawing): Parts {
  const chosen = sortSelection(selection);
  const groups = plan.groups.flatMap((group) => {
    if (chosen.groups.has(group.id)) return [group];
    const places = chosen.seats.get(group.id);
    return places
      ? [
          withSeats(
            group,
            group.seats.filter((_, index) => places.has(index)),
          ),
        ]
      : [];
  });
  return { groups, decor: plan.decor.filter((_, index) => chosen.decor.has(index)) };
}

export function shifted({ groups, decor }: Parts, dx: number, dy: number): Parts {
  const by = moved(dx, dy);
  return { groups: groups.map((group) => by.group(group)), decor: decor.map((each) => by.decor(each)) };
}

/** Adds parts, and selects them. @param zones zones of the original hall, which are matched by id, otherwise by name */
export function withParts(drawing: Drawing, parts: Parts, zones: readonly PlanZone[] = drawing.plan.zones): Drawing {
  const { plan } = drawing;
  if (parts.groups.length + parts.decor.length === 0) return drawing;
  const inZones = parts.groups.map((group) => ({ ...group, zone: zoneHere(group.zone, zones, plan.zones) }));
  const groups = withIds(freelyLabelled(inZones, plan.groups), { others: plan.groups, zones: plan.zones });
  const keys: ElementKey[] = [
    ...groups.map(({ id }) => groupKey(id)),
    ...parts.decor.map((_, index) => decorKey(plan.decor.length + index)),
  ];
  return withPlan(
    drawing,
    {
      groups: groups.length > 0 ? [...plan.groups, ...groups.map(soundGroup)] : plan.groups,
      decor: parts.decor.length > 0 ? [...plan.decor, ...parts.decor] : plan.decor,
    },
    new Set(keys),
  );
}

/** Replaces labels that are in use by the next free ones; blocks that shared a label still do. */
function freelyLabelled(copies: readonly PlanGroup[], others: readonly PlanGroup[]): PlanGroup[] {
  const used = new Set(others.map(({ label }) => label));
  const given = new Map<string, string>();
  return copies.map((group) => {
    const own = `${group.kind} ${group.zone} ${group.label}`;
    const isShared = group.kind === "row" && given.has(own);
    const label = isShared
      ? (given.get(own) ?? group.label)
      : used.has(group.label)
        ? nextFreeLabel(group.label, used)
        : group.label;
    given.set(own, label);
    used.add(label);
    return { ...group, label };
  });
}

function zoneHere(zone: string, from: readonly PlanZone[], here: readonly PlanZone[]): string {
  const name = from.find(({ id }) => id === zone)?.name;
  const same = here.find(({ id }) => id === zone) ?? here.find((each) => each.name === name) ?? here[0];
  return same?.id ?? zone;
}
