import { ticketPdfName } from "@podium/shared/ticket-pdf";
import { durationInWords } from "#platform/duration-words.ts";
import type { Letter } from "#platform/letter/letter.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { RESET_LINK_SECONDS } from "#features/users/password-reset.service.ts";
import { dutchMoment, greet, reservationFacts } from "./wording.ts";

/**
 * The payment came: here are the tickets.
 * @param pageUrl where their owner sees them; null for a guest, who has no account to look with
 */
export function ticketsLetter(reservation: Reservation, pdf: Buffer, pageUrl: string | null): Letter {
  const one = reservation.seats.length === 1;
  return {
    to: reservation.user.email,
    subject: `Uw ${one ? "ticket" : "tickets"} voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: one ? "Uw ticket is klaar" : "Uw tickets zijn klaar",
    greeting: greet(reservation.user.firstname),
    blocks: [
      {
        kind: "text",
        text: `Uw reservering is bevestigd. ${one ? "Uw ticket zit" : "Uw tickets zitten"} als pdf bij deze mail.`,
      },
      { kind: "facts", rows: reservationFacts(reservation) },
      {
        kind: "text",
        text: "Toon aan de ingang de QR-code van elk ticket, op papier of op het scherm van uw telefoon.",
      },
      ...(pageUrl === null
        ? []
        : [{ kind: "button", label: one ? "Bekijk uw ticket" : "Bekijk uw tickets", url: pageUrl } as const]),
      { kind: "note", text: "Iedere QR-code geldt één keer. Deel uw tickets dus alleen met wie met u meekomt." },
    ],
    attachments: [{ filename: ticketPdfName(reservation.id), content: pdf, contentType: "application/pdf" }],
  };
}

/** Somebody wrote to the society; answering the mail answers that person. */
export function contactLetter(
  message: { name: string; email: string; message: string; at: Date },
  society: { name: string; email: string },
): Letter {
  return {
    to: society.email,
    replyTo: message.email,
    subject: `Bericht van ${message.name} via de website`,
    title: "Een bericht via de website",
    greeting: `Dag ${society.name},`,
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Van", message.name],
          ["E-mailadres", message.email],
          ["Verstuurd", dutchMoment(message.at)],
        ],
      },
      { kind: "quote", text: message.message },
      { kind: "note", text: "Antwoord op deze mail om de afzender te antwoorden." },
    ],
  };
}

/** A link to choose a new password. */
export function passwordResetLetter(person: { email: string; firstname: string }, resetUrl: string): Letter {
  return {
    to: person.email,
    subject: "Kies een nieuw wachtwoord",
    title: "Kies een nieuw wachtwoord",
    greeting: greet(person.firstname),
    blocks: [
      {
        kind: "text",
        text: `U vroeg een nieuw wachtwoord aan. Klik op de knop en kies er een. De link werkt één keer en blijft ${durationInWords(RESET_LINK_SECONDS)} geldig.`,
      },
      { kind: "button", label: "Kies een nieuw wachtwoord", url: resetUrl },
      { kind: "note", text: "Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is." },
    ],
  };
}
