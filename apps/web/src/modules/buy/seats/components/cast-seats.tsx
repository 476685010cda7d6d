import type { CastSeats as Opened } from "@podium/shared/contracts/cast-quotas";
import { castSeats } from "#messages/nl/tickets.ts";
import { useCastSeats } from "#modules/buy/seats/model/cast-link.ts";
import { formatDateTime } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";

interface CastSeatsProps {
  showId: number;
  token: string;
  /** Whether this visitor may choose free seats now: the sale is open, and no waiting room asks for a turn. */
  isFree: boolean;
}

/** Says what an actor's link lets its reader choose, or why nothing. */
export function CastSeats({ showId, token, isFree }: CastSeatsProps) {
  const t = castSeats();
  const { data, error, refetch, isFetching } = useCastSeats(showId, token);
  if (data === undefined && error) {
    return (
      <Notice tone="warning" announce className="mb-4" title={t.failed}>
        <Button size="sm" variant="secondary" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return <Loading label={t.loading} />;
  if ("refused" in data) {
    return (
      <Notice tone="warning" announce className="mb-4" title={t.notOpened}>
        {isFree ? `${data.refused} ${t.chooseFree}` : data.refused}
      </Notice>
    );
  }
  return (
    <Notice className="mb-4" title={data.name === "" ? t.title : t.titleOf(data.name)}>
      {isFree ? `${sentenceOf(data)} ${t.othersFree}` : sentenceOf(data)}
    </Notice>
  );
}

function sentenceOf({ seats, taken, endsAt, seatIds }: Opened): string {
  const t = castSeats();
  if (taken >= seats) return t.allTaken(seats);
  const left = Math.min(seats - taken, seatIds.length);
  return left === 0 ? t.noneHeld : t.left(left, taken, formatDateTime(endsAt));
}
