import type { Tickets } from "@podium/shared/contracts/tickets";
import { isActive, isUnpaid } from "@podium/shared/tickets/reservation-status";
import { Armchair } from "virtual:icons";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { ProofBesides } from "#entities/account/proof-besides.tsx";
import { ticketsQuery } from "#entities/reservations/own-reservations.ts";
import { storedTickets, storeTickets } from "#entities/reservations/stored-tickets.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { useSite } from "#entities/site/site.ts";
import { UnpaidReservations } from "#modules/buy/payments/unpaid-reservations.tsx";
import { TicketHandover } from "#modules/buy/ticket-handover/ticket-handover.tsx";
import { ReservationHeader } from "#modules/buy/reservations/components/reservation-header.tsx";
import { ReservationActions } from "#modules/buy/own-reservations/reservation-actions.tsx";
import { TicketActions } from "#modules/buy/tickets/ticket-actions.tsx";
import { ProductCard } from "#modules/buy/tickets/product-card.tsx";
import { TicketCard } from "#modules/buy/tickets/ticket-card.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ownReservations, shownTickets, ticketsDetail } from "#messages/nl/own-reservations.tsx";
import { proof } from "#messages/nl/sign-in.ts";
import { isRefusal } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { openOffline } from "#platform/open-offline.ts";
import { paths, paymentOutcomePath } from "#platform/paths.ts";
import { byLinkAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Page, PageHeader } from "#entities/site/page.tsx";

export function TicketsDetailPage() {
  const t = ticketsDetail();
  usePageMeta(t.title);
  const { id = "" } = useParams();
  const byLink = useAtomValue(byLinkAtom);
  const query = useLiveQuery(ticketsQuery(id));
  const { data } = query;
  useEffect(() => openOffline("/tickets-worker.js", paths.ticketsDetail("")), []);
  useEffect(() => data && storeTickets(data), [data]);
  const stored = useStoredTickets(id, query);
  return (
    <Page>
      <div className="print:hidden">
        <PageHeader title={t.title} back={paths.account} />
        {byLink === null && <UnpaidReservations only={id} Actions={ReservationActions} />}
      </div>
      {data ? (
        <TicketList reservation={data} />
      ) : stored ? (
        <>
          <Notice announce className="mb-6 print:hidden">
            {t.offline(formatDateTime(stored.savedAt))}
          </Notice>
          <TicketList reservation={stored.tickets} />
        </>
      ) : (
        <LoadState
          query={query}
          loading={shownTickets().loading}
          words={({ message }) => ({ message: message || t.loadFailed })}
        />
      )}
    </Page>
  );
}

/** A reloaded page shows the tickets stored on this device after this long. */
const TIMEOUT_MS = 4000;

interface Loading {
  error: Error | null;
  fetchStatus: "fetching" | "paused" | "idle";
  isPending: boolean;
}

/** Tickets stored on this device, once it is clear that the server does not respond. */
function useStoredTickets(id: string, query: Loading) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const isAway = query.isPending ? waited || query.fetchStatus === "paused" : !isRefusal(query.error);
  return isAway ? storedTickets(id) : null;
}

function TicketList({ reservation }: { reservation: Tickets }) {
  const site = useSite();
  const byLink = useAtomValue(byLinkAtom);
  // Tickets of a cancelled show admit nobody, so there is nothing to print or store.
  const isPlayed = reservation.show.cancelledAt === undefined;
  const hasCodes = isPlayed && reservation.status === "CONFIRMED";
  return (
    <div className="grid gap-6">
      <ReservationHeader reservation={reservation}>
        {isPlayed && reservation.seats.length > 0 && <TicketActions reservation={reservation} site={site} />}
        {isPlayed && byLink === null && reservation.confirmed && reservation.seats.length > 0 && (
          <p className="print:hidden">
            <ButtonLink to={paths.otherSeats(reservation.id)} variant="secondary" icon={<Armchair />}>
              {ownReservations().otherSeats}
            </ButtonLink>
          </p>
        )}
      </ReservationHeader>
      {/* On a phone at the entrance the code comes first. The list has nothing to focus, so Tab keeps its order. */}
      <ul
        className={classNames(
          "grid gap-5 lg:grid-cols-2 print:grid-cols-1",
          hasCodes && "max-sm:-order-1 print:order-0",
        )}
      >
        {reservation.seats.map((entry, index) => (
          <li key={entry.id} className="grid">
            <TicketCard reservation={reservation} index={index} />
          </li>
        ))}
        {reservation.products?.map((product, index) => (
          <li key={product.id} className="grid">
            <ProductCard reservation={reservation} product={product} index={index} />
          </li>
        ))}
      </ul>
      {byLink !== null ? (
        <ByLink reservation={reservation} />
      ) : (
        reservation.status === "CONFIRMED" && <TicketHandover reservation={reservation} />
      )}
    </div>
  );
}

/** The reservation can be paid; everything else needs a proof of identity. */
function ByLink({ reservation }: { reservation: Tickets }) {
  const { id, status, paymentMethod } = reservation;
  return (
    <section className="flex flex-col gap-3 print:hidden">
      {isUnpaid(reservation) && (
        <ButtonLink
          to={paymentMethod === "PAYCONIQ" ? paymentOutcomePath(id) : paths.payment(id)}
          className="self-start"
        >
          {ownReservations().completePayment}
        </ButtonLink>
      )}
      {isActive(reservation) && (
        <>
          <p>{status === "CONFIRMED" ? proof().toChange : proof().toChangeUnpaid}</p>
          <ProofBesides />
        </>
      )}
    </section>
  );
}
