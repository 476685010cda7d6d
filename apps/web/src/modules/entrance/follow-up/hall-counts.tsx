import { classNames } from "#ui/class-names.ts";
import type { HallCounts } from "./hall-snapshot.ts";

/** Live counts (specification, Zaalopvolging). */
export function HallCountsBar({ scanned, counts }: { scanned: number; counts: HallCounts | undefined }) {
  const sold = counts && counts.scanned + counts.expected;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p role="status" className="hall-screen-scanned font-display text-xl font-semibold tabular-nums">
        Aantal gescande stoelen: <span>{scanned}</span>
      </p>
      {counts && sold !== undefined && (
        <>
          <span
            aria-hidden
            className="hall-screen-bar block h-3 w-40 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line"
          >
            <span
              className="block h-full rounded-full bg-seat-scanned transition-[width] duration-500"
              style={{ width: `${sold === 0 ? 0 : (counts.scanned / sold) * 100}%` }}
            />
          </span>
          <dl className="hall-screen-figures flex flex-wrap gap-x-5 gap-y-1">
            <Count label="Nog verwacht" value={counts.expected} />
            <Count
              label="Niet betaald"
              value={counts.unpaid}
              className={counts.unpaid > 0 ? "text-warning" : undefined}
            />
            <Count label="Geblokkeerd" value={counts.blocked} />
            <Count label="Vrij" value={counts.free} />
          </dl>
        </>
      )}
    </div>
  );
}

function Count({ label, value, className }: { label: string; value: number; className?: string | undefined }) {
  return (
    <div className={classNames("flex gap-1.5", className)}>
      <dt>{label}:</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
