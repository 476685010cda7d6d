import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { capacityOf } from "@podium/shared/halls/hall";

export interface PublishChanges {
  readonly added: number;
  readonly removed: number;
  /** Places that remain, but move, or get another name, zone or kind. */
  readonly changed: number;
}

export function publishChanges(before: HallPlan, after: HallPlan): PublishChanges {
  const [old, now] = [byId(before), byId(after)];
  const stayed = [...now].filter(([id]) => old.has(id));
  return {
    added: now.size - stayed.length,
    removed: old.size - stayed.length,
    changed: stayed.filter(([id, seat]) => old.get(id) !== seat).length,
  };
}

/** Maps each place to a text that differs when the place changes. */
function byId({ groups }: HallPlan): Map<string, string> {
  return new Map(
    groups.flatMap((group) => {
      const { id, label, zone, x, y, seats } = group;
      const ofArea = Array.from({ length: group.kind === "area" ? capacityOf(group) : 0 }, (_, index) => {
        return [`${id}-${index + 1}`, JSON.stringify([label, zone, x, y])] as const;
      });
      const ofSeats = seats.map(
        (seat) => [seat.id, JSON.stringify([label, zone, seat.label, seat.x, seat.y, seat.kind])] as const,
      );
      return [...ofArea, ...ofSeats];
    }),
  );
}
