import type { Reservation } from "@podium/shared/contracts/reservations";
import { formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

/** For an address that was never verified; nothing for the others. */
export function LongerUntil({ reservation: { longerUntil } }: { reservation: Pick<Reservation, "longerUntil"> }) {
  if (longerUntil === undefined) return null;
  return (
    <p>
      Bevestig uw e-mailadres om uw stoelen langer te houden, tot {formatShortDateTime(longerUntil)}: open de link in
      onze mail, of{" "}
      <Link to={paths.account} className="text-link">
        vraag een nieuwe op uw account
      </Link>
      .
    </p>
  );
}
