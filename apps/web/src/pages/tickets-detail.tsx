import type { Tickets } from "@podium/shared/contracts/tickets";
import { useParams } from "react-router-dom";
import { ticketsQuery } from "#entities/reservations/reservation-details.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { useSite } from "#entities/site/site.ts";
import { UnpaidReservations } from "#features/payments/unpaid-reservations.tsx";
import { ReservationHeader } from "#features/reservations/components/reservation-header.tsx";
import { TicketActions } from "#features/tickets/ticket-actions.tsx";
import { TicketCard } from "#features/tickets/ticket-card.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { LoadState } from "#ui/load-state.tsx";
import { Page, PageHeader } from "#entities/site/page.tsx";

export function TicketsDetailPage() {
  usePageMeta("Mijn Tickets");
  const { id = "" } = useParams();
  const query = useLiveQuery(ticketsQuery(id));
  return (
    <Page>
      <div className="print:hidden">
        <PageHeader title="Mijn Tickets" back={paths.account} />
        <UnpaidReservations only={id} />
      </div>
      {query.data ? (
        <TicketList reservation={query.data} />
      ) : (
        <LoadState
          query={query}
          loading="Tickets laden..."
          words={({ message }) => ({ message: message || "Fout bij laden van tickets" })}
        />
      )}
    </Page>
  );
}

function TicketList({ reservation }: { reservation: Tickets }) {
  const site = useSite();
  return (
    <div className="grid gap-6">
      <ReservationHeader reservation={reservation}>
        <TicketActions reservation={reservation} site={site} />
      </ReservationHeader>
      <ul className="grid gap-5 lg:grid-cols-2 print:grid-cols-1">
        {reservation.seats.map((entry, index) => (
          <li key={entry.id} className="grid">
            <TicketCard reservation={reservation} index={index} />
          </li>
        ))}
      </ul>
    </div>
  );
}
