import type { Show } from "@podium/shared/contracts/shows";
import { withoutLanguage } from "@podium/shared/words/languages";
import { lazy, Suspense, useDeferredValue, useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { hallQuery } from "#entities/halls/hall.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { useSitePeriods } from "#entities/site/site.ts";
import { stopJoining } from "#modules/buy/waiting-list/joining.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { tickets } from "#messages/nl/tickets.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { loadBeside } from "#platform/lazy-component.ts";
import { useHydrating } from "#platform/page-data.ts";
import { namedShow, showsQuery } from "#entities/shows/shows.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Page } from "#entities/site/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const NoShows = lazy(async () => ({ default: (await import("./tickets-no-shows.tsx")).NoShows }));
// Loads in parallel with hydration and the fetch of the shows.
const TicketsHall = loadBeside(async () => (await import("./tickets-hall.tsx")).TicketsHall);

// The fetch begins without waiting for React, for a visitor who opens the site here.
if (!import.meta.env.SSR && withoutLanguage(window.location.pathname) === paths.tickets)
  void queryClient
    .fetchQuery(liveQueries.options(showsQuery))
    .then((shows) => askForHall(shows, new URLSearchParams(window.location.search)))
    .catch(() => undefined);

export function TicketsPage() {
  const t = tickets();
  usePageMeta(t.title, t.description);
  const query = useLiveQuery(showsQuery);
  // Deferred, the hall renders in slices and a slow phone stays responsive.
  const isHydrating = useHydrating();
  const shows = useDeferredValue(isHydrating ? undefined : query.data);
  const { holdMinutes } = useSitePeriods();
  const [first, ...later] = shows ?? [];
  const [search] = useSearchParams();
  useEffect(() => askForHall(query.data, search), [query.data, search]);
  // Called here, because the components below come and go with free seats. Also runs for another show.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => stopJoining, [search]);
  return (
    <Page width="wide">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="text-3xl sm:text-4xl">{t.title}</h1>
        <p className="text-muted">{t.weHoldSeats(holdMinutes)}</p>
      </header>
      {first ? (
        <Suspense fallback={<HallSkeleton />}>
          <TicketsHall shows={[first, ...later]} loading={<HallSkeleton />} />
        </Suspense>
      ) : isHydrating ? (
        <HallSkeleton />
      ) : shows ? (
        <Suspense fallback={<Loading label={t.loading} />}>
          <NoShows />
        </Suspense>
      ) : (
        <LoadState query={query} loading={<HallSkeleton />} words={{ message: t.loadFailed }} />
      )}
    </Page>
  );
}

/** Starts to fetch the plan of the show that will be drawn, while the code that draws it still loads. */
function askForHall(shows: readonly Show[] | undefined, search: URLSearchParams): void {
  // Most members have no cart for another show, which would open instead of the first show.
  const show = shows && (namedShow(shows, search) ?? shows[0]);
  if (show) void queryClient.prefetchQuery(hallQuery(show.hallPlanId));
}

function HallSkeleton() {
  return (
    <Loading label={tickets().hallLoading}>
      <Skeleton className="mb-4 h-14 w-full max-w-md" />
      <Skeleton className="mb-3 h-10 w-full" />
      <Skeleton className="aspect-[1200/950] max-h-[88svh] min-h-100 w-full rounded-xl" />
    </Loading>
  );
}

/** Formerly asked for a name before the seats; old mails and bookmarks may still lead here. */
export function GuestPage() {
  return <Navigate to={paths.tickets} replace />;
}
