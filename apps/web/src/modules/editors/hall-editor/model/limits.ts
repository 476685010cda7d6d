import { type HallPlan, MAX_DECOR, MAX_ZONES, MOST_IN_A_DRAFT } from "@podium/shared/contracts/hall-plan";
import { placesOf } from "#entities/halls/all-halls.ts";

/**
 * Says in Dutch why a drawing is too large to be saved. Null when it is not, or when it did not grow: an oversized
 * drawing from elsewhere can be reduced step by step.
 */
export function tooMuch(plan: HallPlan, before: HallPlan): string | null {
  const grewAbove = (most: number, count: (drawing: HallPlan) => number): boolean =>
    count(plan) > Math.max(most, count(before));
  if (grewAbove(MOST_IN_A_DRAFT, placesOf) || grewAbove(MOST_IN_A_DRAFT, ({ groups }) => groups.length)) {
    return `Dat worden te veel stoelen: een zaalplan houdt er hoogstens ${MOST_IN_A_DRAFT}. Er is niets veranderd.`;
  }
  if (grewAbove(MAX_DECOR, ({ decor }) => decor.length)) {
    return `Dat worden te veel onderdelen zonder stoelen: hoogstens ${MAX_DECOR}. Er is niets veranderd.`;
  }
  if (grewAbove(MAX_ZONES, ({ zones }) => zones.length))
    return `Een zaal heeft hoogstens ${MAX_ZONES} zones. Er is niets veranderd.`;
  return null;
}
