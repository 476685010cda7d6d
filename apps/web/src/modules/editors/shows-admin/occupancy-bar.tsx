import type { Show } from "@podium/shared/contracts/shows";
import { occupancyOf } from "#entities/shows/all-shows.ts";

/** Counts seats that are reserved or in a cart, without the blocked ones. */
export function takenSeats({ seatsTotal, seatsAvailable, seatsBlocked = 0 }: Show): number {
  return seatsTotal - seatsAvailable - seatsBlocked;
}

export function OccupancyBar({ show }: { show: Show }) {
  const taken = takenSeats(show);
  const { forSale, share, blockedWords } = occupancyOf({
    taken,
    total: show.seatsTotal,
    blocked: show.seatsBlocked ?? 0,
  });
  return (
    <div className="min-w-32">
      <span className="tabular-nums">
        <span className="whitespace-nowrap">
          {taken} / {forSale}
        </span>{" "}
        <span className="text-muted">
          ({share} %){blockedWords}
        </span>
      </span>
      <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
        <span
          className="block h-full rounded-full bg-velvet transition-[width] duration-500"
          style={{ width: `${share}%` }}
        />
      </span>
    </div>
  );
}
