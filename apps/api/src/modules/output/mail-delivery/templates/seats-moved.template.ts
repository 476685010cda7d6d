import { placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import type { Language } from "@podium/shared/words/languages";
import { calendarAttachment, ticketAttachment, type TicketFiles } from "./tickets.template.ts";
import {
  button,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { FormerSeat, Reservation } from "#modules/sale/reservations/reservations.service.ts";
import type { MovedMoney } from "#modules/money/payments/refunds.service.ts";
import { euros } from "#platform/http/formats.ts";
import { addressToGuest, type FactRow, type House, priceFacts, visitBlocks } from "./wording.ts";
import { movedWords } from "./words/moved.words.ts";
import { wordingWords } from "./words/wording.words.ts";

/** Names every former seat of a ticket that has moved more than once: the guest may have read of any of them. */
function seatRows({ seats, language }: Reservation, former: readonly FormerSeat[]): FactRow[] {
  const words = movedWords[language];
  const moved = new Set(former.map(({ ticketId }) => ticketId));
  const now = seats.filter(({ id }) => moved.has(id));
  const kept = seats.filter(({ id }) => !moved.has(id));
  const current = new Set(now.map((seat) => seatLabel(seat)));
  const old = [...new Map(former.map((seat) => [seatLabel(seat), seat]))].flatMap(([was, seat]) =>
    current.has(was) ? [] : seat,
  );
  // The number of seats changed, or the show changed and its seats did not.
  if (old.length === 0) return [[wordingWords[language].places(seats.length), placeLabels(seats, language)]];
  return [
    [words.was(old.length === 1), placeLabels(old, language)],
    [words.now(now.length === 1), placeLabels(now, language)],
    ...(kept.length > 0 ? [[words.kept, placeLabels(kept, language)] as const] : []),
  ];
}

export interface MoneyBack extends MovedMoney {
  /** Amount that returned to the vouchers that had paid */
  toVouchersCents: number;
}

function moneyBack({ voucherCents, dueCents, toVouchersCents }: MoneyBack, language: Language): MailBlock[] {
  const words = movedWords[language];
  const back = [
    ...(dueCents > 0 ? [words.moneyDue(euros(dueCents, language))] : []),
    ...(voucherCents > 0 ? [words.asVoucher(euros(voucherCents, language))] : []),
    ...(toVouchersCents > 0 ? [words.onVoucher(euros(toVouchersCents, language))] : []),
  ];
  return back.length === 0 ? [] : [text(words.costLess(back))];
}

/**
 * @param files null before the payment
 * @param money amounts that come back, because the new seats cost less
 * @param pageUrl the tickets, or how to pay; null for a guest, who has no account
 */
export function seatsMoved(
  reservation: Reservation,
  former: readonly FormerSeat[],
  files: TicketFiles | null,
  pageUrl: string | null,
  money: MoneyBack | null,
  house: House,
): MailContent {
  const { id, show, totalCents, language } = reservation;
  const words = movedWords[language];
  const { seeTickets, seePayment } = wordingWords[language];
  const tickets: MailBlock[] = files
    ? [text(words.throwAway), ...(pageUrl === null ? [] : [button(seeTickets, pageUrl)])]
    : [
        ...priceFacts(reservation),
        text(words.toPay(euros(totalCents, language))),
        ...(pageUrl === null ? [] : [button(seePayment, pageUrl)]),
      ];
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id),
    title: words.title,
    blocks: [
      text(words.differs),
      ...visitBlocks(reservation, house, seatRows(reservation, former)),
      ...(money ? moneyBack(money, language) : []),
      ...tickets,
      note(words.doesNotSuit),
    ],
    ...(files && { attachments: [ticketAttachment(id, files.pdf), calendarAttachment(id, files.calendar)] }),
  };
}
