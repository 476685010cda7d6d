import { button, type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#modules/money/payments/transfers.service.ts";
import { euros } from "#platform/http/formats.ts";
import { longerBlocks } from "./reservation.templates.ts";
import { addressToGuest, deadlineText, type House, reductionRows, visitBlocks } from "./wording.ts";
import { reservationWords } from "./words/reservation.words.ts";

/** Mail to a buyer who left the checkout. @param pageUrl where one pays, online or with a transfer */
export function onlinePaymentAwaited(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string; accountUrl: string },
  house: House,
): MailContent {
  const { reservation, inTime } = transfer;
  const { id, show, totalCents, language } = reservation;
  const words = reservationWords[language];
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
      ...visitBlocks(reservation, house),
      note(words.paidOnlineMeanwhile),
    ],
  };
}
