import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { useState } from "react";

/** Seats that show before '+N meer' (specification, section 9). */
const PREVIEW = 2;

export function SeatPreview({ seats }: { seats: Reservation["seats"] }) {
  const [open, setOpen] = useState(false);
  const hidden = seats.length - PREVIEW;
  const shown = open ? seats : seats.slice(0, PREVIEW);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:max-w-44">
      {shown.map(({ id, seat }) => (
        <span
          key={id}
          title={seatLabel(seat)}
          className="rounded-sm bg-surface-sunken px-1.5 font-mono text-sm whitespace-nowrap"
        >
          {seat.seatId}
        </span>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="text-link min-h-6 text-sm whitespace-nowrap"
        >
          {open ? "Minder" : `+${hidden} meer`}
        </button>
      )}
    </div>
  );
}
