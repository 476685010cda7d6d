import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { euros } from "#platform/formats.ts";
import { addressTo, reservationFacts } from "./wording.ts";

/** @param end the last characters of the account: a mail may be read by somebody else */
export function refundAccountChanged(reservation: Reservation, end: string, contactUrl: string): MailContent {
  return {
    ...addressTo(reservation.user),
    subject: `Uw rekeningnummer voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: "Op deze rekening komt uw geld terug",
    blocks: [
      text(
        `Voor uw reservering is een rekeningnummer genoteerd dat eindigt op ${end}. Daarop storten wij uw geld terug.`,
      ),
      reservationFacts(reservation),
      text("Hebt u dit rekeningnummer niet zelf opgegeven, of klopt het niet? Neem dan meteen contact op."),
      button("Neem contact op", contactUrl),
      note("Om veiligheidsredenen staat het volledige nummer niet in deze mail. U hoeft niets te doen als het klopt."),
    ],
  };
}

/** @param paid.end null once the account is forgotten */
export function refundPaid(reservation: Reservation, paid: { cents: number; end: string | null }): MailContent {
  const where = paid.end === null ? "uw rekening" : `uw rekening die eindigt op ${paid.end}`;
  return {
    ...addressTo(reservation.user),
    subject: `Uw geld is teruggestort (nr. ${reservation.id})`,
    title: "Uw geld is teruggestort",
    blocks: [
      text(`Wij stortten ${euros(paid.cents)} terug op ${where}.`),
      reservationFacts(reservation),
      note("Ziet u het geld na enkele dagen nog niet op uw rekening? Antwoord dan op deze mail."),
    ],
  };
}
