import type { PlaySummary } from "@podium/shared/contracts/plays";
import type { Show } from "@podium/shared/contracts/shows";
import { CalendarDays, ChevronRight, Drama } from "virtual:icons";
import { Suspense, useDeferredValue } from "react";
import { placesText } from "#entities/shows/sale-phase.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { nextShow } from "#messages/nl/shows.ts";
import { formatDateTime } from "#platform/format.ts";
import { loadBeside } from "#platform/lazy-component.ts";
import { paths, showPath } from "#platform/paths.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

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

/** The next show on a phone's first screen; larger screens show its card. Its space is reserved while it loads. */
export function NextShowLine() {
  const t = nextShow();
  const { data } = useLiveQuery(showsQuery);
  const shows = useDeferredValue(data);
  const next = shows?.[0];
  return (
    <p className="mt-4 flex min-h-22 max-w-xl flex-col justify-center text-lg leading-snug sm:hidden">
      {next ? (
        <Link to={showPath(next.id)} className="py-1.5">
          <span className="block font-semibold text-brass underline underline-offset-4">{next.name}</span>
          <span className="block text-cream">{formatDateTime(next.dateTime)}</span>
        </Link>
      ) : (
        shows && t.curtainClosed
      )}
    </p>
  );
}

export function ShowDates({ shows }: { shows: readonly Show[] }) {
  const now = useServerNow(60_000);
  return (
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
      {shows.map((show) => (
        <li key={show.id}>
          <Link to={showPath(show.id)} className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-accent-soft">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{show.name}</span>
              <span className="block text-sm text-muted">
                {formatDateTime(show.dateTime)}, {withSmallLetter(placesText(show, now))}
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Changes the first letter only: names of days and months within the sentence keep theirs. */
function withSmallLetter(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
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
