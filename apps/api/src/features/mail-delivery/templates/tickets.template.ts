import { ticketPdfName } from "@podium/shared/ticket-pdf";
import type { MailContent } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { greet, reservationFacts } from "./wording.ts";

/** @param pageUrl null for a guest, who has no account */
export function ticketsReady(reservation: Reservation, pdf: Buffer, pageUrl: string | null): MailContent {
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
