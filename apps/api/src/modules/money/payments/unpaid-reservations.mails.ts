import { TRANSFER_WORKING_DAYS } from "@podium/shared/contracts/limits";
import { qrDataUrl } from "@podium/shared/tickets/qr-image";
import { fullDate, fullMoment } from "@podium/shared/words/date-formats";
import {
  button,
  type FactRow,
  link,
  type MailBlock,
  type MailContent,
  type MailTemplate,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import {
  aboutReservations,
  addressToGuest,
  deadlineText,
  type PageLinks,
  reductionRows,
  reservationFacts,
  type Several,
  type VenueFacts,
  type VenueFactsFor,
  visitBlocks,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { euros } from "#platform/process/formats.ts";
import type { PaymentsService } from "./payments.service.ts";
import type { TransferDetails, TransfersService } from "./transfers.service.ts";
import { unpaidWords } from "./unpaid-reservations.words.ts";

const QR_SIDE = 220;

async function transferBlocks(transfer: TransferDetails, pageUrl: string | null): Promise<MailBlock[]> {
  const { language, totalCents } = transfer.reservation;
  const words = unpaidWords[language];
  const facts: MailBlock = {
    kind: "facts",
    rows: [
      ...reductionRows(transfer.reservation),
      [words.amount, euros(totalCents, language)],
      [words.iban, transfer.iban],
      ["BIC", transfer.bic],
      [words.beneficiary, transfer.beneficiary],
      [words.reference, transfer.reference],
    ],
  };
  const buttons = pageUrl === null ? [] : [button(mailWords[language].seePayment, pageUrl)];
  if (transfer.epc === null) return [facts, ...buttons];
  const image: MailBlock = {
    kind: "image",
    png: Buffer.from((await qrDataUrl(transfer.epc)).replace("data:image/png;base64,", ""), "base64"),
    alt: words.qrAlt,
    caption: words.qrCaption,
    widthPixels: QR_SIDE,
  };
  return [facts, image, ...buttons];
}

function howToTransfer({ reservation, payWithinDays, inTime }: TransferDetails): string {
  const words = unpaidWords[reservation.language];
  if (!inTime) return words.tooLate;
  return payWithinDays === null ? words.transfer : words.transferWithin(payWithinDays);
}

function longerBlocks({ expiresAt, longerUntil, language }: Reservation, accountUrl: string): MailBlock[] {
  if (longerUntil === null) return [];
  const words = unpaidWords[language];
  return [
    text(words.longer(fullDate(longerUntil, language), fullMoment(expiresAt, language))),
    link(words.newLink, accountUrl),
  ];
}

/** @param pageUrl null for a guest, who has no account */
async function reservationReceived(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string | null; accountUrl: string },
  venue: VenueFacts,
): Promise<MailContent> {
  const { reservation } = transfer;
  const { id, show, language } = reservation;
  const words = unpaidWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.received(show.name, id),
    title: words.receivedTitle,
    blocks: [
      text(words.thanks),
      ...visitBlocks(reservation, venue),
      ...longerBlocks(reservation, accountUrl),
      text(howToTransfer(transfer)),
      deadlineText(reservation),
      ...(await transferBlocks(transfer, pageUrl)),
      note(words.processingTime(TRANSFER_WORKING_DAYS)),
    ],
  };
}

/** Mail to a buyer who left the checkout. @param pageUrl where one pays, online or with a transfer */
function onlinePaymentAwaited(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string; accountUrl: string },
  venue: VenueFacts,
): MailContent {
  const { reservation, inTime } = transfer;
  const { id, show, totalCents, language } = reservation;
  const words = unpaidWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.awaited(show.name, id),
    title: words.awaitedTitle,
    blocks: [
      text(words.notFinished),
      {
        kind: "facts",
        rows: [...reductionRows(reservation), [words.amount, euros(totalCents, language)]],
      },
      deadlineText(reservation),
      ...longerBlocks(reservation, accountUrl),
      button(words.pay, pageUrl),
      text(inTime ? words.howToPay : words.tooLate),
      ...visitBlocks(reservation, venue),
      note(words.paidOnlineMeanwhile),
    ],
  };
}

function paymentBlocks({ reservation, ...transfer }: TransferDetails, pageUrl: string): MailBlock[] {
  const { id, totalCents, paymentMethod, language } = reservation;
  const words = unpaidWords[language];
  const bank: FactRow[] =
    paymentMethod === "PAYCONIQ"
      ? []
      : [
          [words.iban, transfer.iban],
          [words.beneficiary, transfer.beneficiary],
          [words.reference, transfer.reference],
        ];
  return [
    reservationFacts(reservation),
    {
      kind: "facts",
      rows: [...reductionRows(reservation), [words.amount, euros(totalCents, language)], ...bank],
    },
    ...(transfer.inTime ? [] : [text(words.tooLate)]),
    deadlineText(reservation),
    button(words.payOne(id), pageUrl),
  ];
}

function severalReceived(
  reservations: Several,
  unpaid: ReadonlyArray<readonly [transfer: TransferDetails, pageUrl: string]>,
  accountUrl: string,
): MailContent {
  const [first] = reservations;
  const words = unpaidWords[first.language];
  return {
    ...addressToGuest(first),
    subject: words.severalReceived(reservations.length, reservations.map(({ id }) => id).join(", ")),
    title: words.severalReceivedTitle,
    blocks: [
      text(words.severalThanks),
      ...longerBlocks(first, accountUrl),
      ...unpaid.flatMap(([transfer, pageUrl]) => paymentBlocks(transfer, pageUrl)),
      note(words.payEach),
    ],
  };
}

async function paymentReminder(
  transfer: TransferDetails,
  pageUrl: string | null,
  venue: VenueFacts,
): Promise<MailContent> {
  const { reservation } = transfer;
  const { id, show, paymentMethod, language } = reservation;
  const words = unpaidWords[language];
  const isOnline = paymentMethod === "PAYCONIQ" && pageUrl !== null && transfer.inTime;
  return {
    ...addressToGuest(reservation),
    subject: words.reminder(show.name, id),
    title: words.reminderTitle,
    blocks: [
      text(words.notSeen),
      deadlineText(reservation),
      ...visitBlocks(reservation, venue),
      ...(isOnline ? [text(words.howToPay)] : []),
      ...(transfer.inTime ? [] : [text(words.tooLate)]),
      ...(await transferBlocks(transfer, pageUrl)),
      note(words.paidMeanwhile),
    ],
  };
}

function reservationExpired(reservation: Reservation, ticketsUrl: string): MailContent {
  const words = unpaidWords[reservation.language];
  return {
    ...addressToGuest(reservation),
    subject: words.expired(reservation.show.name, reservation.id),
    title: words.expiredTitle,
    blocks: [
      text(words.expiredWhy),
      reservationFacts(reservation),
      text(words.comeAnyway),
      button(words.chooseNew, ticketsUrl),
      note(words.hasPaid),
    ],
  };
}

export function createUnpaidReservationsMails(deps: {
  reservations: Pick<ReservationsService, "getMany">;
  payments: Pick<PaymentsService, "checkLatest">;
  transfers: Pick<TransfersService, "describe">;
  pageFor: PageLinks;
  venueFor: VenueFactsFor;
  publicUrl: string;
}): MailTemplates<"RESERVATION_RECEIVED" | "PAYMENT_REMINDER" | "RESERVATION_LAPSED"> {
  const { reservations, payments, transfers, pageFor, venueFor, publicUrl } = deps;
  const accountUrlFor = (reservation: Reservation): string => `${siteFor(publicUrl, reservation)}/account`;

  /** Asks the payment provider first, whose webhook may be late. */
  const unpaid =
    (
      compose: (reservation: Reservation) => Promise<MailContent>,
      composeAll?: (several: Several) => Promise<MailContent>,
    ): MailTemplate =>
    async (reservationId, also) => {
      for (const id of [reservationId, ...also]) await payments.checkLatest(id);
      return aboutReservations(reservations, "PENDING", compose, composeAll)(reservationId, also);
    };

  return {
    RESERVATION_RECEIVED: unpaid(
      async (reservation) => {
        const transfer = transfers.describe(reservation);
        const pageUrl = await pageFor(reservation, "payment");
        const accountUrl = accountUrlFor(reservation);
        return reservation.paymentMethod === "PAYCONIQ" && pageUrl !== null
          ? onlinePaymentAwaited(transfer, { pageUrl, accountUrl }, venueFor(reservation))
          : reservationReceived(transfer, { pageUrl, accountUrl }, venueFor(reservation));
      },
      async (several) => {
        const accountUrl = accountUrlFor(several[0]);
        const described = await Promise.all(
          several.map(async (reservation) => {
            const pageUrl = (await pageFor(reservation, "payment")) ?? accountUrl;
            return [transfers.describe(reservation), pageUrl] as const;
          }),
        );
        return severalReceived(several, described, accountUrl);
      },
    ),
    PAYMENT_REMINDER: unpaid(async (reservation) =>
      paymentReminder(transfers.describe(reservation), await pageFor(reservation, "payment"), venueFor(reservation)),
    ),
    RESERVATION_LAPSED: aboutReservations(reservations, "EXPIRED", (reservation) =>
      reservationExpired(reservation, `${siteFor(publicUrl, reservation)}/tickets`),
    ),
  };
}
