import type { ReservationMail } from "@podium/shared/contracts/mails";
import { reservationDetailsQuery } from "#entities/reservations/own-reservations.ts";
import { backend } from "#live/live.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { formatBelgianDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { mailKindWords } from "./kind-words.ts";

const reservationMailsQuery = (id: number) =>
  reservationDetailsQuery(id, backend.rooms.payments, {
    key: ["mails-admin", "reservation", id],
    fetch: (signal) => api.listReservationMails({ params: { id }, signal }),
  });

const states = {
  SENT: { tone: "success", word: "Verstuurd" },
  WAITING: { tone: "info", word: "Vertrekt nog" },
  DROPPED: { tone: "neutral", word: "Niet meer nodig" },
  FAILED: { tone: "danger", word: "Niet verstuurd" },
  /** State of a mail when no mail server is configured. */
  STAYED: { tone: "warning", word: "Niet verstuurd: in een map op de server" },
} as const satisfies Record<ReservationMail["state"] | "STAYED", object>;

export function ReservationMails({ reservationId }: { reservationId: number }) {
  const query = useLiveQuery(reservationMailsQuery(reservationId));
  const { data } = query;
  return (
    <section aria-labelledby={`mails-${reservationId}`} className="mt-6">
      <h3 id={`mails-${reservationId}`} className="mb-2 text-lg">
        Mails
      </h3>
      {data === undefined ? <LoadState query={query} loading="Mails laden..." /> : <MailList mails={data} />}
    </section>
  );
}

function MailList({ mails }: { mails: readonly ReservationMail[] }) {
  if (mails.length === 0) return <p className="text-muted">Er werd nog niets gemaild over deze reservering.</p>;
  return (
    <ul className="divide-y divide-line">
      {mails.map(({ id, kind, state, at, stayHere = false }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="font-semibold">{mailKindWords(kind)}</span>
          <StateBadge state={state === "SENT" && stayHere ? "STAYED" : state} />
          <span className="text-sm text-muted">{formatBelgianDateTime(at)}</span>
        </li>
      ))}
    </ul>
  );
}

function StateBadge({ state }: { state: keyof typeof states }) {
  return <Badge tone={states[state].tone}>{states[state].word}</Badge>;
}
