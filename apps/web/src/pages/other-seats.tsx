import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useHall } from "#entities/halls/hall.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { handoverQuery } from "#modules/buy/ticket-handover/handover-query.ts";
import { ownMoveQuery } from "#modules/buy/own-reservations/own-move.ts";
import { OtherSeatsPicker } from "#modules/buy/own-reservations/other-seats.tsx";
import { EndedMove, PendingMove } from "#modules/buy/own-reservations/pending-move.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";

/** Other free seats for one's own reservation; the payment of their price difference returns here too. */
export function OtherSeatsPage() {
  const { id = "" } = useParams();
  return (
    <TitledPage title={ownReservations().otherSeats}>
      <OtherSeats id={id} />
    </TitledPage>
  );
}

function OtherSeats({ id }: { id: string }) {
  const query = useLiveQuery(ownMoveQuery(id));
  const { data: situation } = query;
  const hall = useHall(situation?.hallPlanId);
  const isPaid = situation?.reservation.confirmed === true;
  const handover = useLiveQuery(handoverQuery(Number(id)), { enabled: isPaid });
  const passed = handover.data?.passed;
  const passedTo = useMemo(() => new Map(passed?.map(({ seat, name }) => [seat.seatId, name])), [passed]);
  const [search] = useSearchParams();
  const now = useServerNow(60_000);
  const t = otherSeats();
  if (situation === undefined) return <LoadState query={query} loading={t.reservationLoading} />;
  const { reservation, latest, until } = situation;
  const isActive = reservation.status === "PENDING" || reservation.status === "CONFIRMED";
  const isOver = !isActive || Date.parse(until) <= now || reservation.show.cancelledAt !== undefined;
  const isWaiting = isActive && latest?.state === "WAITING";
  return (
    <>
      <p className="mb-5 text-lg">
        {reservation.show.name}, {formatDateTime(reservation.show.dateTime)}
      </p>
      {latest && latest.state !== "WAITING" && search.has("betaling") && (
        <EndedMove reservationId={reservation.id} move={latest} />
      )}
      {isWaiting ? (
        <PendingMove reservationId={reservation.id} move={latest} />
      ) : isOver ? (
        <EmptyState
          title={t.noLonger}
          action={<ButtonLink to={paths.ticketsDetail(id)}>{ownReservations().viewTickets}</ButtonLink>}
        >
          {!isActive
            ? t.isEnded
            : reservation.show.cancelledAt === undefined
              ? t.doorsOpen
              : `${ownReservations().showIsOff}.`}
        </EmptyState>
      ) : hall.data === undefined ? (
        <LoadState query={hall} loading={t.hallLoading} />
      ) : isPaid && handover.isPending ? (
        <Loading label={t.reservationLoading} />
      ) : (
        <OtherSeatsPicker situation={situation} hall={hall.data} passedTo={passedTo} />
      )}
    </>
  );
}
