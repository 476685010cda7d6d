import type { Language } from "@podium/shared/words/languages";
import { fullName } from "@podium/shared/words/typed-name";
import type { Wallet } from "@podium/shared/contracts/wallet";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { fullMoment } from "@podium/shared/words/date-formats";
import {
  addressTo,
  button,
  type MailContent,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import {
  atEntrance,
  makeTicketFiles,
  seeTickets,
  ticketAttachments,
  type TicketFiles,
  type TicketFilesDeps,
  walletBlocks,
} from "#modules/entrance/ticket-mails/tickets.mail-parts.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import {
  aboutReservations,
  addressToGuest,
  isExemptFromLimit,
  type PageLinks,
  ticketPriceRow,
  type VenueFacts,
  type VenueFactsFor,
  visitBlocks,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { ReceivedTicketsService } from "./received-tickets.service.ts";
import type { PassedTicketsService } from "./passed-tickets.service.ts";
import { passedTicketsWords } from "./ticket-handover.words.ts";

export const giverOf = ({ user }: Reservation): string => fullName(user);

export interface ReceivedPageDeps {
  receivedTickets: Pick<ReceivedTicketsService, "tokenFor">;
  publicUrl: string;
}

export const receivedPage = (
  { receivedTickets, publicUrl }: ReceivedPageDeps,
  { language, ...row }: { id: number; email: string; language: Language },
): string => tokenLink(siteFor(publicUrl, { language }), "/gekregen-tickets", receivedTickets.tokenFor(row));

interface Holder {
  name: string;
  email: string;
  language: Language;
}

const addressToHolder = ({ name, email, language }: Holder) => addressTo({ email, firstname: name }, language);

/** @param reservation with the seats of these tickets alone */
function ticketPassedOn(
  holder: Holder,
  reservation: Reservation,
  files: TicketFiles,
  { giver, pageUrl, wallets }: { giver: string; pageUrl: string; wallets: readonly Wallet[] },
  venue: VenueFacts,
): MailContent {
  const { id, show, seats } = reservation;
  const { language } = holder;
  const words = passedTicketsWords[language];
  const one = seats.length === 1;
  return {
    ...addressToHolder(holder),
    subject: words.subject(giver, show.name, one),
    title: words.title(one),
    blocks: [
      text(words.passed(giver, one)),
      ...visitBlocks(reservation, venue, [
        [mailWords[language].places(seats.length), typedPlaceLabels(seats, language)],
        ticketPriceRow(seats, language),
      ]),
      atEntrance(language),
      button(seeTickets(language, one), pageUrl),
      ...walletBlocks(wallets, one, language),
      text(words.mayMove(one)),
      note(words.mayTakeBack(giver, one)),
    ],
    attachments: ticketAttachments(id, files),
  };
}

function ticketWithdrawn(holder: Holder, reservation: Reservation): MailContent {
  const { show } = reservation;
  const { language } = holder;
  const words = passedTicketsWords[language];
  const giver = giverOf(reservation);
  const moment = fullMoment(show.startsAt, language);
  if (show.cancelledAt) {
    return {
      ...addressToHolder(holder),
      subject: words.off(show.name),
      title: words.offTitle,
      blocks: [text(words.offWhy(show.name, moment)), text(words.offGiver(giver))],
    };
  }
  return {
    ...addressToHolder(holder),
    subject: words.ended(show.name),
    title: words.endedTitle,
    blocks: [text(words.endedWhy(giver, show.name, moment)), text(words.contactGiver(giver))],
  };
}

/** Mail to the payer: the holder's account is closed. @param pageUrl null for a guest, who has no account */
function ticketCameBack(reservation: Reservation, pageUrl: string | null): MailContent {
  const { id, show, language } = reservation;
  const words = passedTicketsWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.cameBack(show.name, id),
    title: words.cameBackTitle,
    blocks: [
      text(words.cameBackWhy(show.name, fullMoment(show.startsAt, language))),
      text(words.passAgain),
      ...(pageUrl === null ? [text(words.replyForTicket)] : [button(mailWords[language].seeTickets, pageUrl)]),
    ],
  };
}

export function createPassedTicketsMails(
  deps: TicketFilesDeps &
    ReceivedPageDeps & {
      reservations: Pick<ReservationsService, "getMany">;
      passedTickets: Pick<PassedTicketsService, "readPassed" | "knowsOfCancellation">;
      wallet: Pick<WalletService, "offered">;
      pageFor: PageLinks;
      venueFor: VenueFactsFor;
    },
): MailTemplates<"TICKET_PASSED_ON" | "TICKET_WITHDRAWN" | "TICKET_CAME_BACK"> {
  const { passedTickets } = deps;

  return {
    async TICKET_PASSED_ON(passedId, also) {
      const passed = await passedTickets.readPassed([passedId, ...also]);
      if (!passed?.tickets?.qrContents) return null;
      const { tickets, reservation } = passed;
      const page = { giver: giverOf(reservation), pageUrl: receivedPage(deps, passed), wallets: deps.wallet.offered() };
      const files = await makeTicketFiles(deps, tickets);
      const content = ticketPassedOn(passed, tickets.reservation, files, page, deps.venueFor(passed));
      return { ...content, always: isExemptFromLimit(reservation) };
    },
    async TICKET_WITHDRAWN(passedId, also) {
      const passed = await passedTickets.readPassed([passedId, ...also]);
      if (!passed?.isOver) return null;
      // The show's cancellation was announced to the recipient already.
      if (passed.reservation.show.cancelledAt && (await passedTickets.knowsOfCancellation(passedId))) return null;
      return { ...ticketWithdrawn(passed, passed.reservation), always: true };
    },
    TICKET_CAME_BACK: aboutReservations(deps.reservations, "CONFIRMED", async (reservation) =>
      ticketCameBack(reservation, await deps.pageFor(reservation, "ticketsDetail")),
    ),
  };
}
