import type { Refund } from "@podium/shared/contracts/payments";
import { testReservation } from "./test-reservation.ts";

/** Refund of a reservation that was paid by transfer and cancelled; its account is not known yet. */
export const testRefund = (more: Partial<Refund> = {}): Refund => ({
  paymentId: 1,
  reservation: testReservation({ status: "CANCELLED" }),
  amount: 24.1,
  paidAt: "2026-11-20T10:00:00.000Z",
  reason: "RESERVATION_CANCELLED",
  canGoOnline: false,
  canBeTransferred: true,
  hasAccount: false,
  message: "De reservering werd geannuleerd nadat ze betaald was.",
  method: "TRANSFER",
  providerReference: "",
  payer: "",
  refundedAt: null,
  ...more,
});
