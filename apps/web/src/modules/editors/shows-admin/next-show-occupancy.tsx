import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { OccupancyBar } from "./occupancy-bar.tsx";

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
