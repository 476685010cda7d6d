import type { Reservation } from "@podium/shared/contracts/reservations";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

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
