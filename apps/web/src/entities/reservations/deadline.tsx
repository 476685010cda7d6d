import type { Reservation } from "@podium/shared/contracts/reservations";
import { paymentDeadline } from "@podium/shared/money/payment-deadline";
import { currentLanguage } from "#messages/messages.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { formatDateTime, formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

export function deadlineWords({ seats, expiresAt }: Pick<Reservation, "seats" | "expiresAt">): string {
  const places = seats.map(({ seat }) => seat);
  return paymentDeadline(places, formatDateTime(expiresAt), currentLanguage());
}

const accountLink = (words: string) => (
  <Link to={paths.account} className="text-link">
    {words}
  </Link>
);

/** Tells a user with an unverified address that verifying it extends the deadline; shows nothing to the others. */
export function LongerUntil({ reservation: { longerUntil } }: { reservation: Pick<Reservation, "longerUntil"> }) {
  if (longerUntil === undefined) return null;
  return <p>{ownReservations().verifyForLonger(formatShortDateTime(longerUntil), accountLink)}</p>;
}
