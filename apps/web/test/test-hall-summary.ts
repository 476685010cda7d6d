import type { HallSummary } from "@podium/shared/contracts/halls";

/** A hall with these published plans, newest first; a plan's id is the day of November 2026 of its publication. */
export function testHallSummary(change: Partial<HallSummary> = {}, planIds: readonly number[] = [1]): HallSummary {
  const plans = planIds.map((hallPlanId) => ({
    hallPlanId,
    publishedAt: `2026-11-${String(hallPlanId).padStart(2, "0")}T10:00:00.000Z`,
    seats: 193,
    shows: 1,
  }));
  return {
    id: 1,
    name: "Parochiezaal",
    address: null,
    seats: 193,
    hallPlanId: plans[0]?.hallPlanId ?? null,
    publishedAt: plans[0]?.publishedAt ?? null,
    draftChangedAt: "2026-11-20T10:00:00.000Z",
    hasChanges: false,
    plans,
    ...change,
  };
}
