import type { PlaySummary } from "@podium/shared/contracts/plays";
import { CalendarDays, Drama } from "virtual:icons";
import { Suspense, useDeferredValue } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { nextShow } from "#messages/nl/shows.ts";
import { loadBeside } from "#platform/lazy-component.ts";
import { paths } from "#platform/paths.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ShowDates } from "./show-dates.tsx";

// Loads in parallel with hydration and the fetch of the shows.
const NextShowCard = loadBeside(async () => (await import("./next-show-card.tsx")).NextShowCard);

/** @param props.plays the plays that shows may belong to */
export function NextShow({ plays }: { plays: readonly PlaySummary[] }) {
  const t = nextShow();
  const hasPlayed = plays.some(({ phase }) => phase === "PLAYED");
  const query = useLiveQuery(showsQuery);
  // A deferred value renders in slices, so that a slow phone stays responsive.
  const shows = useDeferredValue(query.data);
  if (shows === undefined) return <LoadState query={query} loading={<NextShowSkeleton />} />;
  const [next, ...later] = shows;
  if (!next) {
    return (
      // The card overlaps the stage's edge, so it needs its own background.
      <div className="rounded-lg bg-surface shadow-card">
        <EmptyState
          icon={<Drama />}
          title={t.curtainClosed}
          action={
            <ButtonLink to={hasPlayed ? paths.plays : paths.contact} variant="secondary">
              {hasPlayed ? t.seePlayed : t.writeUs}
            </ButtonLink>
          }
        >
          {t.nonePlanned}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Suspense fallback={<NextShowSkeleton />}>
        <NextShowCard key={next.id} show={next} play={plays.find(({ id }) => id === next.playId)} />
      </Suspense>
      {later.length > 0 && (
        <div className="mt-8">
          <h3 className="flex items-center gap-2 text-lg">
            <CalendarDays className="size-5 text-accent" />
            {t.alsoPlanned}
          </h3>
          <ShowDates shows={later} />
        </div>
      )}
    </>
  );
}

function NextShowSkeleton() {
  return (
    <Loading
      label={nextShow().loading}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-xl border border-line bg-surface p-5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:p-7"
    >
      <Skeleton className="mx-auto aspect-[5/7] w-full max-w-56" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40 max-w-full" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-auto h-3 w-full" />
        <Skeleton className="h-13 w-48 max-w-full" />
      </div>
    </Loading>
  );
}
