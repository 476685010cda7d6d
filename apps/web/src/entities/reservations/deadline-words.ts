import type { Reservation } from "@podium/shared/contracts/reservations";
import { paymentDeadline } from "@podium/shared/money/payment-deadline";
import { currentLanguage } from "#messages/messages.ts";
import { formatDateTime } from "#platform/format.ts";

/** The payment deadline of an unpaid reservation, and the places that are released after it. */
export function deadlineWords({ seats, expiresAt }: Pick<Reservation, "seats" | "expiresAt">): string {
  const places = seats.map(({ seat }) => seat);
  return paymentDeadline(places, formatDateTime(expiresAt), currentLanguage());
}
