import type { Rehearsal } from "@podium/shared/contracts/rehearsals";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";

/** A rehearsal changes by the second, and a single administrator looks at it: no event is worth it. */
const [RUNNING_MS, IDLE_MS] = [2000, 25_000];

export const isUnderWay = ({ endedAt }: Rehearsal): boolean => endedAt === null;

export function rehearsalsQuery(showId: number, { api }: Backend = backend) {
  return liveQuery({
    key: ["office", "rehearsals", showId],
    fetch: (signal) => api.listRehearsals({ params: { id: showId }, signal }),
    repairEvery: (known: readonly Rehearsal[] | undefined) => (known?.some(isUnderWay) ? RUNNING_MS : IDLE_MS),
  });
}
