import type { Wallet } from "@podium/shared/contracts/wallet";
import { calendarName } from "@podium/shared/site/calendar";
import { ticketPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import type { Language } from "@podium/shared/words/languages";
import type { CalendarService } from "#modules/entrance/calendar/calendar.service.ts";
import type { Tickets, TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import { type MailBlock, text } from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import { ticketsWords } from "./tickets.words.ts";

const WALLETS: Readonly<Record<Wallet, string>> = { APPLE: "Apple Wallet", GOOGLE: "Google Wallet" };

export interface TicketFiles {
  pdf: Buffer;
  calendar: string;
}

export interface TicketFilesDeps {
  tickets: Pick<TicketsService, "printPdf">;
  calendar: Pick<CalendarService, "fileOf">;
}

export const makeTicketFiles = async (deps: TicketFilesDeps, tickets: Tickets): Promise<TicketFiles> => ({
  pdf: await deps.tickets.printPdf(tickets),
  calendar: deps.calendar.fileOf(tickets),
});

export const calendarAttachment = (reservationId: number, file: string) => ({
  filename: calendarName(reservationId),
  content: Buffer.from(file),
  contentType: "text/calendar; method=PUBLISH; charset=utf-8",
});

export const ticketAttachments = (reservationId: number, { pdf, calendar }: TicketFiles) => [
  { filename: ticketPdfName(reservationId), content: pdf, contentType: "application/pdf" },
  calendarAttachment(reservationId, calendar),
];

export const atEntrance = (language: Language): MailBlock => text(ticketsWords[language].atEntrance);

export const seeTickets = (language: Language, one: boolean): string =>
  one ? mailWords[language].seeTicket : mailWords[language].seeTickets;

/** How to add the tickets to a phone's wallet, on the page behind the button above */
export function walletBlocks(wallets: readonly Wallet[], one: boolean, language: Language): MailBlock[] {
  if (wallets.length === 0) return [];
  const names = wallets.map((wallet) => WALLETS[wallet]);
  return [text(ticketsWords[language].inPhone(names, one))];
}
