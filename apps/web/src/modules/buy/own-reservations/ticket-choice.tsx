import type { SeatId } from "@podium/shared/halls/seat-id";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { Button } from "#ui/button.tsx";

interface TicketChoiceProps {
  name: string;
  holder: string | undefined;
  to: SeatId | undefined;
  nameOf: (seat: SeatId) => string;
  isTurn: boolean;
  /** Whether no seat is chosen yet. */
  isFirst: boolean;
  alone: boolean;
  onChoose: () => void;
  onDrop: (to: SeatId) => void;
}

/** One ticket: pressing it gives it the next chosen seat. */
export function TicketChoice({
  name,
  holder,
  to,
  nameOf,
  isTurn,
  isFirst,
  alone,
  onChoose,
  onDrop,
}: TicketChoiceProps) {
  return (
    <div
      className={`rounded-md border p-3 ${isTurn && !alone ? "border-accent bg-accent-soft" : "border-line bg-surface"}`}
    >
      <button
        type="button"
        aria-pressed={isTurn}
        disabled={alone}
        onClick={onChoose}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 text-left"
      >
        <span>
          <span className="font-semibold">{name}</span>
          {holder !== undefined && <span className="text-muted"> {otherSeats().passedTo(holder)}</span>}
        </span>
        <span className={to === undefined ? "text-muted" : ""}>
          {to === undefined ? stayWords(isTurn, isFirst) : `→ ${nameOf(to)}`}
        </span>
      </button>
      {to !== undefined && (
        <Button variant="quiet" onClick={() => onDrop(to)}>
          {otherSeats().keepAfterAll(name)}
        </Button>
      )}
    </div>
  );
}

function stayWords(isTurn: boolean, isFirst: boolean): string {
  const t = otherSeats();
  if (!isTurn) return t.stays;
  return isFirst ? t.chooseFree : t.staysOrChoose;
}
