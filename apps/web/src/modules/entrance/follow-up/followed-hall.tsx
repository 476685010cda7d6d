import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMemo, useState } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { recordScan, useHallReservations } from "#entities/reservations/show-reservations.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import type { SeatState, SeatView, Tally } from "#ui/hall-plan/seat-view.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { HallCountsBar } from "./hall-counts.tsx";
import { countHall, seatOwners, seatViews } from "./hall-snapshot.ts";
import { LatestScans } from "./latest-scans.tsx";
import { blockedSeatsQuery } from "./api/blocked-seats.ts";
import { presentSeatsQuery, recordPresence } from "./api/present-seats.ts";
import { SeatDialog } from "./seat-dialog.tsx";

/** Sold seats: a press shows the guest. */
const SOLD: ReadonlySet<SeatState> = new Set<SeatState>(["scanned", "expected", "occupied"]);

const NONE: ReadonlySet<string> = new Set();

/** Text for a block of seats in a large hall. */
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
