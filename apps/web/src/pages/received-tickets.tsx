import type { ReceivedTickets } from "@podium/shared/contracts/received-tickets";
import { useQuery } from "@tanstack/react-query";
import { MailOpen, TicketX } from "lucide-react";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { useWhere } from "#entities/site/where.ts";
import { Facts } from "#features/reservations/components/facts.tsx";
import { TicketActions } from "#features/tickets/ticket-actions.tsx";
import { TicketCard } from "#features/tickets/ticket-card.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { useKeptLinkToken } from "#platform/kept-link-token.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";

/** What its payer does meanwhile is seen at the latest after this long. */
const REPAIR_MS = 60_000;

/** Tickets that somebody passed on to the reader of a mail: by its link, without an account. */
export function ReceivedTicketsPage() {
  const token = useKeptLinkToken();
  return (
    <TitledPage title="Tickets voor u" description="De tickets die iemand u doorgaf.">
      {token === undefined ? (
        <EmptyState
          icon={<MailOpen />}
          title="Druk op de knop in uw mail"
          action={<ButtonLink to={paths.account}>Naar uw account</ButtonLink>}
        >
          Gaf iemand u een ticket door? Dan kreeg u een mail van ons. De knop in die mail toont uw ticket. Hebt u een
          account met dat e-mailadres, dan vindt u het ticket ook daar.
        </EmptyState>
      ) : (
        <Received key={token} token={token} />
      )}
    </TitledPage>
  );
}

function Received({ token }: { token: string }) {
  // No event tells of it: who reads it need not be signed in.
  const query = useQuery({
    queryKey: ["received-tickets", token],
    queryFn: ({ signal }) => api.openReceivedTickets({ body: { token }, signal }),
    gcTime: 0,
    refetchInterval: REPAIR_MS,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.statusCode < 500),
  });
  const { data, error } = query;
  if (error instanceof ApiError && error.code === "LINK_EXPIRED") {
    return (
      <EmptyState
        icon={<TicketX />}
        title="Deze link werkt niet"
        action={<ButtonLink to={paths.contact}>Neem contact met ons op</ButtonLink>}
      >
        De link is niet volledig, of de voorstelling is al lang voorbij. Druk op de knop in de laatste mail die u van
        ons kreeg.
      </EmptyState>
    );
  }
  if (!data) return <LoadState query={query} loading="Tickets laden..." words={({ message }) => ({ message })} />;
  return data.seats.length === 0 ? <NoLongerYours received={data} /> : <Tickets received={data} token={token} />;
}

/** Also true of what cost nothing. */
const PAYER_SETTLES = (giver: string): string =>
  `U hoeft niets te doen: werd er geld voor betaald, dan regelen wij dat met ${giver}.`;

function NoLongerYours({ received: { giver, show, gone } }: { received: ReceivedTickets }) {
  const one = gone === 1;
  const when = formatDateTime(show.dateTime);
  if (show.cancelledAt !== undefined) {
    return (
      <EmptyState icon={<TicketX />} title="Deze voorstelling gaat niet door">
        {show.name} van {when} is afgelast. {PAYER_SETTLES(giver)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<TicketX />}
      title={one ? "Dit ticket is niet meer van u" : "Deze tickets zijn niet meer van u"}
      action={<ButtonLink to={paths.tickets}>Kies zelf uw stoelen</ButtonLink>}
    >
      {giver} gaf u {one ? "een ticket" : "tickets"} door voor {show.name} van {when}, maar{" "}
      {one ? "nam het weer terug of gaf het op" : "nam ze weer terug of gaf ze op"}. Uw QR-code geldt niet meer aan de
      ingang. Vragen? Neem contact op met {giver}.
    </EmptyState>
  );
}

function Tickets({ received, token }: { received: ReceivedTickets; token: string }) {
  const { giver, holder, gone, show, seats } = received;
  const site = useSite();
  const where = useWhere(show);
  const one = seats.length === 1;
  const isOff = show.cancelledAt !== undefined;
  const shown = {
    ...received,
    status: "CONFIRMED",
    confirmed: !isOff,
    user: { firstname: holder, lastname: "" },
  } as const;
  return (
    <div className="grid gap-6">
      <Card className="flex flex-col gap-5 print:hidden">
        {isOff ? (
          <Notice tone="warning" title="Deze voorstelling gaat niet door">
            {PAYER_SETTLES(giver)}
          </Notice>
        ) : (
          <p className="text-lg wrap-anywhere">
            {giver} gaf u {one ? "dit ticket" : "deze tickets"} door. Toon aan de ingang{" "}
            {one ? "de QR-code" : "de QR-code van elk ticket"}, op papier of op het scherm van uw telefoon.
          </p>
        )}
        {gone > 0 && (
          <Notice
            tone="warning"
            title={gone === 1 ? "Eén ticket is niet meer van u" : `${gone} tickets zijn niet meer van u`}
          >
            {giver} nam {gone === 1 ? "het" : "ze"} terug of gaf {gone === 1 ? "het" : "ze"} op. Wat hieronder staat,
            geldt wel.
          </Notice>
        )}
      </Card>
      <ul className="grid gap-5 lg:grid-cols-2 print:grid-cols-1">
        {seats.map((entry, index) => (
          <li key={entry.id} className="grid">
            <TicketCard reservation={shown} index={index} />
          </li>
        ))}
      </ul>
      <Card className="flex flex-col gap-5 print:hidden">
        <Facts
          className="lg:grid-cols-3"
          facts={[
            { term: "Voorstelling", value: show.name, wide: true },
            { term: "Datum en uur", value: formatDateTime(show.dateTime), wide: true },
            { term: "Waar", value: where, wide: true },
            { term: "Op naam van", value: holder, wide: true },
          ]}
        />
        {!isOff && <TicketActions reservation={shown} site={site} token={token} />}
        {!isOff && (
          <p className="text-muted">
            Bewaar de mail: met de knop in die mail komt u altijd terug op deze pagina. Krijgt u een andere plaats, dan
            staat die hier, en krijgt u een nieuwe mail.
          </p>
        )}
      </Card>
    </div>
  );
}
