import type { ShowOccupancy } from "@podium/shared/contracts/statistics";
import { useMemo, useState } from "react";
import { occupancyOf } from "#entities/shows/all-shows.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { seatMarks, soldSeats } from "./chart-marks.ts";
import { SmallHall, SmallHallLegend } from "./small-hall.tsx";

const SHOWN = 6;

/** Upcoming shows first, then past ones, latest first. */
export function Occupancy({ shows }: { shows: readonly ShowOccupancy[] }) {
  const [all, setAll] = useState(false);
  const now = new Date(useServerNow(60_000)).toISOString();
  const coming = shows.filter(({ dateTime }) => dateTime > now);
  const past = shows.filter(({ dateTime }) => dateTime <= now).toReversed();
  const ordered = [...coming, ...past];
  const shown = all ? ordered : ordered.slice(0, SHOWN);
  return (
    <section aria-labelledby="bezetting">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="bezetting" className="text-2xl">
          Bezetting per voorstelling
        </h2>
        <SmallHallLegend />
      </div>
      {ordered.length === 0 && <p className="text-muted">Er zijn nog geen voorstellingen.</p>}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((show) => (
          <li key={show.id}>
            <ShowCard show={show} />
          </li>
        ))}
      </ul>
      {ordered.length > SHOWN && (
        <Button variant="secondary" className="mt-4" onClick={() => setAll(!all)}>
          {all ? "Minder voorstellingen" : `Alle ${ordered.length} voorstellingen`}
        </Button>
      )}
    </section>
  );
}

function ShowCard({ show }: { show: ShowOccupancy }) {
  // Structural sharing: only the halls that changed redraw.
  const { scanned, expected, unpaid, blocked } = show;
  const marks = useMemo(() => seatMarks({ scanned, expected, unpaid, blocked }), [scanned, expected, unpaid, blocked]);
  const sold = soldSeats(show);
  const { forSale, share, blockedWords } = occupancyOf({
    taken: sold,
    total: show.seatsTotal,
    blocked: blocked.length,
  });
  return (
    <Card className="h-full p-4!">
      <h3 className="text-lg">{show.name}</h3>
      <p className="mb-3 text-sm text-muted">{formatShortDateTime(show.dateTime)}</p>
      <SmallHall
        hallPlanId={show.hallPlanId}
        marks={marks}
        label={`${sold} van ${forSale} stoelen bezet${blockedWords}`}
      />
      <p className="mt-3 flex items-baseline justify-between gap-3">
        <span className="font-display text-2xl font-semibold">{share} %</span>
        <span className="text-muted tabular-nums">
          {sold} van {forSale} stoelen{blockedWords}
        </span>
      </p>
    </Card>
  );
}
