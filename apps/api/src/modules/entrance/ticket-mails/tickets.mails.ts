import type { Wallet } from "@podium/shared/contracts/wallet";
import { placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import type { Language } from "@podium/shared/words/languages";
import { displayCode } from "@podium/shared/tickets/code-text";
import { voucherPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import type { TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import {
  addressTo,
  button,
  type FactRow,
  type MailBlock,
  type MailContent,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import {
  type PageLinks,
  signsIn,
  addressToGuest,
  isExemptFromLimit,
  priceFacts,
  seatRow,
  ticketPriceRow,
  type VenueFacts,
  type VenueFactsFor,
  visitBlocks,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { FormerSeat, Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { MovedMoney, RefundsService } from "#modules/money/payments/refunds.service.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { euros } from "#platform/process/formats.ts";
import {
  atEntrance,
  makeTicketFiles,
  seeTickets,
  ticketAttachments,
  type TicketFiles,
  type TicketFilesDeps,
  walletBlocks,
} from "./tickets.mail-parts.ts";
import { seatsMovedWords, ticketsWords, voucherWords } from "./tickets.words.ts";

interface OnPage {
  /** Null for a guest, who has no account. */
  pageUrl: string | null;
  wallets: readonly Wallet[];
}

function ticketsReady(
  reservation: Reservation,
  files: TicketFiles,
  { pageUrl, wallets }: OnPage,
  venue: VenueFacts,
): MailContent {
  const { id, show, language } = reservation;
  const words = ticketsWords[language];
  const one = reservation.seats.length === 1;
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id, one),
    title: words.title(one),
    blocks: [
      text(words.confirmed(one)),
      ...visitBlocks(reservation, venue, [seatRow(reservation), ticketPriceRow(reservation.seats, language)]),
      ...priceFacts(reservation),
      text(words.otherFile),
      atEntrance(language),
      ...(pageUrl === null ? [] : [button(seeTickets(language, one), pageUrl)]),
      ...(pageUrl === null ? [] : walletBlocks(wallets, one, language)),
      note(words.once),
      ...(signsIn(pageUrl) ? [note(words.signsIn)] : []),
    ],
    attachments: ticketAttachments(id, files),
  };
}

export function createTicketsMails(
  deps: TicketFilesDeps & {
    tickets: Pick<TicketsService, "get">;
    wallet: Pick<WalletService, "offered">;
    pageFor: PageLinks;
    venueFor: VenueFactsFor;
  },
): MailTemplates<"TICKETS"> {
  return {
    async TICKETS(reservationId) {
      const tickets = await deps.tickets.get(reservationId);
      const { reservation } = tickets;
      if (![...(tickets.qrContents ?? []), ...(tickets.productQrContents ?? [])].some(Boolean)) return null;
      const page = { pageUrl: await deps.pageFor(reservation, "ticketsDetail"), wallets: deps.wallet.offered() };
      const files = await makeTicketFiles(deps, tickets);
      const content = ticketsReady(reservation, files, page, deps.venueFor(reservation));
      return { ...content, always: isExemptFromLimit(reservation) };
    },
  };
}

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
 * @param files null before the payment @param money comes back, because the new seats cost less
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
  const labels = mailWords[language];
  const tickets: MailBlock[] = files
    ? [text(words.throwAway), ...(pageUrl === null ? [] : [button(labels.seeTickets, pageUrl)])]
    : [
        ...priceFacts(reservation),
        text(words.toPay(euros(totalCents, language))),
        ...(pageUrl === null ? [] : [button(labels.seePayment, pageUrl)]),
      ];
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id),
    title: words.title,
    blocks: [
      text(words.differs),
      ...visitBlocks(reservation, venue, [
        ...seatRows(reservation, former),
        ...(files ? [ticketPriceRow(reservation.seats, language)] : []),
      ]),
      ...(money ? moneyBack(money, language) : []),
      ...tickets,
      note(words.doesNotSuit),
    ],
    ...(files && { attachments: ticketAttachments(id, files) }),
  };
}

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

type Voucher = NonNullable<Awaited<ReturnType<VouchersService["readIssued"]>>>;

const INTRODUCTIONS = {
  SOLD: "sold",
  FREE: "free",
  REFUND: "refund",
} as const satisfies Record<Voucher["origin"], string>;

/** Writes the code in the PDF alone: mails are forwarded, and their text is searched. */
function voucherIssued(voucher: Voucher, pdf: Buffer, ticketsUrl: string): MailContent {
  const { id, name, email, balanceCents, origin, language } = voucher;
  const words = voucherWords[language];
  const amount = euros(balanceCents, language);
  return {
    ...addressTo({ email, firstname: name }, language),
    ...(!name && { greeting: mailWords[language].greetingOfNobody }),
    subject: words.subject(amount),
    title: words.title(amount),
    blocks: [
      text(words.attached(words[INTRODUCTIONS[origin]])),
      text(words.howToUse),
      button(words.chooseSeats, ticketsUrl),
      note(words.storeSafely),
    ],
    attachments: [{ filename: voucherPdfName(id), content: pdf, contentType: "application/pdf" }],
    always: true,
  };
}

/** The mail with a voucher, which is printed as tickets are. @param deps.publicUrl without a trailing slash */
export function createVouchersMails(deps: {
  vouchers: Pick<VouchersService, "readIssued">;
  tickets: Pick<TicketsService, "printVoucher">;
  publicUrl: string;
}): MailTemplates<"VOUCHER"> {
  const { publicUrl } = deps;
  return {
    async VOUCHER(voucherId) {
      const voucher = await deps.vouchers.readIssued(voucherId);
      if (!voucher) return null;
      const { code, balanceCents: cents, name, language } = voucher;
      const site = new URL(publicUrl).host;
      const pdf = await deps.tickets.printVoucher({ code: displayCode(code), cents, name, site, language });
      return voucherIssued(voucher, pdf, `${siteFor(publicUrl, voucher)}/tickets`);
    },
  };
}
