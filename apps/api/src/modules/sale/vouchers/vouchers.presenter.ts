import { displayCode, maskedCode } from "@podium/shared/tickets/code-text";
import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import type { Language } from "@podium/shared/words/languages";
import type * as contract from "@podium/shared/contracts/vouchers";
import type { VoucherRow } from "#database/tables/vouchers.ts";
import { errorMessage } from "#platform/process/domain-error.ts";
import { euros } from "#platform/process/formats.ts";
import type { ListedVoucher, VoucherDetails } from "./vouchers.service.ts";

export function presentVoucher(voucher: ListedVoucher): contract.Voucher {
  const { id, code, balanceCents, amountCents, origin, paidWith, name, email, createdAt, blockedAt } = voucher;
  return {
    id,
    maskedCode: maskedCode(code),
    balance: balanceCents / 100,
    amount: amountCents / 100,
    origin,
    ...(paidWith !== null && { paidWith }),
    name,
    email,
    createdAt: createdAt.toISOString(),
    blocked: blockedAt !== null,
  };
}

export function presentVoucherDetails(voucher: VoucherDetails): contract.VoucherDetails {
  return {
    ...presentVoucher(voucher),
    entries: voucher.entries.map(({ cents, at, ...entry }) => ({
      ...entry,
      amount: cents / 100,
      at: at.toISOString(),
    })),
  };
}

export const presentCodedVoucher = (voucher: VoucherDetails): contract.CodedVoucher => ({
  ...presentVoucherDetails(voucher),
  code: displayCode(voucher.code),
});

const VALID: Readonly<Record<Language, (balance: string) => string>> = {
  nl: (balance) => `Cadeaubon geldig: er staat nog ${balance} op.`,
  fr: (balance) => `Bon cadeau valable\u00A0: il y reste ${balance}.`,
  en: (balance) => `Gift voucher valid: it still has ${balance} on it.`,
};

export function presentVoucherValidation(
  { balanceCents, blockedAt }: VoucherRow,
  language: Language,
): Omit<CodeValidation, "total"> {
  const codeType = "GIFT";
  if (blockedAt !== null) {
    return { valid: false, codeType, availableTickets: 0, message: errorMessage("VOUCHER_BLOCKED", {}, language) };
  }
  if (balanceCents === 0)
    return { valid: false, codeType, availableTickets: 0, message: errorMessage("CODE_USED_UP", {}, language) };
  const message = VALID[language](euros(balanceCents, language));
  return { valid: true, codeType, availableTickets: MAX_CART_SEATS, message };
}
