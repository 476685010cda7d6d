import type { HallPlan } from "@podium/shared/contracts/hall-plan";

export interface PublishChanges {
  readonly added: number;
  readonly removed: number;
  /** Places that stay, but lie elsewhere or are called otherwise. */
  readonly changed: number;
}

/** Counts the places that change for visitors, compared by their ids. */
export function publishChanges(before: HallPlan, after: HallPlan): PublishChanges {
  const [old, now] = [byId(before), byId(after)];
  const stayed = [...now].filter(([id]) => old.has(id));
  return {
    added: now.size - stayed.length,
    removed: old.size - stayed.length,
    changed: stayed.filter(([id, seat]) => old.get(id) !== seat).length,
  };
}

/** Each place in words that differ when it does. */
function byId({ groups }: HallPlan): Map<string, string> {
  return new Map(
    groups.flatMap(({ label, zone, seats }) =>
      seats.map((seat) => [seat.id, JSON.stringify([label, zone, seat.label, seat.x, seat.y, seat.kind])] as const),
    ),
  );
}
