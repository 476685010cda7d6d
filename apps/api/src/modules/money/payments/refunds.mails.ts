import {
  button,
  type MailContent,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { addressToGuest, reservationFacts } from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { euros } from "#platform/process/formats.ts";
import type { RefundAccountsService } from "./refund-accounts.service.ts";
import type { PaidByFile, RefundFilesService } from "./refund-files.service.ts";
import { refundWords } from "./refunds.words.ts";

/** @param end the last characters of the account: a mail may be read by somebody else */
function refundAccountChanged(reservation: Reservation, end: string, contactUrl: string): MailContent {
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
function refundPaid(reservation: Reservation, { cents, earlierCents, end }: PaidByFile): MailContent {
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

export function createRefundsMails(deps: {
  reservations: Pick<ReservationsService, "getMany">;
  refundAccounts: Pick<RefundAccountsService, "endOf">;
  refundFiles: Pick<RefundFilesService, "paidOf">;
  publicUrl: string;
}): MailTemplates<"REFUND_ACCOUNT_CHANGED" | "REFUND_PAID"> {
  const reservationOf = async (id: number): Promise<Reservation | undefined> =>
    (await deps.reservations.getMany([id])).get(id);

  return {
    async REFUND_ACCOUNT_CHANGED(reservationId) {
      const end = await deps.refundAccounts.endOf(reservationId);
      const reservation = await reservationOf(reservationId);
      if (end === null || !reservation) return null;
      const contactUrl = `${siteFor(deps.publicUrl, reservation)}/contact`;
      return { ...refundAccountChanged(reservation, end, contactUrl), always: true };
    },
    async REFUND_PAID(reservationId) {
      const paid = await deps.refundFiles.paidOf(reservationId);
      const reservation = await reservationOf(reservationId);
      return paid && reservation ? { ...refundPaid(reservation, paid), always: true } : null;
    },
  };
}
