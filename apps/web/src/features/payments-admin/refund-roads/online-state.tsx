import type { Refund } from "@podium/shared/contracts/online-payments";
import { Badge } from "#ui/badge.tsx";

/** What became of asking the payment provider; null while nobody did, or once the money is back. */
export function OnlineState({ refund: { online, refundedAt } }: { refund: Refund }) {
  if (!online || refundedAt !== null) return null;
  if (online.state === "FAILED")
    return (
      <p className="text-sm text-danger">
        Terugstorten via de betaaldienst mislukte. {online.error} Probeer het opnieuw, of betaal het anders terug.
      </p>
    );
  return <Badge tone="info">Onderweg via de betaaldienst</Badge>;
}
