import type { Wallet } from "@podium/shared/contracts/wallet";
import type { TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import { button, type MailContent, type MailTemplates, note, text } from "#modules/records/mails/mails.mail-parts.ts";
import { type PageLinks, signsIn } from "#modules/sale/reservations/page-links.mail-parts.ts";
import { addressToGuest, isExemptFromLimit, priceFacts } from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { type VenueFacts, type VenueFactsFor, visitBlocks } from "#modules/sale/reservations/visits.mail-parts.ts";
import {
  atEntrance,
  makeTicketFiles,
  seeTickets,
  ticketAttachments,
  type TicketFiles,
  type TicketFilesDeps,
  walletBlocks,
} from "./tickets.mail-parts.ts";
import { ticketsWords } from "./tickets.words.ts";

interface OnPage {
  /** Null for a guest, who has no account. */
  pageUrl: string | null;
  wallets: readonly Wallet[];
}

function ticketsReady(
  reservation: Reservation,
  files: TicketFiles,
  { pageUrl, wallets }: OnPage,
  venue: VenueFacts,
): MailContent {
  const { id, show, language } = reservation;
  const words = ticketsWords[language];
  const one = reservation.seats.length === 1;
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id, one),
    title: words.title(one),
    blocks: [
      text(words.confirmed(one)),
      ...visitBlocks(reservation, venue),
      ...priceFacts(reservation),
      text(words.otherFile),
      atEntrance(language),
      ...(pageUrl === null ? [] : [button(seeTickets(language, one), pageUrl)]),
      ...(pageUrl === null ? [] : walletBlocks(wallets, one, language)),
      note(words.once),
      ...(signsIn(pageUrl) ? [note(words.signsIn)] : []),
    ],
    attachments: ticketAttachments(id, files),
  };
}

/** The mail with the tickets of a reservation. */
export function createTicketsMails(
  deps: TicketFilesDeps & {
    tickets: Pick<TicketsService, "get">;
    wallet: Pick<WalletService, "offered">;
    pageFor: PageLinks;
    venueFor: VenueFactsFor;
  },
): MailTemplates<"TICKETS"> {
  return {
    async TICKETS(reservationId) {
      const tickets = await deps.tickets.get(reservationId);
      const { reservation } = tickets;
      if (!tickets.qrContents?.some(Boolean)) return null;
      const page = { pageUrl: await deps.pageFor(reservation, "ticketsDetail"), wallets: deps.wallet.offered() };
      const files = await makeTicketFiles(deps, tickets);
      const content = ticketsReady(reservation, files, page, deps.venueFor(reservation));
      return { ...content, always: isExemptFromLimit(reservation) };
    },
  };
}
