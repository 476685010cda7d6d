import { type SeatId, seatPlace } from "@podium/shared/seat-id";
import { memo, useId } from "react";
import { SeatIcon } from "./hall-legend.tsx";
import { groupName, READING_ORDER } from "./seat-keys.ts";
import { canPick, type HallProps, seatDetails, seatSentence } from "./seat-view.ts";
import { useSeatView } from "./use-seat-view.ts";

const NONE: ReadonlySet<SeatId> = new Set();

/** The hall as text: every table and row with a button per seat. */
export function HallList({ label, useSeat, onPick, pickable, price, highlighted = NONE }: HallProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {READING_ORDER.map((group) => (
        <div key={group.key} className="border-t border-line pt-2">
          <p id={`${id}-${group.key}`} className="font-display font-semibold">
            {groupName(group)}
          </p>
          <ul aria-labelledby={`${id}-${group.key}`} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
            {group.seats.map((seat) => (
              <li key={seat.id}>
                <ListedSeat
                  id={seat.id}
                  useSeat={useSeat}
                  onPick={onPick}
                  pickable={pickable}
                  price={price}
                  isProposed={highlighted.has(seat.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface ListedSeatProps extends Pick<HallProps, "useSeat" | "onPick" | "pickable" | "price"> {
  readonly id: SeatId;
  readonly isProposed: boolean;
}

const ROW = "flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-md border px-2 py-1 text-left leading-tight";

const ListedSeat = memo(function ListedSeat({ id, useSeat, onPick, pickable, price, isProposed }: ListedSeatProps) {
  const view = useSeatView(useSeat, id);
  const { letter } = seatPlace(id);
  const content = (
    <>
      <SeatIcon state={view.state} letter={letter} />
      <span className="font-semibold">Stoel {letter}</span>
      <span className="ml-auto text-sm text-muted">{seatDetails(view, price, isProposed)}</span>
    </>
  );
  if (!onPick) return <div className={`${ROW} border-transparent`}>{content}</div>;
  const edge = isProposed ? "border-brass-deep" : "border-line";
  return (
    <button
      type="button"
      className={`${ROW} ${edge} bg-surface hover:not-aria-disabled:border-line-strong aria-disabled:cursor-not-allowed aria-disabled:bg-transparent`}
      aria-label={seatSentence(id, view, price, isProposed)}
      aria-disabled={!canPick(view.state, pickable) || undefined}
      aria-busy={view.state === "busy" || undefined}
      onClick={() => {
        if (view.state !== "busy") onPick(id, view.state);
      }}
    >
      {content}
    </button>
  );
});
