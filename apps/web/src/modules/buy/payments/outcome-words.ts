import type { PaymentOutcome } from "@podium/shared/contracts/payments";
import type { RefundReason } from "@podium/shared/contracts/refunds";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { paymentOutcome } from "#messages/nl/payment.ts";

interface OutcomeWords {
  title: string;
  text: string;
  tone: "success" | "waiting" | "danger";
}

export function outcomeWords(outcome: PaymentOutcome): OutcomeWords {
  const { reservation, payment } = outcome;
  const t = paymentOutcome();
  const again = !outcome.canPayByTransfer ? t.againAtOnce : outcome.canPayOnline ? t.again : t.tooSmall;
  if (payment?.refund) {
    return {
      title: t.paidBack,
      text: `${whyBack(payment.refund)} ${t.amountComesBack}`,
      tone: "danger",
    };
  }
  if (reservation.status === "CONFIRMED") {
    return {
      title: payment ? t.succeeded : t.confirmed,
      text: `${payment ? `${t.confirmed}. ` : ""}${t.ticketsReady}`,
      tone: "success",
    };
  }
  if (!isActive(reservation)) {
    return { title: endedWords(reservation.status), text: t.seatsReleased, tone: "danger" };
  }
  switch (payment?.status) {
    case "OPEN":
    case "PAID":
      return {
        title: t.awaitsBank,
        text: t.takesSeconds,
        tone: "waiting",
      };
    case "CANCELLED":
      return { title: t.cancelled, text: again, tone: "danger" };
    case "EXPIRED":
      return { title: t.tookTooLong, text: again, tone: "danger" };
    case "FAILED":
      return { title: t.failed, text: again, tone: "danger" };
    case undefined:
      return { title: t.notPaid, text: again, tone: "waiting" };
  }
}

export function endedWords(status: ReservationStatus): string {
  const { isCancelled, isExpired } = ownReservations();
  return status === "CANCELLED" ? isCancelled : isExpired;
}

function whyBack(reason: RefundReason): string {
  const t = paymentOutcome();
  if (reason === "ALREADY_CONFIRMED") return t.wasPaid;
  if (reason === "AMOUNT_DIFFERS") return t.otherAmount;
  if (reason === "RESERVATION_CANCELLED") return t.isCancelled;
  if (reason === "RESERVATION_CLOSED") return t.wasCancelled;
  if (reason === "VOUCHER_SHORT") return t.voucherShort;
  if (reason === "PRODUCTS_GONE") return t.productsGone;
  return t.wasExpired;
}
