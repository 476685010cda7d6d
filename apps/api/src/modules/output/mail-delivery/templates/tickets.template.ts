import { calendarName } from "@podium/shared/site/calendar";
import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Language } from "@podium/shared/words/languages";
import { ticketPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import {
  button,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { fullMoment } from "@podium/shared/words/date-formats";
import type { Wallet } from "@podium/shared/contracts/wallet";
import { signsIn } from "#modules/output/mail-delivery/page-links.ts";
import { addressToGuest, type House, priceFacts, visitBlocks } from "./wording.ts";
import { ticketsWords } from "./words/tickets.words.ts";
import { wordingWords } from "./words/wording.words.ts";

export const ticketAttachment = (reservationId: number, pdf: Buffer) => ({
  filename: ticketPdfName(reservationId),
  content: pdf,
  contentType: "application/pdf",
});

/** @param file in iCalendar format */
export const calendarAttachment = (reservationId: number, file: string) => ({
  filename: calendarName(reservationId),
  content: Buffer.from(file),
  contentType: "text/calendar; method=PUBLISH; charset=utf-8",
});

/** Files with the tickets: a PDF to print, and an event for a calendar */
export interface TicketFiles {
  pdf: Buffer;
  calendar: string;
}

/** @param may what the ticket page allows; null for a guest, who has no account */
export function whenNotComing(
  { seats, language }: Reservation,
  may: { giveBack: GiveBack; canPassOn: boolean } | null,
): string {
  const words = ticketsWords[language];
  return may?.canPassOn ? words.handOver(seats.length === 1, may.giveBack !== "NO") : words.answerUs;
}

/** Label of the button to the tickets */
export const seeTickets = (language: Language, one: boolean): string =>
  one ? wordingWords[language].seeTicket : wordingWords[language].seeTickets;

/**
 * @param page.pageUrl null for a guest, who has no account
 * @param page.cannotCome advice to a reader who cannot come
 */
export function showReminder(
  reservation: Reservation,
  calendar: string,
  { pageUrl, cannotCome }: { pageUrl: string | null; cannotCome: string },
  house: House,
): MailContent {
  const { id, show, seats, language } = reservation;
  const words = ticketsWords[language];
  const one = seats.length === 1;
  return {
    ...addressToGuest(reservation),
    subject: words.reminder(show.name, fullMoment(show.startsAt, language), id),
    title: words.reminderTitle,
    blocks: [
      text(words.soon(one)),
      ...visitBlocks(reservation, house),
      text(words.atEntrance),
      ...(pageUrl === null ? [text(words.earlierMail)] : [button(seeTickets(language, one), pageUrl)]),
      note(words.cannotCome(cannotCome)),
    ],
    attachments: [calendarAttachment(id, calendar)],
  };
}

const WALLETS: Readonly<Record<Wallet, string>> = { APPLE: "Apple Wallet", GOOGLE: "Google Wallet" };

/** How to add the tickets to a phone's wallet, on the page behind the button above */
export function walletWords(wallets: readonly Wallet[], one: boolean, language: Language): MailBlock[] {
  if (wallets.length === 0) return [];
  const names = wallets.map((wallet) => WALLETS[wallet]);
  return [text(ticketsWords[language].inPhone(names, one))];
}

interface OnPage {
  /** Null for a guest, who has no account. */
  pageUrl: string | null;
  wallets: readonly Wallet[];
}

export function ticketsReady(
  reservation: Reservation,
  { pdf, calendar }: TicketFiles,
  { pageUrl, wallets }: OnPage,
  house: House,
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
      ...visitBlocks(reservation, house),
      ...priceFacts(reservation),
      text(words.otherFile),
      text(words.atEntrance),
      ...(pageUrl === null ? [] : [button(seeTickets(language, one), pageUrl)]),
      ...(pageUrl === null ? [] : walletWords(wallets, one, language)),
      note(words.once),
      ...(signsIn(pageUrl) ? [note(words.signsIn)] : []),
    ],
    attachments: [ticketAttachment(id, pdf), calendarAttachment(id, calendar)],
  };
}
