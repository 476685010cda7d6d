import type { Reservation } from "@podium/shared/contracts/reservations";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import type { ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { fullName } from "@podium/shared/words/typed-name";
import { House, PartyPopper, Ticket, TicketX } from "virtual:icons";
import { myLatestReservationQuery, myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { CalendarButton } from "#entities/reservations/calendar-button.tsx";
import { dueLine, ReductionLines } from "#entities/reservations/price-lines.tsx";
import { ShowCancelled } from "#entities/reservations/show-cancelled.tsx";
import { StatusBadge } from "#entities/reservations/status-badge.tsx";
import { useWhere } from "#entities/site/where.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { currentLanguage } from "#messages/messages.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { reservationSuccess } from "#messages/nl/checkout.tsx";
import { formatDateTime } from "#platform/format.ts";
import { paths, successIdIn } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Facts } from "./facts.tsx";

/** Specification, screen Reservation success: the reservation that was just made, otherwise the latest. */
export function LatestReservation() {
  const id = successIdIn(useLocation().state);
  return id === null ? <Latest /> : <OneOfMine id={id} />;
}

function Latest() {
  const query = useLiveQuery(myLatestReservationQuery());
  return <Found query={query} reservation={query.data} />;
}

function OneOfMine({ id }: { id: number }) {
  const query = useLiveQuery(myReservationsQuery());
  return <Found query={query} reservation={query.data && (query.data.find((one) => one.id === id) ?? null)} />;
}

interface FoundProps {
  query: ComponentProps<typeof LoadState>["query"];
  /** Null without any; undefined while loading. */
  reservation: Reservation | null | undefined;
}

function Found({ query, reservation }: FoundProps) {
  const t = reservationSuccess();
  const own = ownReservations();
  if (reservation === undefined) {
    const loading = (
      <Loading label={t.loading}>
        <Skeleton className="h-96 w-full" />
      </Loading>
    );
    return <LoadState query={query} loading={loading} words={{ message: t.loadFailed }} />;
  }
  if (reservation === null) {
    return (
      <EmptyState
        icon={<TicketX />}
        title={own.noneFound}
        action={<ButtonLink to={paths.tickets}>{own.chooseSeats}</ButtonLink>}
      />
    );
  }
  return <ReservationOverview reservation={reservation} />;
}

function ReservationOverview({ reservation }: { reservation: Reservation }) {
  const { id, reservedAt, user, show, seats, guestCount, status } = reservation;
  const t = reservationSuccess();
  const own = ownReservations();
  const where = useWhere(show);
  const isPlayed = show.cancelledAt === undefined;
  return (
    <Card className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {isPlayed && <PartyPopper className="size-10 shrink-0 text-accent max-sm:hidden" />}
        <div className="min-w-[min(13rem,100%)] flex-1">
          <p className="text-muted">{isPlayed ? t.thanks : t.title}</p>
          <h2 className="text-2xl">{show.name}</h2>
          <p>{formatDateTime(show.dateTime)}</p>
          <p className="wrap-anywhere">{where}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <ShowCancelled reservation={reservation} />
      <Facts
        facts={[
          { term: own.number, value: `#${id}` },
          { term: own.reservedAt, value: formatDateTime(reservedAt), wide: true },
          { term: t.name, value: fullName(user) },
          { term: own.email, value: user.email, wide: true },
          { term: own.phone, value: user.number },
          { term: own.guestCount, value: guestCount },
          {
            term: own.seats,
            value: typedPlaceLabels(
              seats.map(({ seat, ticketType }) => ({ ...seat, ticketType })),
              currentLanguage(),
            ),
            wide: true,
          },
        ]}
      />
      <ReductionLines priced={reservation} due={dueLine(reservation)} />
      {status === "PENDING" && <Notice tone="info">{t.awaitsPayment}</Notice>}
      <footer className="flex flex-wrap gap-3 border-t border-line pt-5">
        <ButtonLink to={paths.ticketsDetail(id)} icon={<Ticket />}>
          {own.viewTickets}
        </ButtonLink>
        <CalendarButton reservation={reservation} />
        <ButtonLink to={paths.home} variant="secondary" icon={<House />}>
          {t.toHome}
        </ButtonLink>
      </footer>
    </Card>
  );
}
