import type { ShowOccupancy, Statistics } from "@podium/shared/contracts/statistics";
import { lazy, Suspense } from "react";
import type { LiveRoom } from "#live/room.ts";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { queryClient } from "#platform/query-client.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { GiftFigures, SixFigures, VoucherFigures } from "./figures.tsx";
import { Occupancy } from "./occupancy.tsx";
import { ProductFigures } from "./product-figures.tsx";

const STATISTICS_KEY = ["statistics"];

/** Tickets are scanned within these hours around a show's beginning. */
const SCANNED_MS = 6 * 3600_000;

function scannedShows(shows: readonly Pick<ShowOccupancy, "id" | "dateTime">[], now: number): number[] {
  return shows.filter(({ dateTime }) => Math.abs(Date.parse(dateTime) - now) < SCANNED_MS).map(({ id }) => id);
}

/** New accounts have no event: the periodic refetch counts them. `scanning`: the shows being scanned now. */
function statisticsQuery(scanning: readonly number[]) {
  const room: readonly LiveRoom<unknown, unknown>[] = [rooms.payments, ...scanning.map(rooms.hall)];
  return liveQuery({
    key: STATISTICS_KEY,
    fetch: (signal) => api.getStatistics({ signal }),
    room,
  });
}

const Charts = lazy(async () => ({ default: (await import("./charts.tsx")).Charts }));

/** Specification, Statistics; design language. */
export function StatisticsBoard() {
  const known = queryClient.getQueryData<Statistics>(STATISTICS_KEY);
  const scanning = scannedShows(known?.shows ?? [], useServerNow(60_000));
  const query = useLiveQuery(statisticsQuery(scanning));
  if (query.data === undefined) return <LoadState query={query} loading={<BoardSkeleton />} words={adminErrorWords} />;
  const { overview, sales, methods, vouchers, gifts, giftsWithTickets, shows, ticketTypes, products } = query.data;
  return (
    <div className="flex flex-col gap-8">
      <SixFigures overview={overview} />
      <VoucherFigures sums={vouchers} />
      <GiftFigures gifts={gifts} giftsWithTickets={giftsWithTickets} />
      {products && <ProductFigures products={products} />}
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
