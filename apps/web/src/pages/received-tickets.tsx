import type { ReceivedTickets } from "@podium/shared/contracts/received-tickets";
import { useQuery } from "@tanstack/react-query";
import { MailOpen, TicketX } from "virtual:icons";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { useWhere } from "#entities/site/where.ts";
import { Facts } from "#modules/buy/reservations/components/facts.tsx";
import { TicketActions } from "#modules/buy/tickets/ticket-actions.tsx";
import { TicketCard } from "#modules/buy/tickets/ticket-card.tsx";
import { ownReservations, shownTickets } from "#messages/nl/own-reservations.tsx";
import { receivedTickets } from "#messages/nl/ticket-handover.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { useStoredLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";

/** Changes by the payer show after this long at most. */
const REPAIR_MS = 60_000;

/** Tickets that somebody passed on to the reader of a mail, opened by its link, without an account. */
export function ReceivedTicketsPage() {
  const token = useStoredLinkToken();
  const t = receivedTickets();
  return (
    <TitledPage title={t.title} description={t.description}>
      {token === undefined ? (
        <EmptyState
          icon={<MailOpen />}
          title={t.openMail}
          action={<ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>}
        >
          {t.whereItIs}
        </EmptyState>
      ) : (
        <Received key={token} token={token} />
      )}
    </TitledPage>
  );
}

function Received({ token }: { token: string }) {
  // Polled without an event, because the reader need not be signed in.
  const query = useQuery({
    queryKey: ["received-tickets", token],
    queryFn: ({ signal }) => api.openReceivedTickets({ body: { token }, signal }),
    gcTime: 0,
    refetchInterval: REPAIR_MS,
  });
  const { data, error } = query;
  if (error instanceof ApiError && error.code === "LINK_EXPIRED") {
    const t = receivedTickets();
    return (
      <EmptyState
        icon={<TicketX />}
        title={t.linkFails}
        action={<ButtonLink to={paths.contact}>{ownReservations().contactUs}</ButtonLink>}
      >
        {t.useLastMail}
      </EmptyState>
    );
  }
  if (!data) return <LoadState query={query} loading={shownTickets().loading} words={({ message }) => ({ message })} />;
  return data.seats.length === 0 ? <NoLongerYours received={data} /> : <Tickets received={data} token={token} />;
}

function NoLongerYours({ received: { giver, show, gone } }: { received: ReceivedTickets }) {
  const t = receivedTickets();
  const when = formatDateTime(show.dateTime);
  if (show.cancelledAt !== undefined) {
    return (
      <EmptyState icon={<TicketX />} title={ownReservations().showIsOff}>
        {t.isCancelled(show.name, when)} {t.payerSettles(giver)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<TicketX />}
      title={t.noLongerYours(gone)}
      action={<ButtonLink to={paths.tickets}>{t.chooseYourself}</ButtonLink>}
    >
      {t.wasWithdrawn({ giver, show: show.name, when, count: gone })}
    </EmptyState>
  );
}

function Tickets({ received, token }: { received: ReceivedTickets; token: string }) {
  const { giver, holder, gone, show, seats } = received;
  const site = useSite();
  const where = useWhere(show);
  const t = receivedTickets();
  const own = ownReservations();
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
          <Notice tone="warning" title={ownReservations().showIsOff}>
            {t.payerSettles(giver)}
          </Notice>
        ) : (
          <p className="text-lg wrap-anywhere">{t.areForYou(giver, seats.length)}</p>
        )}
        {gone > 0 && (
          <Notice tone="warning" title={t.someGone(gone)}>
            {t.restIsValid(giver, gone)}
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
            { term: own.show, value: show.name, wide: true },
            { term: own.dateAndTime, value: formatDateTime(show.dateTime), wide: true },
            { term: own.where, value: where, wide: true },
            { term: t.inNameOf, value: holder, wide: true },
          ]}
        />
        {!isOff && <TicketActions reservation={shown} site={site} token={token} />}
        {!isOff && <p className="text-muted">{t.keepMail}</p>}
      </Card>
    </div>
  );
}
