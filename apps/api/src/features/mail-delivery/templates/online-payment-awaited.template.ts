import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#features/payments/transfers.service.ts";
import { euros, fullDate } from "#platform/formats.ts";
import { longerBlocks } from "./reservation.templates.ts";
import { addressToGuest, type House, reductionRows, visitBlocks } from "./wording.ts";
import { reservationWords } from "./words/reservation.words.ts";
import { wordingWords } from "./words/wording.words.ts";

/** For who left the checkout. @param pageUrl where one pays, online or with a transfer */
export function onlinePaymentAwaited(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string; accountUrl: string },
  house: House,
): MailContent {
  const { reservation, payBefore } = transfer;
  const { id, show, totalCents, expiresAt, language } = reservation;
  const words = reservationWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.awaited(show.name, id),
    title: words.awaitedTitle,
    blocks: [
      text(words.notFinished),
      {
        kind: "facts",
        rows: [
          ...reductionRows(reservation),
          [words.amount, euros(totalCents, language)],
          [wordingWords[language].toPay, words.atLatest(fullDate(payBefore, language))],
        ],
      },
      ...longerBlocks(reservation, accountUrl),
      button(words.pay, pageUrl),
      text(words.howToPay),
      ...visitBlocks(reservation, house),
      note(words.onlineLapses(fullDate(expiresAt, language))),
    ],
  };
}
