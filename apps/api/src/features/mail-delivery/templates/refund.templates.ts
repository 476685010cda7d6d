import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import type { PaidByFile } from "#features/payments/refund-files.service.ts";
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

/** What was paid now, and what was before, so that nobody waits for the same money twice. */
export function refundPaid(reservation: Reservation, { cents, earlierCents, end }: PaidByFile): MailContent {
  const where = end === null ? "uw rekening" : `uw rekening die eindigt op ${end}`;
  const earlier = `Eerder stortten wij al ${euros(earlierCents)} terug. Samen is dat ${euros(cents + earlierCents)}.`;
  return {
    ...addressTo(reservation.user),
    subject: `Uw geld is teruggestort (nr. ${reservation.id})`,
    title: "Uw geld is teruggestort",
    blocks: [
      text(`Wij stortten ${euros(cents)} terug op ${where}.`),
      ...(earlierCents > 0 ? [text(earlier)] : []),
      reservationFacts(reservation),
      note("Ziet u het geld na enkele dagen nog niet op uw rekening? Antwoord dan op deze mail."),
    ],
  };
}
