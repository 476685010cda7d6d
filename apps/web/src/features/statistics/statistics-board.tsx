import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { useAllReservations, useReservationFeed } from "../../platform/reservation-feed.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { overviewQuery } from "./api/get-overview.ts";
import { allShowsQuery } from "./api/list-all-shows.ts";
import { Occupancy } from "./occupancy.tsx";
import { methodShares, salesOverTime, showPictures } from "./pictures.ts";
import { SixFigures } from "./six-figures.tsx";

const Charts = lazy(async () => ({ default: (await import("./charts.tsx")).Charts }));

/** The six figures and the pictures, both live (specification, Statistics; design language). */
export function StatisticsBoard() {
  const overview = useQuery(overviewQuery);
  useReservationFeed({ onChange: () => void overview.refetch(), onJoined: () => void overview.refetch() });
  return (
    <div className="flex flex-col gap-8">
      {overview.isPending && <Loading label="Statistieken laden..." />}
      {overview.data === undefined && overview.error && (
        <ErrorState
          message={adminErrorText(overview.error)}
          detail={adminErrorDetail(overview.error)}
          onRetry={() => void overview.refetch()}
          busy={overview.isFetching}
        />
      )}
      {overview.data && <SixFigures overview={overview.data} />}
      <Pictures />
    </div>
  );
}

function Pictures() {
  const shows = useQuery(allShowsQuery);
  const reservations = useAllReservations();
  const pictures = useMemo(
    () => shows.data && reservations.data && showPictures(shows.data, reservations.data),
    [shows.data, reservations.data],
  );
  const sales = useMemo(() => salesOverTime(reservations.data ?? []), [reservations.data]);
  const methods = useMemo(() => methodShares(reservations.data ?? []), [reservations.data]);

  if (pictures === undefined) {
    const error = shows.error ?? reservations.error;
    if (!error) return <PicturesSkeleton />;
    const retry = (): void => {
      void shows.refetch();
      void reservations.refetch();
    };
    return (
      <ErrorState
        message={adminErrorText(error)}
        detail={adminErrorDetail(error)}
        onRetry={retry}
        busy={shows.isFetching || reservations.isFetching}
      />
    );
  }
  return (
    <>
      <Suspense fallback={<PicturesSkeleton />}>
        <Charts sales={sales} methods={methods} shows={pictures} />
      </Suspense>
      <Occupancy pictures={pictures} />
    </>
  );
}

function PicturesSkeleton() {
  return (
    <Loading label="Grafieken laden..." className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
