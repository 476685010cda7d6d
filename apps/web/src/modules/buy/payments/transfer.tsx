import type { TransferDetails } from "@podium/shared/contracts/payments";
import { TRANSFER_WORKING_DAYS } from "@podium/shared/contracts/limits";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { priceLines } from "@podium/shared/money/price-lines";
import { typeCounts } from "@podium/shared/halls/typed-places";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { CircleCheck, Smartphone } from "virtual:icons";
import { deadlineWords, LongerUntil } from "#entities/reservations/deadline.tsx";
import { useSite } from "#entities/site/site.ts";
import { useWhere } from "#entities/site/where.ts";
import { currentLanguage } from "#messages/messages.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { payment, paymentMethod } from "#messages/nl/payment.ts";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { paths, successOf } from "#platform/paths.ts";
import { byLinkAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { BankDetails } from "./bank-details.tsx";
import { endedWords } from "./outcome-words.ts";
import { usePayOnline } from "./own-payment.ts";

/** Specification, screen Payment. */
export function Transfer({ details }: { details: TransferDetails }) {
  const { reservation, amount, payWithinDays, inTime } = details;
  const { status } = reservation;
  const t = payment();
  const own = ownReservations();
  // The page of the latest reservation belongs to the whole account, which a mail's link does not open.
  const byLink = useAtomValue(byLinkAtom);
  return (
    <div className="grid gap-5">
      {status === "PENDING" && (
        <Notice tone={inTime ? "success" : "warning"} title={deadlineWords(reservation)}>
          {!inTime && <p>{t.tooLate}</p>}
          <LongerUntil reservation={reservation} />
        </Notice>
      )}
      <Summary details={details} />
      {status === "CONFIRMED" && (
        <Notice tone="success" title={amount > 0 ? t.received : t.nothingToPay} announce>
          {t.isConfirmed}
        </Notice>
      )}
      {!isActive(reservation) && (
        <Notice tone="danger" title={`${endedWords(status)}.`} announce>
          {t.doNotPay}
        </Notice>
      )}
      {status === "PENDING" && (
        <>
          <BankDetails details={details} />
          <Notice tone="warning">{t.takes(TRANSFER_WORKING_DAYS)}</Notice>
          <Notice tone="info">{t.payWithin(payWithinDays)}</Notice>
        </>
      )}
      {status === "PENDING" ? (
        <>
          <ButtonLink
            to={byLink ? paths.ticketsDetail(reservation.id) : paths.reservationSuccess}
            state={successOf(reservation.id)}
            size="lg"
            icon={<CircleCheck />}
          >
            {t.transferred}
          </ButtonLink>
          <PayOnlineInstead reservation={reservation} />
        </>
      ) : (
        <ButtonLink to={paths.ticketsDetail(reservation.id)} size="lg">
          {own.viewTickets}
        </ButtonLink>
      )}
    </div>
  );
}

function Summary({ details: { reservation, amount } }: { details: TransferDetails }) {
  const { id, show, guestCount, seats } = reservation;
  const t = payment();
  const own = ownReservations();
  const types = typeCounts(seats);
  const rows: [term: string, value: string][] = [
    [own.show, show.name],
    [t.date, formatDateTime(show.dateTime)],
    [own.where, useWhere(show)],
    [t.seatCount, String(guestCount)],
    ...(types === null ? [] : [[t.tickets, types] satisfies [string, string]]),
    ...priceLines(reservation, currentLanguage()).map((line): [string, string] => [line.term, formatEuro(line.amount)]),
    [t.totalAmount, formatEuro(amount)],
    [t.number, `#${id}`],
  ];
  return (
    <Card>
      <h2 className="text-xl">{t.overview}</h2>
      <dl className="mt-3 divide-y divide-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Renders nothing if the server has no online payments, or if the amount is below their minimum. */
export function PayOnlineInstead({ reservation: { id, totalprice } }: { reservation: Reservation }) {
  const site = useSite();
  const { pay, busy, error } = usePayOnline(id);
  if (!site?.paymentMethods.includes("PAYCONIQ") || totalprice < site.minimumOnline) return null;
  const { payOnline } = ownReservations();

  return (
    <>
      <ErrorNotice error={error} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-muted">{payment().ticketsNow(paymentMethod().PAYCONIQ)}</span>
        <Button variant="secondary" busy={busy} icon={<Smartphone />} onClick={pay}>
          {payOnline}
        </Button>
      </p>
    </>
  );
}
