import type { listPayments, PaymentListQuery, Reservation } from "@podium/shared/contracts/reservations";
import { call } from "#platform/api-client.ts";
import type { ListAnswer } from "#platform/paged-list.ts";

/** Manual transfers with an amount due, unconfirmed first unless sorted otherwise. */
export function fetchPayments(query: PaymentListQuery, signal?: AbortSignal): Promise<ListAnswer<Reservation>> {
  return call<typeof listPayments>({ method: "GET", path: "/api/admin/payments", query, signal });
}
