import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { freeId } from "@podium/shared/halls/derive-ids";

interface Repaired {
  readonly plan: HallPlan;
  /** Descriptions in Dutch of the repairs. */
  readonly notices: readonly string[];
}

/** Gives groups with a duplicate id an id of their own, as elements are identified by it. */
export function repairDraft(draft: HallPlan): Repaired {
  const ids = new Set<string>();
  let doubled = 0;
  const groups = draft.groups.map((group) => {
    const id = freeId(group.id, ids);
    ids.add(id);
    if (id === group.id) return group;
    doubled += 1;
    return { ...group, id };
  });
  if (doubled === 0) return { plan: draft, notices: [] };
  const what = doubled === 1 ? "1 rij of tafel had" : `${doubled} rijen of tafels hadden`;
  return {
    plan: { ...draft, groups },
    notices: [`${what} dezelfde interne naam als een andere. Dat is hersteld; aan de tekening is niets veranderd.`],
  };
}
