import type { Refund as RefundJson } from "@podium/shared/contracts/refunds";
import { isBankName } from "@podium/shared/money/bank-text";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import type * as repository from "./refunds.repository.ts";
import type { ByHand, RefundRow } from "./refunds.repository.ts";
import { fingerprintOf } from "./refund-account.sql.ts";

const METHODS = { transfer: "TRANSFER", cash: "CASH" } as const satisfies Record<ByHand, RefundJson["method"]>;
const isByHand = (provider: string): provider is ByHand => Object.hasOwn(METHODS, provider);

/** Returns how the money of a refund came. Card payments at the box office are stored as transfers. */
export function methodOf(
  { cameBy, bankTransactionId, surplusOfId }: RefundRow,
  { paymentMethod }: Pick<Reservation, "paymentMethod">,
): RefundJson["method"] {
  if (!isByHand(cameBy)) return "ONLINE";
  const isOnStatement = bankTransactionId !== null || surplusOfId !== null;
  return cameBy === "transfer" && !isOnStatement && paymentMethod === "CARD" ? "CARD" : METHODS[cameBy];
}

export type Refund = NonNullable<ReturnType<typeof toRefund>>;

/** @param providerName the provider that can refund online payments now; null: none */
export function toRefund(payment: repository.RefundRow, reservation: Reservation, providerName: string | null) {
  const { id: paymentId, cameBy, cameByRef, refundReason: reason, paidAt, refundedAt, voucherId } = payment;
  if (reason === null || paidAt === null) return null;
  const amountCents = payment.paidCents ?? payment.amountCents;
  const isFree = refundedAt === null && payment.refundVia === null;
  const canGoOnline = cameBy === providerName && cameByRef !== null && isFree;
  const { iban, holder: name, cameBack } = payment;
  return {
    paymentId,
    reservation,
    amountCents,
    paidAt,
    reason,
    method: methodOf(payment, reservation),
    providerReference: cameByRef ?? "",
    payer: payment.payer ?? "",
    refundedAt,
    voucherId,
    fileId: payment.fileId,
    via: payment.refundVia,
    canGoOnline,
    canBeTransferred: isFree && (!canGoOnline || payment.onlineState === "FAILED"),
    account:
      iban === null
        ? null
        : {
            iban,
            holder: name,
            fingerprint: fingerprintOf({ cents: amountCents, iban, name, cameBack }),
            unreadable: !isBankName(name),
          },
    cameBack,
    online: payment.onlineState && {
      state: payment.onlineState,
      error: payment.onlineError,
      ...(payment.elsewhere && { elsewhere: true as const }),
    },
  };
}
