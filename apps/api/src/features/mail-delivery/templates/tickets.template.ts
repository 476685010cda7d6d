import { calendarName } from "@podium/shared/calendar";
import type { GiveBack } from "@podium/shared/contracts/shows";
import { ticketPdfName } from "@podium/shared/ticket-pdf-names";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { fullMoment } from "#platform/formats.ts";
import type { Wallet } from "@podium/shared/contracts/wallet";
import { signsIn } from "#features/mail-delivery/page-links.ts";
import { addressTo, type House, priceFacts, visitBlocks } from "./wording.ts";

export const ticketAttachment = (reservationId: number, pdf: Buffer) => ({
  filename: ticketPdfName(reservationId),
  content: pdf,
  contentType: "application/pdf",
});

/** @param file iCalendar */
export const calendarAttachment = (reservationId: number, file: string) => ({
  filename: calendarName(reservationId),
  content: Buffer.from(file),
  contentType: "text/calendar; method=PUBLISH; charset=utf-8",
});

/** What holds the tickets: as paper, and as an event for a calendar. */
export interface TicketFiles {
  pdf: Buffer;
  calendar: string;
}

/** @param may what the page behind the button allows; null for a guest, who has no account */
export function whenNotComing({ seats }: Reservation, may: { giveBack: GiveBack; canPassOn: boolean } | null): string {
  if (!may?.canPassOn) return "Antwoord dan op deze mail: misschien maken we er iemand anders blij mee.";
  const one = seats.length === 1;
  const giveBack = may.giveBack === "NO" ? "" : `, of geeft u ${one ? "het" : "ze"} terug`;
  return `Op de pagina achter de knop geeft u ${one ? "uw ticket" : "uw tickets"} door aan iemand anders${giveBack}. Liever ${one ? "een andere plaats" : "andere plaatsen"}? Die kiest u daar ook. Dat kan tot de deuren opengaan.`;
}

/**
 * Of the evening.
 * @param page.pageUrl null for a guest, who has no account
 * @param page.cannotCome what to do about it
 */
export function showReminder(
  reservation: Reservation,
  calendar: string,
  { pageUrl, cannotCome }: { pageUrl: string | null; cannotCome: string },
  house: House,
): MailContent {
  const { id, show, seats } = reservation;
  return {
    ...addressTo(reservation.user),
    subject: `Herinnering: ${show.name} op ${fullMoment(show.startsAt)} (nr. ${id})`,
    title: "Tot binnenkort!",
    blocks: [
      text(`Binnenkort is het zover. We houden ${seats.length === 1 ? "uw plaats" : "uw plaatsen"} voor u klaar:`),
      ...visitBlocks(reservation, house),
      text("Toon aan de ingang de QR-code van elk ticket, op papier of op het scherm van uw telefoon."),
      ...(pageUrl === null
        ? [text("Uw tickets zitten als pdf bij onze eerdere mail.")]
        : [button(seats.length === 1 ? "Bekijk uw ticket" : "Bekijk uw tickets", pageUrl)]),
      note(`Kunt u toch niet komen? ${cannotCome}`),
    ],
    attachments: [calendarAttachment(id, calendar)],
  };
}

const WALLETS: Readonly<Record<Wallet, string>> = { APPLE: "Apple Wallet", GOOGLE: "Google Wallet" };

/** How to get them into a phone, from the page behind the button above it. */
export const walletWords = (wallets: readonly Wallet[], one: boolean) =>
  wallets.length === 0
    ? []
    : [
        text(
          `Hebt u graag ${one ? "uw ticket" : "uw tickets"} in uw telefoon? Open die pagina op uw telefoon en kies ‘Toevoegen aan ${wallets.map((wallet) => WALLETS[wallet]).join("’ of ‘Toevoegen aan ")}’.`,
        ),
      ];

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
  const one = reservation.seats.length === 1;
  return {
    ...addressTo(reservation.user),
    subject: `Uw ${one ? "ticket" : "tickets"} voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: one ? "Uw ticket is klaar" : "Uw tickets zijn klaar",
    blocks: [
      text(`Uw reservering is bevestigd. ${one ? "Uw ticket zit" : "Uw tickets zitten"} als pdf bij deze mail.`),
      ...visitBlocks(reservation, house),
      ...priceFacts(reservation),
      text("Het andere bestand zet de voorstelling in uw agenda."),
      text("Toon aan de ingang de QR-code van elk ticket, op papier of op het scherm van uw telefoon."),
      ...(pageUrl === null ? [] : [button(one ? "Bekijk uw ticket" : "Bekijk uw tickets", pageUrl)]),
      ...(pageUrl === null ? [] : walletWords(wallets, one)),
      note("Iedere QR-code geldt één keer. Deel uw tickets dus alleen met wie met u meekomt."),
      ...(signsIn(pageUrl)
        ? [note("De knop in deze mail logt u in, zonder wachtwoord. Geef dus de pdf door, en niet deze mail.")]
        : []),
    ],
    attachments: [ticketAttachment(reservation.id, pdf), calendarAttachment(reservation.id, calendar)],
  };
}
