import type { SeatId } from "@podium/shared/seat-id";
import { useState } from "react";
import { recordScan } from "#entities/reservations/show-reservations.ts";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { HallCountsBar } from "./hall-counts.tsx";
import { LatestScans } from "./latest-scans.tsx";
import { recordPresence } from "./present-seats.ts";
import { SeatDialog } from "./seat-dialog.tsx";
import { useHall } from "./use-hall.ts";

/** Sold seats: a press shows the guest. */
const SOLD: ReadonlySet<SeatState> = new Set<SeatState>(["scanned", "expected", "occupied"]);

export function FollowedHall({ showId }: { showId: number }) {
  const { views, present, reservations, owners, counts } = useHall(showId);
  const [picked, setPicked] = useState<SeatId | null>(null);

  if (present.data === undefined) {
    const words = ({ message }: Error) => ({ message: "Kon gescande stoelen niet ophalen", detail: message });
    return <LoadState query={present} loading="Bezig met laden..." words={words} />;
  }
  return (
    <>
      <HallCountsBar scanned={present.data.length} counts={counts} />
      {owners === undefined && reservations.isError && (
        <Notice tone="warning" announce className="mt-3">
          Wie waar zit, kon niet geladen worden. De gescande stoelen kloppen wel.
        </Notice>
      )}
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <HallViews className="min-w-0" views={views} onPick={setPicked} pickable={SOLD} />
        <aside className="flex flex-col gap-4">
          <HallLegend
            states={["scanned", "expected", "occupied", "free"]}
            words={{ occupied: "Gereserveerd, niet betaald" }}
            className="grid gap-1.5 text-sm sm:grid-cols-2 xl:grid-cols-1"
          />
          {owners && <LatestScans owners={owners} />}
        </aside>
      </div>
      {picked !== null && (
        <SeatDialog
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
