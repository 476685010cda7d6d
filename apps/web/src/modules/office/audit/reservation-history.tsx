import { useLiveQuery } from "#live/use-live-query.ts";
import { formatBelgianDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { actionWord, actorName } from "./action-words.ts";
import { historyQuery } from "./audit-log.ts";

export function ReservationHistory({ reservationId }: { reservationId: number }) {
  const query = useLiveQuery(historyQuery(reservationId));
  const { data } = query;
  if (data === undefined)
    return <LoadState query={query} loading={<Loading label="Geschiedenis laden..." className="py-4" />} />;
  if (data.length === 0) return <p className="text-muted">Er werd nog niets met deze reservering gedaan.</p>;
  return (
    <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
      {data.map((entry) => {
        const { word, tone } = actionWord(entry.action);
        return (
          <li key={entry.id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={tone}>{word}</Badge>
              <span className="text-sm text-muted">
                {formatBelgianDateTime(entry.at)}, {actorName(entry)}
              </span>
            </p>
            <p className="mt-0.5 wrap-anywhere">{entry.summary}</p>
          </li>
        );
      })}
    </ol>
  );
}
