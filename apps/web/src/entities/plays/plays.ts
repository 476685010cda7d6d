import type { Play, PlaySummary } from "@podium/shared/contracts/plays";
import { useSuspenseQuery } from "@tanstack/react-query";
import { languageQuery, pageData } from "#platform/page-data.ts";
import { api, orNull } from "#platform/api-client.ts";
import { SAME_FOR_ALL } from "#platform/query-client.ts";

const STALE_AFTER_MS = 60_000;

/** Published plays. Does not use `queryOptions`, because its module imports the live updates of shows. */
export const playsQuery = {
  queryKey: ["plays"],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.listPlays({ query: languageQuery(), signal }),
  staleTime: STALE_AFTER_MS,
  initialData: () => pageData("plays"),
  ...SAME_FOR_ALL,
};

/** Published plays: coming plays first, soonest first, then past plays, newest first. */
export function usePlays(): PlaySummary[] {
  return useSuspenseQuery(playsQuery).data;
}

/** A play with its shows, by its slug; null: no such play. */
export function usePlay(slug: string): Play | null {
  return useSuspenseQuery<Play | null>({
    queryKey: ["plays", slug],
    queryFn: ({ signal }) => orNull(api.getPlay({ params: { slug }, query: languageQuery(), signal })),
    staleTime: STALE_AFTER_MS,
    initialData: () => pageData(`play/${slug}`),
    ...SAME_FOR_ALL,
  }).data;
}
