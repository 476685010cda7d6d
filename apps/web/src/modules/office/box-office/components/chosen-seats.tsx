import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { namedById, seatLabels, seatShortLabel } from "@podium/shared/halls/seat-names";
import { X } from "virtual:icons";
import { Notice } from "#ui/notice.tsx";
import type { SeatTypes } from "#modules/office/box-office/model/seat-types.ts";
import { SeatTypeList } from "./seat-type-list.tsx";

interface ChosenSeatsProps {
  title: string;
  /** Undefined while it loads. */
  hall: Hall | undefined;
  seats: readonly SeatId[];
  /** Seats that somebody else got meanwhile. */
  lost?: readonly SeatId[];
  empty: string;
  /** Set when each seat gets a ticket type. */
  types?: SeatTypes | undefined;
  onRemove: (seat: SeatId) => void;
}

const NONE: readonly SeatId[] = [];

export function ChosenSeats({ title, hall, seats, lost = NONE, empty, types, onRemove }: ChosenSeatsProps) {
  const named = (seat: SeatId) => hall?.seat(seat) ?? namedById(seat);
  const hasTypes = types !== undefined && types.types.length > 1;
  return (
    <section aria-label={title}>
      <h2 className="text-base font-semibold">{title}</h2>
      {seats.length === 0 && <p className="text-muted">{empty}</p>}
      {hasTypes && types && <SeatTypeList seats={types} lost={lost} named={named} onRemove={onRemove} />}
      <ul className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {(hasTypes ? NONE : seats).map((seat) => (
          <li key={seat}>
            <button
              type="button"
              onClick={() => onRemove(seat)}
              aria-label={`${seatShortLabel(named(seat))} weglaten`}
              className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold hover:border-accent ${
                lost.includes(seat)
                  ? "border-danger bg-danger-soft text-danger line-through"
                  : "border-line-strong bg-surface"
              }`}
            >
              {seatShortLabel(named(seat))}
              <X className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <Notice tone="warning" announce className="mt-3">
          {seatLabels(lost.map(named))} {lost.length === 1 ? "is" : "zijn"} intussen niet meer vrij. Kies{" "}
          {lost.length === 1 ? "een andere plaats" : "andere plaatsen"}.
        </Notice>
      )}
    </section>
  );
}
