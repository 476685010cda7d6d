import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { namedById, seatShortLabel } from "@podium/shared/halls/seat-names";
import { formatTime } from "#platform/format.ts";
import type { SeatOwner } from "./hall-snapshot.ts";

const SHOWN = 8;

interface LatestScansProps {
  hall: Hall;
  owners: ReadonlyMap<SeatId, SeatOwner>;
}

/** Newest first. */
export function LatestScans({ hall, owners }: LatestScansProps) {
  const scans = [...owners]
    .flatMap(([seatId, { scannedAt, name }]) => (scannedAt === null ? [] : [{ seatId, scannedAt, name }]))
    .toSorted((a, b) => b.scannedAt.localeCompare(a.scannedAt))
    .slice(0, SHOWN);
  return (
    <section aria-label="Laatst gescand" className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2 text-lg">Laatst gescand</h2>
      {scans.length === 0 && <p className="text-muted">Nog niemand.</p>}
      <ul className="divide-y divide-line">
        {scans.map(({ seatId, scannedAt, name }) => (
          <li key={seatId} className="flex animate-appear justify-between gap-3 py-1.5">
            <span>
              {name} <span className="text-muted">{seatShortLabel(hall.seat(seatId) ?? namedById(seatId))}</span>
            </span>
            <span className="text-muted tabular-nums">{formatTime(scannedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
