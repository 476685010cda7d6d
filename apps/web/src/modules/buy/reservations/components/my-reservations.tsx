import { TicketX } from "virtual:icons";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { useWhereAmong } from "#entities/site/where.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { myReservations, ownReservations } from "#messages/nl/own-reservations.tsx";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ReservationCard } from "./reservation-card.tsx";

export function MyReservations() {
  const query = useLiveQuery(myReservationsQuery());
  const { data: reservations } = query;
  const where = useWhereAmong((reservations ?? []).map(({ show }) => show));
  const t = myReservations();
  const own = ownReservations();
  if (reservations === undefined) {
    const loading = (
      <Loading label={t.loading} className="grid gap-4">
        <Skeleton className="h-60 w-full" />
        <Skeleton className="h-60 w-full" />
      </Loading>
    );
    return <LoadState query={query} loading={loading} words={{ message: t.loadFailed }} />;
  }
  if (reservations.length === 0) {
    return (
      <EmptyState
        icon={<TicketX />}
        title={own.noneFound}
        action={<ButtonLink to={paths.tickets}>{own.chooseSeats}</ButtonLink>}
      >
        {t.foundHere}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {reservations.map((reservation) => (
        <li key={reservation.id}>
          <ReservationCard reservation={reservation} where={where(reservation.show)} />
        </li>
      ))}
    </ul>
  );
}
