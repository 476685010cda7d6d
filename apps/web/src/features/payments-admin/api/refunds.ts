import type { listRefunds, markRefunded, Refund } from "@podium/shared/contracts/online-payments";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api-client.ts";

/** Money to be paid back, what is still open first. */
export const refundsQuery = queryOptions({
  queryKey: ["refunds"],
  queryFn: ({ signal }) => call<typeof listRefunds>({ method: "GET", path: "/api/admin/refunds", signal }),
  refetchInterval: 30_000,
});

/** This money was paid back; may be said twice. @throws {ApiError} 404 PAYMENT_NOT_FOUND */
export function postRefunded(paymentId: number): Promise<Refund> {
  return call<typeof markRefunded>({
    method: "POST",
    path: "/api/admin/refunds/:paymentId/done",
    params: { paymentId },
  });
}
