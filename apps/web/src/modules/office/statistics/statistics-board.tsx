import type { Statistics } from "@podium/shared/contracts/statistics";
import { lazy, Suspense } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { queryClient } from "#platform/query-client.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { STATISTICS_KEY, scannedShows, statisticsQuery } from "./api/statistics.ts";
import { GiftFigure } from "./gift-figure.tsx";
import { Occupancy } from "./occupancy.tsx";
import { SixFigures } from "./six-figures.tsx";
import { VoucherFigures } from "./voucher-figures.tsx";

const Charts = lazy(async () => ({ default: (await import("./charts.tsx")).Charts }));

/** Specification, Statistics; design language. */
export function StatisticsBoard() {
  const known = queryClient.getQueryData<Statistics>(STATISTICS_KEY);
  const scanning = scannedShows(known?.shows ?? [], useServerNow(60_000));
  const query = useLiveQuery(statisticsQuery(scanning));
  if (query.data === undefined) return <LoadState query={query} loading={<BoardSkeleton />} words={adminErrorWords} />;
  const { overview, sales, methods, vouchers, gifts, shows, ticketTypes } = query.data;
  return (
    <div className="flex flex-col gap-8">
      <SixFigures overview={overview} />
      <VoucherFigures sums={vouchers} />
      <GiftFigure gifts={gifts} />
      <Suspense fallback={<ChartsLoading />}>
        <Charts sales={sales} methods={methods} shows={shows} ticketTypes={ticketTypes} />
      </Suspense>
      <Occupancy shows={shows} />
    </div>
  );
}

function BoardSkeleton() {
  return (
    <Loading label="Statistieken laden..." className="flex flex-col gap-8">
      <Skeleton className="h-28" />
      <ChartSkeletons />
    </Loading>
  );
}

function ChartsLoading() {
  return (
    <Loading label="Grafieken laden...">
      <ChartSkeletons />
    </Loading>
  );
}

function ChartSkeletons() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
