import type { Show } from "@podium/shared/contracts/shows";
import { Drama } from "virtual:icons";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { namedShow, showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { serverNow } from "#platform/server-clock.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ManagedRoom } from "./managed-room.tsx";

/** The waiting rooms of the coming shows, one at a time. */
export function WaitingRooms({ Rehearsals }: { Rehearsals: ComponentType<{ showId: number }> }) {
  const query = useLiveQuery(showsQuery);
  const [address, setAddress] = useSearchParams();
  if (query.data === undefined)
    return <LoadState query={query} loading="Voorstellingen laden…" words={adminErrorWords} />;
  const show = namedShow(query.data, address) ?? nextOpening(query.data, serverNow());
  if (!show) {
    return (
      <EmptyState icon={<Drama />} title="Geen voorstellingen gepland">
        Een wachtkamer hoort bij een voorstelling die nog moet komen.
      </EmptyState>
    );
  }
  return (
    <>
      <ShowSelect
        label="Voorstelling"
        className="mb-5 max-w-2xl"
        shows={query.data}
        value={show.id}
        onChange={(id) => setAddress({ show: id })}
      />
      <ManagedRoom key={show.id} showId={show.id} />
      <Rehearsals key={`rehearsals ${show.id}`} showId={show.id} />
    </>
  );
}

/** The show whose sale opens next, or opened last: the one that somebody who opens this page means. */
export function nextOpening(shows: readonly Show[], now: number): Show | undefined {
  const away = ({ salesOpenAt }: Show): number =>
    salesOpenAt === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(salesOpenAt) - now);
  return (
    shows
      .filter(({ waitingRoom, cancelledAt }) => waitingRoom !== "off" && cancelledAt === undefined)
      .toSorted((a, b) => away(a) - away(b))[0] ?? shows[0]
  );
}
