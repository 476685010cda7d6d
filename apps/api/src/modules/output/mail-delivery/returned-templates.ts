import type { MailContent } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { Returned, ReturnedTicketsService } from "#modules/changes/handed-tickets/returned-tickets.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { returnSold, ticketsReturned } from "./templates/returned-tickets.templates.ts";

type Compose = (reservation: Reservation) => Promise<MailContent>;
type Template = (reservationId: number, also: readonly number[]) => Promise<MailContent | null>;

/** Mails to visitors who gave tickets back. @param deps.ofConfirmed composes a mail about a confirmed reservation */
export function createReturnedTemplates(deps: {
  returnedTickets: Pick<ReturnedTicketsService, "returnedOf">;
  refunds: Pick<RefundsService, "listGivenUp">;
  ofConfirmed: (compose: Compose) => Template;
  /** Returns null for a guest, who has no account. */
  pageFor: (reservation: Reservation, page: "ticketsDetail") => Promise<string | null>;
}) {
  /** Composes a mail that applies as long as some tickets are in this state. */
  const returned =
    (
      state: Returned["state"],
      compose: (reservation: Reservation, tickets: readonly Returned[], pageUrl: string | null) => Promise<MailContent>,
    ): Template =>
    async (reservationId) => {
      const tickets = await deps.returnedTickets.returnedOf(reservationId);
      const inState = tickets.filter((ticket) => ticket.state === state);
      if (inState.length === 0) return null;
      const tell = async (reservation: Reservation) =>
        compose(reservation, inState, await deps.pageFor(reservation, "ticketsDetail"));
      return deps.ofConfirmed(tell)(reservationId, []);
    };

  return {
    TICKETS_RETURNED: returned("OPEN", async (...told) => ticketsReturned(...told)),
    RETURN_SOLD: returned("SOLD", async (reservation, sold, pageUrl) =>
      returnSold(reservation, sold, await deps.refunds.listGivenUp(reservation), pageUrl),
    ),
  };
}
