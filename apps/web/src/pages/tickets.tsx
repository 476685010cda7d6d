import type { Show } from "@podium/shared/contracts/shows";
import { lazy, Suspense, useDeferredValue } from "react";
import { SeatPicker } from "#features/seats/seat-picker.tsx";
import { SaleBanner } from "#features/shows/sale-banner.tsx";
import { salePhase } from "#features/shows/sale-phase.ts";
import { ShowNavigator } from "#features/shows/show-navigator.tsx";
import { usePageMeta } from "#platform/page-meta.ts";
import { tokenAtom } from "#platform/session.ts";
import { useShows } from "#platform/shows.ts";
import { useSitePeriods } from "#platform/site.ts";
import { useAtomValue } from "#platform/state.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useShowChoice } from "./tickets-show-choice.ts";

// What few see: a visitor who looks around does not pay for it.
const CartMenu = lazy(async () => ({ default: (await import("#features/seats/cart-menu.tsx")).CartMenu }));
const NoShows = lazy(async () => ({ default: (await import("./tickets-no-shows.tsx")).NoShows }));
const ClearCartDialog = lazy(async () => ({ default: (await import("./tickets-clear-cart.tsx")).ClearCartDialog }));

/** Choosing seats on the live plan of the hall. */
export function TicketsPage() {
  usePageMeta("Tickets", "Kies uw stoelen op het zaalplan en reserveer uw tickets voor de volgende voorstelling.");
  const { data, dataUpdatedAt, error, isFetching, refetch } = useShows();
  // The hall is much for a slow phone: in slices, so that it goes on answering meanwhile.
  const shows = useDeferredValue(data);
  const { holdMinutes } = useSitePeriods();
  const [first, ...later] = shows ?? [];
  return (
    <Page width="wide">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="text-3xl sm:text-4xl">Tickets</h1>
        <p className="text-muted">
          Wij houden uw stoelen {holdMinutes} minuten voor u vast, zodat u rustig kunt kiezen en bevestigen.
        </p>
      </header>
      {first ? (
        <Hall shows={[first, ...later]} now={dataUpdatedAt} />
      ) : shows ? (
        <Suspense>
          <NoShows />
        </Suspense>
      ) : error ? (
        <ErrorState message="Kon data niet laden" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <HallSkeleton />
      )}
    </Page>
  );
}

/** @param now when the shows were asked for, in milliseconds */
function Hall({ shows, now }: { shows: readonly [Show, ...Show[]]; now: number }) {
  const { current, choose, guard, question } = useShowChoice(shows);
  const signedIn = useAtomValue(tokenAtom) !== null;
  const phase = salePhase(current, now);
  return (
    <div className="pb-16 lg:pb-0">
      <div className="mb-4 flex items-center justify-between gap-4">
        <ShowNavigator shows={shows} current={current} onChange={choose} />
        {signedIn && (
          <Suspense fallback={<div className="hidden h-12 lg:block lg:w-[19rem]" />}>
            <CartMenu />
          </Suspense>
        )}
      </div>
      <div className="mb-4 empty:hidden">
        <SaleBanner show={current} phase={phase} now={now} />
      </div>
      <SeatPicker key={current.id} show={current} signedIn={signedIn} onSale={phase !== "closed"} guard={guard} />
      {question && (
        <Suspense>
          <ClearCartDialog {...question} />
        </Suspense>
      )}
    </div>
  );
}

function HallSkeleton() {
  return (
    <Loading label="Zaal laden…">
      <Skeleton className="mb-4 h-14 w-full max-w-md" />
      <Skeleton className="mb-3 h-10 w-full" />
      <Skeleton className="aspect-[1200/950] max-h-[88svh] min-h-100 w-full rounded-xl" />
    </Loading>
  );
}
