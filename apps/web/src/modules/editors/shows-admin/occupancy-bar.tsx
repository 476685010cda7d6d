import type { Show } from "@podium/shared/contracts/shows";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { allShowsQuery, occupancyOf } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";

/** Counts seats that are reserved or in a cart, without the blocked ones. */
export function occupiedSeats({ seatsTotal, seatsAvailable, seatsBlocked = 0 }: Show): number {
  return seatsTotal - seatsAvailable - seatsBlocked;
}

export function OccupancyBar({ show }: { show: Show }) {
  const occupied = occupiedSeats(show);
  const { forSale, share, blockedWords } = occupancyOf({
    taken: occupied,
    total: show.seatsTotal,
    blocked: show.seatsBlocked ?? 0,
  });
  return (
    <div className="min-w-32">
      <span className="tabular-nums">
        <span className="whitespace-nowrap">
          {occupied} / {forSale}
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

export function NextShowOccupancy() {
  const query = useLiveQuery(allShowsQuery);
  const { data: shows } = query;
  const now = useServerNow(60_000);
  if (shows === undefined) return <LoadState query={query} loading="Voorstelling laden..." words={adminErrorWords} />;
  const next = shows
    .filter(({ dateTime }) => Date.parse(dateTime) > now)
    .toSorted((a, b) => a.dateTime.localeCompare(b.dateTime))[0];
  return (
    <>
      {next ? (
        <>
          <p className="font-semibold">{next.name}</p>
          <p className="mb-3 text-muted">{formatDateTime(next.dateTime)}</p>
          <OccupancyBar show={next} />
        </>
      ) : (
        <p>Er staat geen voorstelling gepland.</p>
      )}
      <Link
        to={next ? paths.hallFollowUp : paths.shows}
        className="text-link mt-3 inline-flex min-h-11 items-center font-semibold"
      >
        {next ? "Naar de zaalopvolging" : "Plan een voorstelling"}
      </Link>
    </>
  );
}
