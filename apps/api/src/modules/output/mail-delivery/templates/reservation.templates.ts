import { TRANSFER_WORKING_DAYS } from "@podium/shared/contracts/limits";
import { qrDataUrl } from "@podium/shared/tickets/qr-image";
import { fullDate, fullMoment } from "@podium/shared/words/date-formats";
import { euros } from "#platform/http/formats.ts";
import {
  button,
  link,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#modules/money/payments/transfers.service.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { addressToGuest, deadlineText, type House, reductionRows, reservationFacts, visitBlocks } from "./wording.ts";
import { reservationWords } from "./words/reservation.words.ts";
import { wordingWords } from "./words/wording.words.ts";

const QR_SIDE = 220;

async function transferBlocks(transfer: TransferDetails, pageUrl: string | null): Promise<MailBlock[]> {
  const { language, totalCents } = transfer.reservation;
  const words = reservationWords[language];
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
  const buttons = pageUrl === null ? [] : [button(wordingWords[language].seePayment, pageUrl)];
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
  const words = reservationWords[reservation.language];
  if (!inTime) return words.tooLate;
  return payWithinDays === null ? words.transfer : words.transferWithin(payWithinDays);
}

/** Blocks for an address that was never verified */
export function longerBlocks({ expiresAt, longerUntil, language }: Reservation, accountUrl: string): MailBlock[] {
  if (longerUntil === null) return [];
  const words = reservationWords[language];
  return [
    text(words.longer(fullDate(longerUntil, language), fullMoment(expiresAt, language))),
    link(words.newLink, accountUrl),
  ];
}

/** @param pageUrl null for a guest, who has no account */
export async function reservationReceived(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string | null; accountUrl: string },
  house: House,
): Promise<MailContent> {
  const { reservation } = transfer;
  const { id, show, language } = reservation;
  const words = reservationWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.received(show.name, id),
    title: words.receivedTitle,
    blocks: [
      text(words.thanks),
      ...visitBlocks(reservation, house),
      ...longerBlocks(reservation, accountUrl),
      text(howToTransfer(transfer)),
      deadlineText(reservation),
      ...(await transferBlocks(transfer, pageUrl)),
      note(words.takes(TRANSFER_WORKING_DAYS)),
    ],
  };
}

export async function paymentReminder(
  transfer: TransferDetails,
  pageUrl: string | null,
  house: House,
): Promise<MailContent> {
  const { reservation } = transfer;
  const { id, show, paymentMethod, language } = reservation;
  const words = reservationWords[language];
  const isOnline = paymentMethod === "PAYCONIQ" && pageUrl !== null && transfer.inTime;
  return {
    ...addressToGuest(reservation),
    subject: words.reminder(show.name, id),
    title: words.reminderTitle,
    blocks: [
      text(words.notSeen),
      deadlineText(reservation),
      ...visitBlocks(reservation, house),
      ...(isOnline ? [text(words.howToPay)] : []),
      ...(transfer.inTime ? [] : [text(words.tooLate)]),
      ...(await transferBlocks(transfer, pageUrl)),
      note(words.paidMeanwhile),
    ],
  };
}

export function reservationExpired(reservation: Reservation, ticketsUrl: string): MailContent {
  const words = reservationWords[reservation.language];
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
