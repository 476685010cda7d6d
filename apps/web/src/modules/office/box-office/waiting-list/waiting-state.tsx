import type { WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { formatShortDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { formatDaysLeft } from "#ui/duration.ts";

export function stateText({ offer }: Pick<WaitingPerson, "offer">): string {
  return offer ? `Aanbod tot ${formatShortDateTime(offer.expiresAt)}: ${placeLabels(offer.seats)}` : "Wacht";
}

export function WaitingState({ offer }: Pick<WaitingPerson, "offer">) {
  if (!offer) return <Badge>Wacht</Badge>;
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="info">Aanbod</Badge>
        <Countdown
          until={offer.expiresAt}
          format={(left) => `nog ${formatDaysLeft(left)}`}
          ended="loopt af"
          className={() => "font-semibold"}
        />
      </span>
      <span>{placeLabels(offer.seats)}</span>
      <span className="text-sm text-muted">tot {formatShortDateTime(offer.expiresAt)}</span>
    </div>
  );
}
