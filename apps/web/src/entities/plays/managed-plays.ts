import type { PlaySummary } from "@podium/shared/contracts/plays";
import { useQuery } from "@tanstack/react-query";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { playsQuery } from "./plays.ts";

/** All plays, drafts included; administrators only. Its key is below the key of all managed content. */
export const managedPlaysQuery = liveQuery({
  key: ["content-admin", "plays"],
  fetch: (signal) => api.listManagedPlays({ signal }),
  staleTime: 30_000,
});

const NONE: ReadonlyMap<string, string> = new Map();
const titlesOf = (plays: readonly PlaySummary[]): ReadonlyMap<string, string> =>
  new Map(plays.map(({ slug, title }) => [slug, title]));

export function usePlayTitles(enabled: boolean): ReadonlyMap<string, string> {
  return useQuery({ ...playsQuery, enabled, select: titlesOf }).data ?? NONE;
}
