import type { Reservation } from "@podium/shared/contracts/reservations";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { productLine } from "@podium/shared/money/price-lines";
import { isUnpaid } from "@podium/shared/tickets/reservation-status";
import { TicketX, Ticket } from "virtual:icons";
import { deadlineWords } from "#entities/reservations/deadline.tsx";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { ShowCancelled } from "#entities/reservations/show-cancelled.tsx";
import { StatusBadge } from "#entities/reservations/status-badge.tsx";
import { useWhereAmong } from "#entities/site/where.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { currentLanguage } from "#messages/messages.ts";
import { myReservations, ownReservations } from "#messages/nl/own-reservations.tsx";
import { shownProducts } from "#messages/nl/products.ts";
import { formatDateTime, formatShortDateTime } from "#platform/format.ts";
import { paths, paymentOutcomePath } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Facts } from "./facts.tsx";

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

interface ReservationCardProps {
  reservation: Reservation;
  /** The place of the show; empty if it is the usual one, which guests know. */
  where: string;
}

function ReservationCard({ reservation, where }: ReservationCardProps) {
  const { id, status, show, seats, guestCount, reservedAt, paymentMethod, products } = reservation;
  const t = ownReservations();
  const unpaid = isUnpaid(reservation);
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-xl">{show.name}</h3>
          <p className="text-muted">{formatDateTime(show.dateTime)}</p>
          <p className="text-muted wrap-anywhere empty:hidden">{where}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <ShowCancelled reservation={reservation} />
      <Facts
        facts={[
          { term: t.number, value: `#${id}` },
          { term: t.reservedAt, value: formatShortDateTime(reservedAt) },
          {
            term: t.seats,
            value: typedPlaceLabels(
              seats.map(({ seat, ticketType }) => ({ ...seat, ticketType })),
              currentLanguage(),
            ),
            wide: true,
          },
          { term: t.guestCount, value: guestCount },
          ...(products
            ? [{ term: shownProducts().beside, value: products.map(productLine).join(", "), wide: true }]
            : []),
        ]}
      />
      {unpaid && <p className="font-medium text-warning">{deadlineWords(reservation)}</p>}
      <footer className="flex flex-wrap gap-3 border-t border-line pt-4">
        <ButtonLink to={paths.ticketsDetail(id)} variant={unpaid ? "secondary" : "primary"} icon={<Ticket />}>
          {t.viewTickets}
        </ButtonLink>
        {unpaid && (
          <ButtonLink to={paymentMethod === "MANUAL" ? paths.payment(id) : paymentOutcomePath(id)}>
            {t.completePayment}
          </ButtonLink>
        )}
      </footer>
    </Card>
  );
}
