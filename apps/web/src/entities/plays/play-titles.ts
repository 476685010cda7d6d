import type { PlaySummary } from "@podium/shared/contracts/plays";
import { useQuery } from "@tanstack/react-query";
import { playsQuery } from "./plays.ts";

const NONE: ReadonlyMap<string, string> = new Map();
const titlesOf = (plays: readonly PlaySummary[]): ReadonlyMap<string, string> =>
  new Map(plays.map(({ slug, title }) => [slug, title]));

/** The titles of published plays by slug; empty until they have loaded. @param enabled whether to fetch them */
export function usePlayTitles(enabled: boolean): ReadonlyMap<string, string> {
  return useQuery({ ...playsQuery, enabled, select: titlesOf }).data ?? NONE;
}
