import { isVoucherCode } from "@podium/shared/tickets/code-text";

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
