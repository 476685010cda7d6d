import type { Show } from "@podium/shared/contracts/shows";
import { placesText } from "#entities/shows/sale-phase.ts";
import { classNames } from "#ui/class-names.ts";

interface PlacesLeftProps {
  show: Show;
  /** Number of free places, updated live. */
  available: number;
  now: number;
}

export function PlacesLeft({ show, available, now }: PlacesLeftProps) {
  const total = show.seatsTotal;
  const taken = total === 0 ? 0 : Math.round(((total - available) / total) * 100);
  return (
    <div>
      <p className="font-semibold">{placesText({ ...show, seatsAvailable: available }, now)}</p>
      <div aria-hidden className="mt-2 h-2.5 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
        <div
          className={classNames(
            "h-full rounded-full transition-[width] duration-500",
            available === 0 ? "bg-muted" : "bg-velvet",
          )}
          style={{ width: `${taken}%` }}
        />
      </div>
    </div>
  );
}
