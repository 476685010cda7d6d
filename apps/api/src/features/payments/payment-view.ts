import type { OnlinePayment, Refund, RefundReason } from "@podium/shared/contracts/online-payments";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { PaymentRow } from "#database/tables/payments.ts";

const REASONS = {
  SEATS_GONE: "De reservering was vervallen en haar stoelen zijn intussen aan iemand anders gegeven.",
  RESERVATION_CLOSED: "De reservering was geannuleerd toen het geld kwam.",
  ALREADY_CONFIRMED: "De reservering was al bevestigd. Kijk na of er twee keer betaald is.",
  AMOUNT_DIFFERS: "Het betaalde bedrag is niet het verschuldigde bedrag.",
} as const satisfies Record<RefundReason, string>;

/** The payment as its payer sees it. @param payable whether the reservation still waits for money */
export function toOnlinePayment(payment: PaymentRow, payable: boolean): OnlinePayment {
  return {
    // A payment that the provider does not know yet is not shown; see the caller.
    status: payment.status === "CREATED" ? "OPEN" : payment.status,
    amount: payment.amountCents / 100,
    createdAt: payment.createdAt.toISOString(),
    checkoutUrl: payment.status === "OPEN" && payable ? payment.checkoutUrl : null,
    refund: payment.refundReason,
  };
}

/** Money to be paid back, as volunteers see it; null for a payment that is none. */
export function toRefund(payment: PaymentRow, reservation: Reservation): Refund | null {
  if (payment.refundReason === null || payment.paidAt === null) return null;
  return {
    paymentId: payment.id,
    reservation,
    amount: (payment.paidCents ?? payment.amountCents) / 100,
    paidAt: payment.paidAt.toISOString(),
    reason: payment.refundReason,
    message: REASONS[payment.refundReason],
    providerReference: payment.providerRef ?? "",
    refundedAt: payment.refundedAt?.toISOString() ?? null,
  };
}
