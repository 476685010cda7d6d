import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
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
