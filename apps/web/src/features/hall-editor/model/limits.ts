import { type HallPlan, MAX_DECOR, MAX_ZONES, MOST_IN_A_DRAFT } from "@podium/shared/contracts/hall-plan";
import { placesOf } from "#entities/halls/places.ts";

/** Why a drawing is too large to be saved, in Dutch; null when it is not. */
export function tooMuch(plan: HallPlan): string | null {
  if (placesOf(plan) > MOST_IN_A_DRAFT || plan.groups.length > MOST_IN_A_DRAFT) {
    return `Dat worden te veel stoelen: een zaalplan houdt er hoogstens ${MOST_IN_A_DRAFT}. Er is niets veranderd.`;
  }
  if (plan.decor.length > MAX_DECOR) {
    return `Dat worden te veel onderdelen zonder stoelen: hoogstens ${MAX_DECOR}. Er is niets veranderd.`;
  }
  if (plan.zones.length > MAX_ZONES) return `Een zaal heeft hoogstens ${MAX_ZONES} zones. Er is niets veranderd.`;
  return null;
}
