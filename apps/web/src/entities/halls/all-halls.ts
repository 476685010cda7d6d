import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { capacityOf } from "@podium/shared/halls/hall";
import type { HallSummary } from "@podium/shared/contracts/halls";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";

const HALLS_KEY = ["halls"];

/** All halls by name; they are refetched, because no event announces their changes. */
export const hallsQuery = liveQuery({
  key: [...HALLS_KEY, "all"],
  fetch: (signal) => api.listHalls({ signal }),
});

export async function refetchHalls(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: hallsQuery.key });
}

export const hallDraftQuery = ({ id, draftChangedAt }: Pick<HallSummary, "id" | "draftChangedAt">) => ({
  queryKey: [...HALLS_KEY, "draft", id, draftChangedAt],
  queryFn: ({ signal }: { signal?: AbortSignal }) => api.getHallDraft({ params: { id }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function countedShows(count: number): string {
  return count === 1 ? "1 voorstelling" : `${count} voorstellingen`;
}

export function placesOf({ groups }: HallPlan): number {
  return groups.reduce((sum, group) => sum + capacityOf(group), 0);
}
