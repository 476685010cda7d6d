import type { WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { formatShortDate, formatTime } from "#platform/format.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Badge } from "#ui/badge.tsx";
import { formatDaysLeft } from "#ui/duration.ts";

/** 'za 14 mrt 2026 om 21:40' */
export const offerEnd = (expiresAt: string): string => `${formatShortDate(expiresAt)} om ${formatTime(expiresAt)}`;

export function stateText({ offer }: Pick<WaitingPerson, "offer">): string {
  return offer ? `Aanbod tot ${offerEnd(offer.expiresAt)}: ${placeLabels(offer.seats)}` : "Wacht";
}

export function WaitingState({ offer }: Pick<WaitingPerson, "offer">) {
  if (!offer) return <Badge>Wacht</Badge>;
  return (
    <div className="flex flex-col items-start gap-1">
      <TimeLeft until={offer.expiresAt} />
      <span>{placeLabels(offer.seats)}</span>
      <span className="text-sm text-muted">tot {offerEnd(offer.expiresAt)}</span>
    </div>
  );
}

/** Only this redraws each second. */
function TimeLeft({ until }: { until: string }) {
  const left = Date.parse(until) - useServerNow();
  if (left <= 0) return <Badge tone="warning">Aanbod loopt af</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="info">Aanbod</Badge>
      <span role="timer" aria-live="off" className="font-semibold tabular-nums">
        nog {formatDaysLeft(left)}
      </span>
    </span>
  );
}
