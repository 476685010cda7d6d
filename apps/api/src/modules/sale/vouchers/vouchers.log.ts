import type { VoucherOrigin } from "@podium/shared/contracts/vouchers";
import { type LogSentences, type NoFacts, price } from "#modules/records/audit/audit.service.ts";

const ORIGINS: Record<VoucherOrigin, string> = {
  SOLD: "verkocht",
  FREE: "gratis gegeven",
  REFUND: "gegeven als terugbetaling",
};

export type VouchersLog = typeof vouchersLog;

export const vouchersLog = {
  VOUCHER_ISSUED: ({ amount, origin }: { amount: number; origin: VoucherOrigin; cash?: boolean }, { subjectId }) =>
    `Cadeaubon #${subjectId} van ${price(amount)} ${ORIGINS[origin]}`,
  VOUCHER_SHOWN: (_: NoFacts, { subjectId }) => `Code van cadeaubon #${subjectId} getoond`,
  /** `other`: the voucher was sent to another address than before. */
  VOUCHER_MAILED: ({ other }: { other: boolean }, { subjectId }) =>
    `Cadeaubon #${subjectId} gemaild${other ? " naar een ander adres dan voordien" : ""}`,
  VOUCHER_CORRECTED: ({ amount }: { amount: number }, { subjectId }) =>
    `Cadeaubon #${subjectId}: ${price(Math.abs(amount))} ${amount > 0 ? "erbij" : "eraf"}`,
  VOUCHER_RENEWED: (_: NoFacts, { subjectId }) => `Cadeaubon #${subjectId} kreeg een nieuwe code`,
  VOUCHER_BLOCKED: (_: NoFacts, { subjectId }) => `Cadeaubon #${subjectId} geblokkeerd`,
  VOUCHER_UNBLOCKED: (_: NoFacts, { subjectId }) => `Cadeaubon #${subjectId} opnieuw vrijgegeven`,
} satisfies LogSentences;
