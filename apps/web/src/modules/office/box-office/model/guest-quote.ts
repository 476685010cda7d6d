import { canonicalCode, isTicketCode, isVoucherCode } from "@podium/shared/tickets/code-text";
import type { SeatType } from "@podium/shared/contracts/box-office";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";

/** Key of all quotes with codes and vouchers, for any seats. */
export const GUEST_QUOTE_KEY = ["box-office", "quote"];

interface QuotedSeats {
  showId: number;
  seatIds: readonly string[];
  ticketTypes: readonly SeatType[];
}

export type EnteredCodes = ReturnType<typeof useGuestCodes>;

/** The code and voucher that a volunteer types for a guest, and the amount due once all that was typed is complete. */
export function useGuestCodes({ showId, seatIds, ticketTypes }: QuotedSeats) {
  const [code, setCode] = useState("");
  const [voucher, setVoucher] = useState("");
  /** The field of the code has lost the focus: a code of another length is complete too. */
  const [left, setLeft] = useState(false);
  const typed = { code: canonicalCode(code), voucher: canonicalCode(voucher) };
  const asksCode = typed.code !== "" && (left || isTicketCode(code) || isVoucherCode(code));
  const asksVoucher = isVoucherCode(voucher);
  const body = {
    seatIds: [...seatIds],
    ticketTypes: [...ticketTypes],
    ...(asksCode && { ticketCode: typed.code }),
    vouchers: asksVoucher ? [typed.voucher] : [],
  };
  const { data, error } = useQuery({
    queryKey: [...GUEST_QUOTE_KEY, showId, body],
    queryFn: ({ signal }) => api.quoteForGuest({ params: { id: showId }, body, signal }),
    enabled: (asksCode || asksVoucher) && seatIds.length > 0,
    staleTime: 0,
  });
  const isEmpty = typed.code === "" && typed.voucher === "";
  /** Whether the quote includes all codes that were typed. */
  const isQuoted = (typed.code === "" || asksCode) && (typed.voucher === "" || asksVoucher);
  return {
    code,
    voucher,
    setCode: (text: string): void => {
      setLeft(false);
      setCode(text);
    },
    leaveCode: () => setLeft(true),
    setVoucher,
    asks: { code: asksCode, voucher: asksVoucher },
    isEmpty,
    quote: data,
    error,
    /** In euros; undefined while unknown. */
    due: isQuoted && !error ? data?.due : undefined,
    sent: {
      ...(typed.code !== "" && { ticketCode: code }),
      ...(typed.voucher !== "" && { vouchers: [voucher] }),
    },
  };
}
