import type { Reservation } from "@podium/shared/contracts/reservations";
import { isUnpaid } from "@podium/shared/tickets/reservation-status";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { Smartphone } from "virtual:icons";
import type { ComponentType } from "react";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { ReductionLines } from "#entities/reservations/price-lines.tsx";
import { deadlineWords, LongerUntil } from "#entities/reservations/deadline.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { currentLanguage } from "#messages/messages.ts";
import { ownReservations, unpaidReservations } from "#messages/nl/own-reservations.tsx";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { paths, paymentOutcomePath } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { usePayOnline } from "./own-payment.ts";

interface UnpaidReservationsProps {
  /** Id of the only reservation to show, as in the address. */
  only?: string;
  Actions?: ComponentType<{ reservation: Reservation }>;
}

/** For visitors who left the payment provider without paying. */
export function UnpaidReservations({ only, Actions }: UnpaidReservationsProps) {
  const { data: reservations = [] } = useLiveQuery(myReservationsQuery());
  const unpaid = reservations.filter((each) => isUnpaid(each) && (only === undefined || String(each.id) === only));
  if (unpaid.length === 0) return null;
  return (
    <Notice tone="warning" announce title={unpaidReservations().title(unpaid.length)} className="mb-5">
      <ul className="divide-y divide-line">
        {unpaid.map((reservation) => (
          <li key={reservation.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <UnpaidReservation reservation={reservation} />
            {Actions && (
              <div className="flex w-full flex-wrap gap-x-5">
                <Actions reservation={reservation} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function UnpaidReservation({ reservation }: { reservation: Reservation }) {
  const { id, show, seats, totalprice, paymentMethod } = reservation;
  const t = unpaidReservations();
  const places = seatLabels(
    seats.map(({ seat }) => seat),
    currentLanguage(),
  );
  return (
    <>
      <div className="min-w-[min(14rem,100%)] flex-1">
        <p>{t.seatsOf(show.name, formatShortDateTime(show.dateTime), places)}</p>
        <p>
          {t.toPay(<strong>{formatEuro(totalprice)}</strong>)} {deadlineWords(reservation)}
        </p>
        <ReductionLines priced={reservation} />
        <LongerUntil reservation={reservation} />
      </div>
      {paymentMethod === "PAYCONIQ" ? (
        <PayNow reservationId={id} />
      ) : (
        <ButtonLink to={paths.payment(id)}>{t.toTransfer}</ButtonLink>
      )}
    </>
  );
}

function PayNow({ reservationId }: { reservationId: number }) {
  const { pay, busy, error } = usePayOnline(reservationId);
  return (
    <>
      <Button busy={busy} icon={<Smartphone />} onClick={pay}>
        {ownReservations().payNow}
      </Button>
      {error && (
        <ErrorNotice error={error} className="w-full">
          {" "}
          <Link to={paymentOutcomePath(reservationId)} className="text-link">
            {unpaidReservations().payOtherwise}
          </Link>
        </ErrorNotice>
      )}
    </>
  );
}
