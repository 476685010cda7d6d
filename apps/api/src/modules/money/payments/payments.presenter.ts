import type {
  OnlinePayment,
  PaymentOutcome as PaymentOutcomeJson,
  TransferDetails as TransferDetailsJson,
} from "@podium/shared/contracts/payments";
import type { Refund as RefundJson, RefundReason } from "@podium/shared/contracts/refunds";
import type { PaymentRow } from "#database/tables/payments.ts";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import type { PaymentOutcome } from "./payments.service.ts";
import type { Refund } from "./refunds.service.ts";
import type { TransferDetails } from "./transfers.service.ts";

const REFUND_MESSAGES = {
  SEATS_GONE: "De reservering was vervallen en haar stoelen zijn intussen aan iemand anders gegeven.",
  RESERVATION_CLOSED: "De reservering was geannuleerd toen het geld kwam.",
  RESERVATION_CANCELLED: "De reservering werd geannuleerd nadat ze betaald was.",
  ALREADY_CONFIRMED: "De reservering was al bevestigd. Kijk na of er twee keer betaald is.",
  AMOUNT_DIFFERS: "Het betaalde bedrag is niet het verschuldigde bedrag.",
  SEATS_GIVEN_UP: "Er werden plaatsen teruggegeven die al betaald waren.",
  VOUCHER_SHORT:
    "De reservering was vervallen en het geld van haar cadeaubon is intussen anders gebruikt; het geld gaat terug.",
  PRODUCTS_GONE:
    "De reservering was vervallen en een product dat erbij hoorde, is intussen uitverkocht; het geld gaat terug.",
  SEATS_MOVED: "De bezoeker nam andere plaatsen, die minder kosten; het verschil gaat terug.",
  MOVE_ENDED: "Er werd bijbetaald voor andere plaatsen, maar die keuze was al voorbij.",
  PAID_TOO_MUCH: "Er werd meer overgeschreven dan verschuldigd was; het verschil gaat terug.",
} as const satisfies Record<RefundReason, string>;

export function presentTransferDetails(details: TransferDetails): TransferDetailsJson {
  const { reservation, payBefore, ...account } = details;
  return {
    ...account,
    reservation: presentReservation(reservation),
    amount: reservation.totalCents / 100,
    payBefore: payBefore.toISOString(),
  };
}

function presentOnlinePayment(payment: PaymentRow, awaitsMoney: boolean): OnlinePayment | null {
  const { status, amountCents, createdAt, checkoutUrl, refundReason, terminalId } = payment;
  if (status === "CREATED") return null;
  return {
    status,
    amount: amountCents / 100,
    createdAt: createdAt.toISOString(),
    checkoutUrl: status === "OPEN" && awaitsMoney && terminalId === null ? checkoutUrl : null,
    refund: refundReason,
  };
}

export function presentPaymentOutcome(outcome: PaymentOutcome): PaymentOutcomeJson {
  const { reservation, payment, awaitsMoney, canPayOnline, canPayByTransfer } = outcome;
  return {
    reservation: presentReservation(reservation),
    payment: payment && presentOnlinePayment(payment, awaitsMoney),
    canPayOnline,
    canPayByTransfer,
  };
}

function presentAccount({ unreadable, ...account }: NonNullable<Refund["account"]>): RefundJson["account"] {
  return { ...account, ...(unreadable && { unreadable }) };
}

/** @param withAccount whether the caller may make refund files; others see the account's last characters */
export function presentRefund(refund: Refund, withAccount: boolean): RefundJson {
  const { paymentId, reservation, reason, method, providerReference, payer, canGoOnline } = refund;
  const { refundedAt, online, voucherId, canBeTransferred, account, cameBack, fileId } = refund;
  return {
    paymentId,
    reservation: presentReservation(reservation),
    amount: refund.amountCents / 100,
    paidAt: refund.paidAt.toISOString(),
    reason,
    message: REFUND_MESSAGES[reason],
    method,
    providerReference,
    payer,
    refundedAt: refundedAt?.toISOString() ?? null,
    canGoOnline,
    canBeTransferred,
    hasAccount: account !== null,
    ...(account && { maskedAccount: `•••• ${account.iban.slice(-4)}` }),
    ...(withAccount && account && { account: presentAccount(account) }),
    ...(canBeTransferred && cameBack && { cameBack }),
    ...(online && { online }),
    ...(fileId !== null && { fileId }),
    ...(voucherId !== null && { voucherId }),
  };
}
