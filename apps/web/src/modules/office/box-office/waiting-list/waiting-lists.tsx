import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingShow } from "@podium/shared/contracts/waiting-list";
import { Drama } from "virtual:icons";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { namedShow, showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { waitingShowsQuery } from "./waiting-list.ts";
import { showWords } from "./waiting-words.ts";
import type { PrintTickets } from "#modules/office/box-office/components/guest-reserved.tsx";
import { WaitingEntries } from "./waiting-entries.tsx";

/** Moves shows with waiting list entries to the front; both groups stay in order of date. */
export function inOrderOfWaiting(shows: readonly Show[], counts: readonly WaitingShow[]): Show[] {
  const waited = new Set(counts.map(({ showId }) => showId));
  return [...shows.filter(({ id }) => waited.has(id)), ...shows.filter(({ id }) => !waited.has(id))];
}

/** The waiting lists of the coming shows, one at a time. */
export function WaitingLists({ Print }: { Print?: PrintTickets }) {
  const showsLoaded = useLiveQuery(showsQuery);
  const counted = useLiveQuery(waitingShowsQuery);
  const { data: shows } = showsLoaded;
  const { data: counts } = counted;
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState<number | null>(null);

  if (shows === undefined || counts === undefined) {
    const query = shows === undefined ? showsLoaded : counted;
    return <LoadState query={query} loading="Voorstellingen laden…" words={adminErrorWords} />;
  }
  const ordered = inOrderOfWaiting(shows, counts);
  const show = namedShow(shows, address) ?? shows.find(({ id }) => id === opened) ?? ordered[0];
  if (!show) {
    return (
      <EmptyState icon={<Drama />} title="Geen voorstellingen gepland">
        Een wachtlijst hoort bij een voorstelling die nog moet komen.
      </EmptyState>
    );
  }
  // The opened list stays when the numbers change: the volunteer may be working in it.
  if (show.id !== opened) setOpened(show.id);
  const note = (id: number): string => {
    const found = counts.find(({ showId }) => showId === id);
    return found ? ` (${showWords(found)})` : "";
  };
  return (
    <>
      <ShowSelect
        label="Voorstelling"
        className="mb-5 max-w-2xl"
        shows={ordered}
        value={show.id}
        // The search text is dropped: the person is not in the other list.
        onChange={(id) => setAddress({ show: id })}
        note={note}
      />
      <WaitingEntries key={show.id} show={show} Print={Print} />
    </>
  );
}
