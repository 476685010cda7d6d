import { canonicalCode, isVoucherCode } from "@podium/shared/code-text";
import type { SeatType } from "@podium/shared/contracts/box-office";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Of what vouchers pay of any seats. */
export const VOUCHER_QUOTE_KEY = ["box-office", "quote"];

interface AskedVoucher {
  showId: number;
  /** What it pays for. */
  seatIds: readonly string[];
  ticketTypes: readonly SeatType[];
  code: string;
}

/** What a voucher pays of seats and what is left, once its code is whole. */
export function useVoucherQuote({ showId, seatIds, ticketTypes, code }: AskedVoucher) {
  const body = { seatIds: [...seatIds], ticketTypes: [...ticketTypes], vouchers: [canonicalCode(code)] };
  return useQuery({
    queryKey: [...VOUCHER_QUOTE_KEY, showId, body],
    queryFn: ({ signal }) => api.quoteForGuest({ params: { id: showId }, body, signal }),
    enabled: isVoucherCode(code) && seatIds.length > 0,
    staleTime: 0,
  });
}
