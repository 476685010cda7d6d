import type { HallSeat } from "@podium/shared/halls/hall";
import { memo, useRef } from "react";
import { hall } from "#messages/nl/hall.ts";
import { SeatIcon } from "./hall-legend.tsx";
import { canPick, type HallProps, priceOfZone, seatDetails, seatSentence } from "./seat-view.ts";
import { useSaidChange } from "./use-said-change.ts";
import { useSeatView } from "./use-seat-view.ts";

interface ListedSeatProps extends Pick<HallProps, "useSeat" | "onPick" | "pickable" | "price"> {
  readonly seat: HallSeat;
  readonly isProposed: boolean;
  /** Whether this seat is the list's tab stop. */
  readonly isStop: boolean;
}

const ROW = "flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-md border px-2 py-1 text-left leading-tight";

export const ListedSeat = memo(function ListedSeat(props: ListedSeatProps) {
  const { seat, useSeat, onPick, pickable, price, isProposed, isStop } = props;
  const { id, label, kind } = seat;
  const view = useSeatView(useSeat, id);
  const cost = priceOfZone(price, seat.zone);
  const sentence = seatSentence(seat, view, cost, isProposed);
  const button = useRef<HTMLButtonElement>(null);
  useSaidChange(button, view.state, sentence);
  const content = (
    <>
      <SeatIcon state={view.state} letter={label} kind={kind} />
      <span className="font-semibold">{hall().seat(label)}</span>
      <span className="ml-auto text-sm text-muted">{seatDetails(kind, view, cost, isProposed)}</span>
    </>
  );
  if (!onPick) return <div className={`${ROW} border-transparent`}>{content}</div>;
  const edge = isProposed ? "border-brass-deep" : "border-line";
  return (
    <button
      ref={button}
      type="button"
      data-stop={id}
      tabIndex={isStop ? 0 : -1}
      className={`scroll-mb-20 ${ROW} ${edge} bg-surface hover:not-aria-disabled:border-line-strong aria-disabled:cursor-not-allowed aria-disabled:bg-transparent`}
      aria-label={sentence}
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
