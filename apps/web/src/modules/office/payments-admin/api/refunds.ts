import type { Refund } from "@podium/shared/contracts/payments";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";

/** Open refunds first. */
export const refundsQuery = liveQuery({
  key: ["refunds"],
  fetch: (signal) => api.listRefunds({ signal }),
  room: rooms.payments,
});

export function replaceRefund(refund: Refund): void {
  liveQueries.change<readonly Refund[]>(refundsQuery.key, (all) =>
    all.map((each) => (each.paymentId === refund.paymentId ? refund : each)),
  );
}
