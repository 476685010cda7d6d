import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMemo, useState } from "react";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { namedById, seatShortLabel } from "@podium/shared/halls/seat-names";
import { useHall } from "#entities/halls/hall.ts";
import { recordScan, useHallReservations } from "#entities/reservations/show-reservations.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import type { SeatState, SeatView, Tally } from "#ui/hall-plan/seat-view.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { AreaGuestsDialog } from "./area-guests-dialog.tsx";
import { SeatDialog } from "./seat-dialog.tsx";
import { classNames } from "#ui/class-names.ts";
import { formatTime } from "#platform/format.ts";
import {
  blockedSeatsQuery,
  countHall,
  type HallCounts,
  presentSeatsQuery,
  recordPresence,
  type SeatOwner,
  seatOwners,
  seatViews,
} from "./hall-snapshot.ts";

/** Sold seats: a press shows the guest. */
const SOLD: ReadonlySet<SeatState> = new Set<SeatState>(["scanned", "expected", "occupied"]);

const NONE: ReadonlySet<string> = new Set();

const blockWords = ({ scanned = 0, expected = 0, unknown = 0 }: Tally): string =>
  unknown > 0 ? "" : scanned + expected === 0 ? "niets verkocht" : `${scanned} van ${scanned + expected} binnen`;

interface FollowedHallProps {
  showId: number;
  hallPlanId: number;
}

export function FollowedHall({ showId, hallPlanId }: FollowedHallProps) {
  const plan = useHall(hallPlanId);
  const hall = plan.data;
  const present = useLiveQuery(presentSeatsQuery(showId));
  const reservations = useHallReservations(showId);
  const blocking = useLiveQuery(blockedSeatsQuery(showId));
  const scanned = useMemo(() => present.data && new Set(present.data), [present.data]);
  const blocked = useMemo(() => blocking.data && new Set(blocking.data), [blocking.data]);
  const owners = useMemo(() => reservations.data && seatOwners(reservations.data, showId), [reservations.data, showId]);
  // Seats wait for the reservations; if those fail, scans are shown without names.
  const waiting = (owners === undefined && !reservations.isError) || (blocked === undefined && !blocking.isError);
  const views = useMemo(
    () =>
      hall && scanned && !waiting
        ? seatViews(hall, scanned, owners ?? null, blocked ?? NONE)
        : new Map<SeatId, SeatView>(),
    [hall, scanned, owners, blocked, waiting],
  );
  const [picked, setPicked] = useState<SeatId | null>(null);
  const [area, setArea] = useState<HallGroup | null>(null);

  if (present.data === undefined) {
    const words = ({ message }: Error) => ({ message: "Kon gescande stoelen niet ophalen", detail: message });
    return <LoadState query={present} loading="Bezig met laden..." words={words} />;
  }
  if (hall === undefined) {
    const words = ({ message }: Error) => ({ message: "Kon het zaalplan niet ophalen", detail: message });
    return <LoadState query={plan} loading="Bezig met laden..." words={words} />;
  }
  return (
    <>
      <div className="hall-screen-counts">
        <HallCountsBar scanned={present.data.length} counts={owners && blocked ? countHall(views) : undefined} />
        {owners === undefined && reservations.isError && (
          <Notice tone="warning" announce className="mt-3">
            Wie waar zit, kon niet geladen worden. De gescande stoelen kloppen wel.
          </Notice>
        )}
        {blocked === undefined && blocking.isError && (
          <Notice tone="warning" announce className="mt-3">
            Welke stoelen geblokkeerd zijn, kon niet geladen worden. Een lege stoel op het plan is misschien niet vrij.
          </Notice>
        )}
      </div>
      <div className="hall-screen-body mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <HallViews
          hall={hall}
          blockWords={blockWords}
          className="hall-screen-plan min-w-0"
          views={views}
          onPick={setPicked}
          {...(owners && { onArea: setArea })}
          pickable={SOLD}
        />
        <aside className="hall-screen-notes flex flex-col gap-4">
          <HallLegend
            hall={hall}
            states={["scanned", "expected", "occupied", "blocked", "free"]}
            words={{ occupied: "Gereserveerd, niet betaald" }}
            className="grid gap-1.5 text-sm sm:grid-cols-2 xl:grid-cols-1"
          />
          {owners && <LatestScans hall={hall} owners={owners} />}
        </aside>
      </div>
      {area && owners && scanned && (
        <AreaGuestsDialog
          area={area}
          owners={owners}
          present={scanned}
          onPick={setPicked}
          onClose={() => setArea(null)}
        />
      )}
      {picked !== null && (
        <SeatDialog
          hall={hall}
          seatId={picked}
          owner={owners?.get(picked)}
          present={present.data.includes(picked)}
          onClose={() => setPicked(null)}
          onScan={(scan) => {
            recordPresence({ showId, ...scan });
            recordScan({ showId, ...scan });
          }}
        />
      )}
    </>
  );
}

/** Live counts (specification, Zaalopvolging). */
function HallCountsBar({ scanned, counts }: { scanned: number; counts: HallCounts | undefined }) {
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

const SHOWN = 8;

interface LatestScansProps {
  hall: Hall;
  owners: ReadonlyMap<SeatId, SeatOwner>;
}

function LatestScans({ hall, owners }: LatestScansProps) {
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
