import type { Show } from "@podium/shared/contracts/shows";
import { CalendarPlus } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { managedPlaysQuery } from "#entities/plays/managed-plays.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { toast } from "#ui/toast.ts";
import { lastShow, plannedWords } from "./new-show.ts";
import { occupiedSeats } from "./occupancy-bar.tsx";
import { ShowDialog } from "./show-dialog.tsx";

export function PlayShows({ playId }: { playId: number }) {
  const shows = useLiveQuery(allShowsQuery);
  const plays = useLiveQuery(managedPlaysQuery);
  const [adding, setAdding] = useState(false);
  const play = plays.data?.find(({ id }) => id === playId);
  return (
    <section aria-labelledby="play-shows" className="mt-8 rounded-xl border border-line bg-surface p-4">
      <h2 id="play-shows" className="font-display text-2xl font-semibold">
        Avonden
      </h2>
      <Loaded query={shows} loading="Voorstellingen laden..." words={adminErrorWords}>
        {(all) => (
          <>
            <PlannedShows shows={all.filter((show) => show.playId === playId)} />
            <div className="mt-4 flex flex-wrap items-center gap-4">
              <Button
                variant="secondary"
                icon={<CalendarPlus />}
                disabled={play === undefined}
                onClick={() => setAdding(true)}
              >
                Avond toevoegen
              </Button>
              <Link to={paths.shows} className="text-link inline-flex min-h-11 items-center">
                Alle voorstellingen
              </Link>
            </div>
            {adding && play && (
              <ShowDialog
                show={null}
                shows={all}
                play={play}
                source={lastShow(all, playId)}
                onClose={() => setAdding(false)}
                onSaved={(_, made) => {
                  setAdding(false);
                  toast.success(plannedWords(made), { duration: 3000 });
                  void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function PlannedShows({ shows }: { shows: readonly Show[] }) {
  if (shows.length === 0)
    return <p className="mt-2 text-muted">Dit stuk heeft nog geen avond. Voeg er een toe om tickets te verkopen.</p>;
  return (
    <ul className="mt-2 divide-y divide-line">
      {shows.map((show) => (
        <li key={show.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{formatShortDateTime(show.dateTime)}</span>
          <span className="text-muted">
            {show.cancelledAt === undefined ? `${occupiedSeats(show)} van ${show.seatsTotal} bezet` : "Afgelast"}
          </span>
        </li>
      ))}
    </ul>
  );
}
