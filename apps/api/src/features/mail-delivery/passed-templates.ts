import type { MailContent } from "#features/mail-delivery/layout/mail-content.ts";
import type { PassedTicketsService } from "#features/handed-tickets/passed-tickets.service.ts";
import type { ReceivedTicketsService } from "#features/handed-tickets/received-tickets.service.ts";
import type { Tickets } from "#features/tickets/tickets.service.ts";
import type { WalletService } from "#features/wallet/wallet.service.ts";
import { tokenLink } from "#platform/token-link.ts";
import { isOwed } from "./is-owed.ts";
import { giverOf, ticketPassedOn, ticketWithdrawn } from "./templates/passed-tickets.templates.ts";
import type { TicketFiles } from "./templates/tickets.template.ts";
import type { House } from "./templates/wording.ts";

const RECEIVED_PAGE = "/gekregen-tickets";

/** What who got tickets from their payer is mailed. @param deps.publicUrl without a trailing slash */
export function createPassedTemplates(deps: {
  passedTickets: Pick<PassedTicketsService, "readPassed">;
  receivedTickets: Pick<ReceivedTicketsService, "tokenFor">;
  wallet: Pick<WalletService, "offered">;
  filesOf: (tickets: Tickets) => Promise<TicketFiles>;
  publicUrl: string;
  house: House;
}) {
  const pageOf = (row: { id: number; email: string }): string =>
    tokenLink(deps.publicUrl, RECEIVED_PAGE, deps.receivedTickets.tokenFor(row));

  return {
    async TICKET_PASSED_ON(passedId: number, also: readonly number[]): Promise<MailContent | null> {
      const passed = await deps.passedTickets.readPassed([passedId, ...also]);
      if (!passed?.tickets?.qrContents) return null;
      const { tickets, reservation } = passed;
      const page = { giver: giverOf(reservation), pageUrl: pageOf(passed), wallets: deps.wallet.offered() };
      const content = ticketPassedOn(passed, tickets.reservation, await deps.filesOf(tickets), page, deps.house);
      return { ...content, always: isOwed(reservation) };
    },

    async TICKET_WITHDRAWN(passedId: number, also: readonly number[]): Promise<MailContent | null> {
      const passed = await deps.passedTickets.readPassed([passedId, ...also]);
      // That the show is off they were told with everybody.
      if (!passed?.isOver || passed.reservation.show.cancelledAt) return null;
      return { ...ticketWithdrawn(passed, passed.reservation), always: true };
    },
  };
}
