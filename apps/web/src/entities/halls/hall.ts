import { unpackPlan } from "@podium/shared/halls/drawn-plan";
import { readHall } from "@podium/shared/halls/hall";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { SAME_FOR_ALL } from "#platform/query-client.ts";

/** A published plan never changes, so it is fetched once. */
export const hallQuery = (hallPlanId: number) => ({
  queryKey: ["hall-plan", hallPlanId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    unpackPlan(await api.getHallPlan({ params: { planId: hallPlanId }, query: { packed: true }, signal })),
  // A comparison with an older response would make every seat of a packed plan.
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  ...SAME_FOR_ALL,
});

export function useHall(hallPlanId: number | undefined) {
  return useQuery({ ...hallQuery(hallPlanId ?? 0), enabled: hallPlanId !== undefined, select: readHall });
}
