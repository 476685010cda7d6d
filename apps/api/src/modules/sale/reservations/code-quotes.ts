import { isVoucherCode } from "@podium/shared/tickets/code-text";
import type { Cart, SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { amountDue, type CodeTerms, type Extras, extrasOf, type SeatLine, type VoucherBalance } from "./amount-due.ts";

interface Typed {
  /** Any code, also a voucher's */
  ticketCode?: string | null | undefined;
  vouchers?: readonly string[] | undefined;
}

/** Splits codes into the only ticket code and the vouchers, in the order in which they pay. */
export function splitCodes({ ticketCode, vouchers = [] }: Typed): { code: string | null; vouchers: readonly string[] } {
  if (!ticketCode) return { code: null, vouchers };
  return isVoucherCode(ticketCode)
    ? { code: null, vouchers: [...vouchers, ticketCode] }
    : { code: ticketCode, vouchers };
}

const priceOf = (cart: Cart, code: CodeTerms | null, vouchers?: readonly VoucherBalance[]) =>
  amountDue(cart.lines, code, vouchers, extrasOf(cart));

/** Prices the cart with codes. Uses nothing up; reserving checks again. */
export function createCodeQuotes(deps: {
  seats: Pick<SeatsService, "findCart">;
  codes: Pick<TicketCodesService, "validate">;
  vouchers: Pick<VouchersService, "validate" | "findTyped">;
}) {
  const { seats, codes, vouchers } = deps;

  async function validateVoucher(userId: number, typed: string) {
    const [voucher, cart] = await Promise.all([vouchers.validate(typed), seats.findCart(userId)]);
    const usable = voucher && voucher.blockedAt === null ? [voucher] : [];
    return { code: null, voucher, totalCents: cart && priceOf(cart, null, usable).totalCents };
  }

  /** @throws DomainError of a code or voucher that cannot be used for these seats */
  async function quoteSeats(
    showId: number,
    lines: readonly SeatLine[],
    typed: Parameters<typeof splitCodes>[0],
    extras?: Extras,
  ) {
    const { code: typedCode, vouchers: typedVouchers } = splitCodes(typed);
    const code = typedCode === null ? null : await codes.validate(typedCode, showId);
    if (typedCode !== null && !code) throw new DomainError("CODE_UNKNOWN");
    if (code?.refusal) throw code.refusal;
    if (code && code.availableTickets < lines.length) throw new DomainError("CODE_EXHAUSTED");
    const balances = await vouchers.findTyped(typedVouchers);
    return { ...amountDue(lines, code, balances, extras), balances };
  }

  return {
    quoteSeats,

    /** Returns the cart's total with the code; the full price when the code is refused or has too few tickets. */
    async validateCode(userId: number, typed: string) {
      if (isVoucherCode(typed)) return validateVoucher(userId, typed);
      const cart = await seats.findCart(userId);
      const code = await codes.validate(typed, cart?.showId ?? null);
      const suffices = code && !code.refusal && cart && code.availableTickets >= cart.lines.length;
      const totalCents = cart && priceOf(cart, suffices ? code : null).totalCents;
      return { code, voucher: null, totalCents };
    },

    /** @throws DomainError CART_NOT_FOUND, and those of a code or voucher that cannot be used */
    async quote(userId: number, typed: Parameters<typeof splitCodes>[0]) {
      const cart = await seats.findCart(userId);
      if (!cart) throw new DomainError("CART_NOT_FOUND");
      const { parts, balances, ...due } = await quoteSeats(cart.showId, cart.lines, typed, extrasOf(cart));
      const codeOf = new Map(balances.map(({ id, code: each }) => [id, each]));
      return { ...due, vouchers: parts.map(({ voucherId, cents }) => ({ code: codeOf.get(voucherId) ?? "", cents })) };
    },
  };
}

export type Quote = Awaited<ReturnType<ReturnType<typeof createCodeQuotes>["quote"]>>;
