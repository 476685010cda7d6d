import type { HallPlan } from "@podium/shared/contracts/hall-plan";

export interface ZoneCount {
  readonly zoneId: string;
  readonly name: string;
  readonly groups: number;
  readonly seats: number;
}

/** Counts each zone, in order; groups in a deleted zone are not counted. */
export function zoneCounts({ zones, groups }: HallPlan): ZoneCount[] {
  const byZone = Map.groupBy(groups, ({ zone }) => zone);
  return zones.map(({ id, name }) => {
    const own = byZone.get(id) ?? [];
    return { zoneId: id, name, groups: own.length, seats: own.reduce((sum, { seats }) => sum + seats.length, 0) };
  });
}
