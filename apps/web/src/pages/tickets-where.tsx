import type { Show } from "@podium/shared/contracts/shows";
import { useWhereAmong } from "#entities/site/where.ts";

/** Where the shown one of several shows is. */
export function Where({ shows, current }: { shows: readonly Show[]; current: Show }) {
  return useWhereAmong(shows)(current);
}
