import { canonicalCode, maskedCode } from "@podium/shared/tickets/code-text";
import type { ResponseOf } from "@podium/shared/contracts/client";
import type { Cart } from "@podium/shared/contracts/seats";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { MAX_VOUCHERS } from "@podium/shared/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { announce } from "#ui/announcer.tsx";
import { changeConfirmDraft, confirmDraft } from "./confirm-draft.ts";
import { useCodeCheck } from "./use-code-check.ts";

export const AMOUNT_DUE_KEY = ["amount-due"];

export type Codes = ReturnType<typeof useCodes>;

interface TicketCode {
  code: string;
  type: CodeType;
}

/**
 * A ticket code stays in the field until the visitor makes room for another; a voucher leaves it at once. Only the
 * server computes the amount due with several codes. @param presale the code that opened the sale; empty: none
 */
export function useCodes(cart: Cart, presale: string) {
  const [draft] = useState(confirmDraft);
  const [setAside, setSetAside] = useState<TicketCode | null | undefined>(draft.ticketCode);
  const [vouchers, setVouchers] = useState<readonly string[]>(draft.vouchers ?? []);
  const field = useCodeCheck(
    cart,
    (code) => {
      setVouchers((known) =>
        known.some((each) => canonicalCode(each) === canonicalCode(code)) ? known : [...known, code],
      );
      announce(ownReservations().voucherAdded);
    },
    draft,
  );
  const { text, validFor } = field;
  useEffect(() => {
    changeConfirmDraft({
      code: text,
      vouchers,
      ...(validFor !== undefined && { validFor }),
      ...(setAside !== undefined && { ticketCode: setAside }),
    });
  }, [text, validFor, vouchers, setAside]);
  // Undefined until the visitor chooses, because the show, and so the presale code, may load after the cart.
  const aside = setAside === undefined ? (presale ? { code: presale, type: "PRE_ORDER" as const } : null) : setAside;
  const inField = acceptedIn(field, cart.seats.length);
  const ticketCode = aside ?? inField;
  const isSingle = aside === null && vouchers.length === 0;

  const quote = useQuery({
    queryKey: [...AMOUNT_DUE_KEY, cart.lines, cart.total, ticketCode?.code ?? null, vouchers],
    queryFn: () => api.quoteAmountDue({ body: { ticketCode: ticketCode?.code ?? null, vouchers: [...vouchers] } }),
    enabled: !isSingle && vouchers.length <= MAX_VOUCHERS,
    staleTime: 0,
    gcTime: 0,
  });

  const total = isSingle ? (field.validation?.total ?? cart.total) : (quote.data?.total ?? null);

  return {
    field,
    ticketCode,
    vouchers,
    quote: isSingle
      ? null
      : {
          data: quote.data && masked(quote.data),
          error: quote.error,
          isRefused: isAboutCodes(quote.error),
          retry: quote.refetch,
        },
    /** In euros; null while unknown. */
    total,
    /** Whether the field holds a second ticket code: only one counts. */
    isSecond: aside !== null && inField !== null,
    hasTooMany: vouchers.length > MAX_VOUCHERS,
    isUnchecked: !isSingle && field.code !== null && field.validation === null,
    makeRoom: (): void => {
      if (inField === null || aside !== null) return;
      setSetAside(inField);
      field.type("");
    },
    removeTicketCode: (): void => {
      if (aside !== null) setSetAside(null);
      else field.type("");
    },
    removeVoucher: (code: string): void => setVouchers(vouchers.filter((each) => each !== code)),
    /** Codes sent with the reservation, including one that was only typed, for which no amount was shown. */
    typed: {
      ticketCode: aside?.code ?? field.code,
      vouchers,
      total: field.code !== null && field.validation === null ? null : total,
    },
  };
}

function acceptedIn({ code, validation }: ReturnType<typeof useCodeCheck>, seatCount: number): TicketCode | null {
  if (code === null || !validation?.valid || validation.availableTickets < seatCount) return null;
  const { codeType } = validation;
  return codeType === null || codeType === "GIFT" ? null : { code, type: codeType };
}

export const isAboutCodes = (error: Error | null): boolean =>
  error instanceof ApiError && /^(CODE|VOUCHER)_/.test(error.code);

/** Masks the voucher codes, as every later screen does. */
function masked(quote: ResponseOf<"quoteAmountDue">) {
  const vouchers = quote.vouchers?.map(({ code, amount }) => ({ code: maskedCode(code), amount }));
  return { ...quote, vouchers };
}
