import { freeId } from "@podium/shared/halls/derive-ids";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import type { Command, Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { mapOrSame, sortSelection, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { oneLine } from "#modules/editors/hall-editor/model/sound-values.ts";

/** Puts the selected groups, and groups of selected seats, in a zone. Seat ids stay. */
export function setZone(zoneId: string): Command {
  return {
    name: (drawing) => `${subject(drawing)} in zone ${zoneName(drawing.plan, zoneId)} gezet`,
    apply(drawing) {
      const { plan, selection } = drawing;
      if (!plan.zones.some(({ id }) => id === zoneId)) return drawing;
      const chosen = sortSelection(selection);
      const groups = mapOrSame(plan.groups, (group) => {
        const isChosen = chosen.groups.has(group.id) || chosen.seats.has(group.id);
        return isChosen && group.zone !== zoneId ? { ...group, zone: zoneId } : group;
      });
      return withPlan(drawing, { groups });
    },
  };
}

/** Paints groups under a brush, selected or not. The selection stays. */
export function paintZone(zoneId: string, painted: Selection): Command {
  const command = setZone(zoneId);
  return {
    name: ({ plan }) => command.name({ plan, selection: painted }),
    apply(drawing) {
      const after = command.apply({ plan: drawing.plan, selection: painted });
      return withPlan(drawing, { groups: after.plan.groups });
    },
  };
}

export function addZone(name: string): Command {
  return {
    name: () => `Zone ${name} toegevoegd`,
    apply(drawing) {
      const { zones } = drawing.plan;
      return withPlan(drawing, { zones: [...zones, { id: freeZoneId(zones, name), name: oneLine(name, 40) }] });
    },
  };
}

/** Renames a zone; its id stays, so that its groups stay in it. */
export function renameZone(zoneId: string, name: string): Command {
  return {
    name: () => `Zone heet nu ${name}`,
    apply: (drawing) =>
      withPlan(drawing, {
        zones: mapOrSame(drawing.plan.zones, (zone) =>
          zone.id === zoneId && zone.name !== name ? { ...zone, name: oneLine(name, 40) } : zone,
        ),
      }),
  };
}

/** Removes a zone, unless it is the last one; its groups move to another. */
export function removeZone(zoneId: string, moveTo: string): Command {
  return {
    name: ({ plan }) => `Zone ${zoneName(plan, zoneId)} verwijderd`,
    apply(drawing) {
      const { zones, groups } = drawing.plan;
      const isKnown = zones.some(({ id }) => id === moveTo) && zones.some(({ id }) => id === zoneId);
      if (moveTo === zoneId || !isKnown) return drawing;
      return withPlan(drawing, {
        zones: zones.filter(({ id }) => id !== zoneId),
        groups: mapOrSame(groups, (group) => (group.zone === zoneId ? { ...group, zone: moveTo } : group)),
      });
    },
  };
}

/** Moves a zone in the list, which goes from the stage to the back. @param by -1 is earlier */
export function reorderZone(zoneId: string, by: number): Command {
  return {
    name: ({ plan }) => `Zone ${zoneName(plan, zoneId)} ${by < 0 ? "eerder" : "later"} gezet`,
    apply(drawing) {
      const { zones } = drawing.plan;
      const from = zones.findIndex(({ id }) => id === zoneId);
      const to = Math.min(zones.length - 1, Math.max(0, from + by));
      const zone = zones[from];
      if (!zone || to === from) return drawing;
      return withPlan(drawing, { zones: zones.toSpliced(from, 1).toSpliced(to, 0, zone) });
    },
  };
}

function zoneName(plan: HallPlan, zoneId: string): string {
  return plan.zones.find(({ id }) => id === zoneId)?.name ?? zoneId;
}

function freeZoneId(zones: HallPlan["zones"], name: string): string {
  const wanted = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 20);
  return freeId(wanted || "zone", new Set(zones.map(({ id }) => id)));
}
