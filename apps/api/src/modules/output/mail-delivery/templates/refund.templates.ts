import { button, type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import type { PaidByFile } from "#modules/money/payments/refund-files.service.ts";
import { euros } from "#platform/http/formats.ts";
import { addressToGuest, reservationFacts } from "./wording.ts";
import { refundWords } from "./words/refund.words.ts";

/** @param end the last characters of the account: a mail may be read by somebody else */
export function refundAccountChanged(reservation: Reservation, end: string, contactUrl: string): MailContent {
  const words = refundWords[reservation.language];
  return {
    ...addressToGuest(reservation),
    subject: words.account(reservation.show.name, reservation.id),
    title: words.accountTitle,
    blocks: [
      text(words.noted(end)),
      reservationFacts(reservation),
      text(words.notYours),
      button(words.contact, contactUrl),
      note(words.notWhole),
    ],
  };
}

/** Names the amount paid now and the amount paid before, so that nobody waits for the same money twice. */
export function refundPaid(reservation: Reservation, { cents, earlierCents, end }: PaidByFile): MailContent {
  const { id, language } = reservation;
  const words = refundWords[language];
  const where = end === null ? words.yourAccount : words.accountEndingOn(end);
  const earlier = words.earlier(euros(earlierCents, language), euros(cents + earlierCents, language));
  return {
    ...addressToGuest(reservation),
    subject: words.paid(id),
    title: words.paidTitle,
    blocks: [
      text(words.paidBack(euros(cents, language), where)),
      ...(earlierCents > 0 ? [text(earlier)] : []),
      reservationFacts(reservation),
      note(words.notSeen),
    ],
  };
}
