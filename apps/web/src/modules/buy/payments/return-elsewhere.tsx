import { useState } from "react";
import { Hourglass } from "virtual:icons";
import type { LiveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { paymentOutcome } from "#messages/nl/payment.ts";
import { ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface ReturnElsewhereProps {
  forSeats?: boolean;
  /** The reservation that a mail's link opened in this browser, with its tickets. */
  opened?: string;
}

/** Banking apps open a browser of their own, without the session; a guest has no password to sign in with there. */
export function ReturnElsewhere({ forSeats = false, opened }: ReturnElsewhereProps) {
  const t = paymentOutcome();
  return (
    <EmptyState
      icon={<Hourglass />}
      title={t.isHandled}
      action={
        <ButtonLink to={opened === undefined ? paths.account : paths.ticketsDetail(opened)} variant="secondary">
          {opened === undefined ? t.toAccount : ownReservations().viewTickets}
        </ButtonLink>
      }
    >
      <p className="font-semibold text-ink">{t.doNotPayAgain}</p>
      <p className="mt-2">{forSeats ? t.seatsByMail : t.ticketsByMail}</p>
      <p className="mt-2">{forSeats ? t.ifNoSeats : t.ifNot}</p>
    </EmptyState>
  );
}

/** Codes for: another user, no name given yet, another reservation's mail, an expired session, an entrance device. */
const NOT_THE_OWNERS: ReadonlySet<ApiError["code"]> = new Set([
  "RESERVATION_NOT_FOUND",
  "DETAILS_NEEDED",
  "PROOF_NEEDED",
  "UNAUTHORIZED",
  "FORBIDDEN",
]);

/** A refusal disables the query: each request would render the page again. Another session uses another `key`. */
export function useOwned<Data, Snapshot, Event>(query: LiveQuery<Data, Snapshot, Event>) {
  const [isElsewhere, setElsewhere] = useState(false);
  const result = useLiveQuery(query, { enabled: !isElsewhere });
  if (!isElsewhere && result.error instanceof ApiError && NOT_THE_OWNERS.has(result.error.code)) setElsewhere(true);
  return { query: result, isElsewhere };
}
