import { placeLabels } from "@podium/shared/halls/seat-names";
import { useQuery } from "@tanstack/react-query";
import { Ticket } from "virtual:icons";
import { useWhereAmong } from "#entities/site/where.ts";
import { currentLanguage } from "#messages/messages.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { receivedList } from "#messages/nl/ticket-handover.tsx";
import { api } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import type { LinkState } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";

const FAILED = ({ message }: Error) => ({
  message: receivedList().notLoaded,
  detail: message,
});

/** Tickets that others passed on to the account's address; renders nothing without any. */
export function ReceivedList() {
  // Not live: the events of other people's reservations do not reach this user.
  const query = useQuery({
    queryKey: ["received-tickets", "mine"],
    queryFn: ({ signal }) => api.listReceivedTickets({ signal }),
  });
  const { data } = query;
  const where = useWhereAmong((data ?? []).map(({ show }) => show));
  if (data === undefined) return <LoadState query={query} loading={<></>} words={FAILED} />;
  if (data.length === 0) return null;
  const t = receivedList();
  return (
    <section aria-labelledby="received">
      <h2 id="received" className="mb-4 text-2xl">
        {t.title}
      </h2>
      <ul className="grid gap-4">
        {data.map(({ token, giver, show, seats }) => (
          <li key={token}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <h3 className="text-xl wrap-anywhere">{show.name}</h3>
                <p>{[formatDateTime(show.dateTime), where(show)].filter(Boolean).join(", ")}</p>
                <p className="wrap-anywhere">{t.placesFrom(placeLabels(seats, currentLanguage()), giver)}</p>
                {show.cancelledAt !== undefined && (
                  <Notice tone="warning" className="mt-3" title={ownReservations().showIsOff} />
                )}
              </div>
              <ButtonLink
                to={paths.receivedTickets}
                state={{ linkToken: token } satisfies LinkState}
                variant="secondary"
                icon={<Ticket />}
              >
                {t.view(seats.length)}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
