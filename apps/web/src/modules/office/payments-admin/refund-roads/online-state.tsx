import type { Refund } from "@podium/shared/contracts/payments";
import { Badge } from "#ui/badge.tsx";

/** State of a refund by the payment provider; null when none was requested, or once the requested one is paid. */
export function OnlineState({ refund: { online, refundedAt } }: { refund: Refund }) {
  if (!online) return null;
  if (online.elsewhere && online.state !== "FAILED")
    return <p className="text-sm text-muted">Werd in het dashboard van de betaaldienst al teruggestort.</p>;
  if (refundedAt !== null) return null;
  if (online.state === "ASKED" && online.error !== null) return <p className="text-sm text-warning">{online.error}</p>;
  if (online.state === "FAILED")
    return (
      <p className="text-sm text-danger">
        Terugstorten via de betaaldienst mislukte. {online.error} Probeer het opnieuw, of betaal het anders terug.
      </p>
    );
  return <Badge tone="info">Onderweg via de betaaldienst</Badge>;
}
