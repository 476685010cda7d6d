/** Sentences about the consequences of taking other seats, shown before confirming. */
import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { formatEuro } from "#platform/format.ts";

type Terms = Pick<MoveSituation, "reservation" | "giveBack" | "canPayOnline">;

/** Sentences about the money; the first one is the most important. */
export function moneyWords(quote: MoveQuote, { reservation, giveBack, canPayOnline }: Terms): string[] {
  const t = otherSeats();
  const { difference, due, back, toVouchers, totalprice } = quote;
  const less = formatEuro(Math.abs(difference));
  const byVouchers = quote.vouchers?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const vouchers = toVouchers > 0 ? [t.onVoucher(formatEuro(toVouchers))] : [];
  if (reservation.status === "PENDING") {
    if (difference === 0) return [t.samePrice];
    return [t.otherPrice(formatEuro(totalprice), formatEuro(reservation.totalprice)), ...vouchers];
  }
  if (due > 0 && !canPayOnline) return [t.cannotPayHere(less)];
  if (due > 0 && byVouchers > 0) return [t.payMoreBeside(formatEuro(due), formatEuro(byVouchers))];
  if (due > 0) return [t.payMore(formatEuro(due))];
  if (byVouchers > 0) return [t.voucherPays(formatEuro(byVouchers))];
  if (difference === 0) return [t.nothingMore];
  if (back === 0 && vouchers.length === 0) return [t.nothingBack(less)];
  const money = giveBack === "VOUCHER" ? t.backAsVoucher(formatEuro(back)) : t.backAsMoney(formatEuro(back));
  return [...(back > 0 ? [money] : []), ...vouchers];
}

/** Label of the button that confirms. */
export function confirmLabel(quote: MoveQuote | undefined): string {
  const t = otherSeats();
  return quote && quote.due > 0 ? t.confirmAndPay(formatEuro(quote.due)) : t.confirm;
}

/** Sentence for chosen seats that already belong to the visitor. @param names of the seats */
export function madeWords(names: readonly string[], confirmed: boolean): string {
  const t = otherSeats();
  return confirmed ? `${t.areYours(names)} ${t.newByMail}` : t.areYours(names);
}
