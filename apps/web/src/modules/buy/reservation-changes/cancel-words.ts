import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { cancelOwn } from "#messages/nl/reservation-changes.tsx";
import { formatEuro } from "#platform/format.ts";

/** Explains the consequences of cancelling an unpaid reservation, before it is done. */
export function cancelWords({ seats, vouchers = [], paymentMethod }: Reservation): string[] {
  const t = cancelOwn();
  const places = seatLabels(
    seats.map(({ seat }) => seat),
    currentLanguage(),
  );
  return [
    t.becomeFree(places, seats.length),
    t.nothingToPay,
    ...vouchers.map(({ code, amount }) => t.onVoucher(code, formatEuro(amount))),
    ...(paymentMethod === "MANUAL" ? [t.paidAlready] : []),
    t.noWayBack,
  ];
}
