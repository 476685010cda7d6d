/** The plans that a show may have: the newest published one of each hall, and the show's own when that is older. */
import type { HallSummary } from "@podium/shared/contracts/halls";
import type { Show } from "@podium/shared/contracts/shows";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { formatDayOfYear } from "#platform/format.ts";

interface PlanChoice {
  hallPlanId: number;
  /** 'Parochiezaal', or 'Parochiezaal (plan van 3 november 2026)' when the name alone is ambiguous. */
  name: string;
  size: string;
}

/** @param show null for a new show */
export function planChoices(halls: readonly HallSummary[], show: Show | null): PlanChoice[] {
  const newest = halls.flatMap(({ name, hallPlanId, plans }) => {
    const plan = plans.find((each) => each.hallPlanId === hallPlanId);
    return plan ? [{ name, ...plan }] : [];
  });
  const choices = newest.map((plan) => {
    const isNameShared = newest.some((other) => other !== plan && other.name === plan.name);
    return choice(plan, isNameShared);
  });
  const own = show && ownPlan(halls, show);
  if (!own || newest.some(({ hallPlanId }) => hallPlanId === own.hallPlanId)) return choices;
  return [choice({ ...own, name: show.hallName }, true), ...choices];
}

function choice(plan: HallSummary["plans"][number] & { name: string }, isDated: boolean): PlanChoice {
  const { hallPlanId, name, publishedAt, seats } = plan;
  return {
    hallPlanId,
    name: isDated ? `${name} (plan van ${formatDayOfYear(publishedAt)})` : name,
    size: countedPlaces(seats),
  };
}

function ownPlan(halls: readonly HallSummary[], { hallPlanId }: Show) {
  return halls.flatMap(({ plans }) => plans).find((plan) => plan.hallPlanId === hallPlanId);
}

/** Returns the newest plan of this plan's hall; null when this plan is the newest. */
export function newerPlan(halls: readonly HallSummary[], hallPlanId: number): number | null {
  const hall = halls.find(({ plans }) => plans.some((plan) => plan.hallPlanId === hallPlanId));
  return hall && hall.hallPlanId !== hallPlanId ? hall.hallPlanId : null;
}

/** Returns the plan for a new show: of the hall of the last planned show, else of the first hall; null without any. */
export function usualPlan(halls: readonly HallSummary[], shows: readonly Show[]): number | null {
  const last = shows.toSorted((a, b) => b.id - a.id)[0];
  if (last) return newerPlan(halls, last.hallPlanId) ?? last.hallPlanId;
  return halls.toSorted((a, b) => a.id - b.id).find(({ hallPlanId }) => hallPlanId !== null)?.hallPlanId ?? null;
}
