import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { formatEuro } from "#platform/format.ts";

/** What follows from cancelling an unpaid reservation, in sentences that are shown before it. */
export function cancelWords({ seats, vouchers = [], paymentMethod }: Reservation): string[] {
  const places = seatLabels(seats.map(({ seat }) => seat));
  return [
    `${places} ${seats.length === 1 ? "komt" : "komen"} vrij voor iemand anders.`,
    "U hoeft niets meer te betalen.",
    ...vouchers.map(({ code, amount }) => `Op uw cadeaubon ${code} komt ${formatEuro(amount)} terug.`),
    ...(paymentMethod === "MANUAL" ? ["Schreef u het bedrag al over? Annuleer dan niet, maar neem contact op."] : []),
    "Dit kan niet ongedaan worden gemaakt.",
  ];
}
