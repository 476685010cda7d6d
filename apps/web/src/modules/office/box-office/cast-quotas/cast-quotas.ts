import type { CastQuotas } from "@podium/shared/contracts/cast-quotas";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";

/** The quotas of a show's actors. The public room only announces that a seat changed, so they are refetched. */
export const castQuotasQuery = (showId: number) =>
  liveQuery({
    key: ["box-office", "cast-quotas", showId],
    fetch: (signal): Promise<CastQuotas> => api.listCastQuotas({ params: { id: showId }, signal }),
    room: rooms.show(showId),
  });

export function replaceCastQuotas(showId: number, quotas: CastQuotas): void {
  liveQueries.change<CastQuotas>(castQuotasQuery(showId).key, () => quotas);
}
