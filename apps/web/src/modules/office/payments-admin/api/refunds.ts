import type { Refund } from "@podium/shared/contracts/refunds";
import type { RefundFile } from "@podium/shared/contracts/refund-files";
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

/** Newest first; for administrators. */
export const refundFilesQuery = liveQuery({
  key: ["refund-files"],
  fetch: (signal) => api.listRefundFiles({ signal }),
  room: rooms.payments,
});

/** Updates a file, and refetches the refunds: their state depends on the files. */
export function showFile(file: RefundFile): void {
  liveQueries.change<readonly RefundFile[]>(refundFilesQuery.key, (all) =>
    all.some(({ id }) => id === file.id) ? all.map((each) => (each.id === file.id ? file : each)) : [file, ...all],
  );
  void liveQueries.refetch(refundsQuery.key);
}
