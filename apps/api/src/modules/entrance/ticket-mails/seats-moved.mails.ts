import { placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import type { Language } from "@podium/shared/words/languages";
import type { TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { MovedMoney, RefundsService } from "#modules/money/payments/refunds.service.ts";
import {
  button,
  type FactRow,
  type MailBlock,
  type MailContent,
  type MailTemplates,
  note,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import type { PageLinks } from "#modules/sale/reservations/page-links.mail-parts.ts";
import { addressToGuest, priceFacts } from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { FormerSeat, Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { type VenueFacts, type VenueFactsFor, visitBlocks } from "#modules/sale/reservations/visits.mail-parts.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { euros } from "#platform/process/formats.ts";
import { seatsMovedWords } from "./seats-moved.words.ts";
import { makeTicketFiles, ticketAttachments, type TicketFiles, type TicketFilesDeps } from "./tickets.mail-parts.ts";

/** Names every former seat of a ticket that has moved more than once: the guest may have read of any of them. */
function seatRows({ seats, language }: Reservation, former: readonly FormerSeat[]): FactRow[] {
  const words = seatsMovedWords[language];
  const moved = new Set(former.map(({ ticketId }) => ticketId));
  const now = seats.filter(({ id }) => moved.has(id));
  const unmoved = seats.filter(({ id }) => !moved.has(id));
  const current = new Set(now.map((seat) => seatLabel(seat)));
  const old = [...new Map(former.map((seat) => [seatLabel(seat), seat]))].flatMap(([was, seat]) =>
    current.has(was) ? [] : seat,
  );
  // The number of seats changed, or the show changed and its seats did not.
  if (old.length === 0) return [[mailWords[language].places(seats.length), placeLabels(seats, language)]];
  return [
    [words.was(old.length === 1), placeLabels(old, language)],
    [words.now(now.length === 1), placeLabels(now, language)],
    ...(unmoved.length > 0 ? [[words.unmoved, placeLabels(unmoved, language)] as const] : []),
  ];
}

interface MoneyBack extends MovedMoney {
  /** Amount that returned to the vouchers that had paid */
  toVouchersCents: number;
}

function moneyBack({ voucherCents, dueCents, toVouchersCents }: MoneyBack, language: Language): MailBlock[] {
  const words = seatsMovedWords[language];
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
function seatsMoved(
  reservation: Reservation,
  former: readonly FormerSeat[],
  files: TicketFiles | null,
  pageUrl: string | null,
  money: MoneyBack | null,
  venue: VenueFacts,
): MailContent {
  const { id, show, totalCents, language } = reservation;
  const words = seatsMovedWords[language];
  const { seeTickets, seePayment } = mailWords[language];
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
      ...visitBlocks(reservation, venue, seatRows(reservation, former)),
      ...(money ? moneyBack(money, language) : []),
      ...tickets,
      note(words.doesNotSuit),
    ],
    ...(files && { attachments: ticketAttachments(id, files) }),
  };
}

/** The mail to visitors whose seats changed, by themselves or by a volunteer. */
export function createSeatsMovedMails(
  deps: TicketFilesDeps & {
    tickets: Pick<TicketsService, "get">;
    reservations: Pick<ReservationsService, "formerSeats">;
    refunds: Pick<RefundsService, "movedMoney">;
    vouchers: Pick<VouchersService, "givenBackAt">;
    pageFor: PageLinks;
    venueFor: VenueFactsFor;
  },
): MailTemplates<"SEATS_MOVED"> {
  const moneyBackAt = async (id: number, movedAt: Date): Promise<MoneyBack> => ({
    ...(await deps.refunds.movedMoney(id)),
    toVouchersCents: await deps.vouchers.givenBackAt(id, movedAt),
  });

  return {
    async SEATS_MOVED(reservationId) {
      const tickets = await deps.tickets.get(reservationId);
      const { reservation, qrContents } = tickets;
      if (!qrContents && reservation.status !== "PENDING") return null;
      const former = await deps.reservations.formerSeats(reservationId);
      const moved = former.at(-1);
      // Money that came back with a move before the last change was announced at that time.
      const isLatest = moved !== undefined && moved.movedAt >= reservation.changedAt;
      const content = seatsMoved(
        reservation,
        former,
        // No ticket is left when all were passed on or given back.
        qrContents?.some(Boolean) ? await makeTicketFiles(deps, tickets) : null,
        await deps.pageFor(reservation, qrContents ? "ticketsDetail" : "payment"),
        isLatest ? await moneyBackAt(reservationId, moved.movedAt) : null,
        deps.venueFor(reservation),
      );
      return { ...content, always: true };
    },
  };
}
