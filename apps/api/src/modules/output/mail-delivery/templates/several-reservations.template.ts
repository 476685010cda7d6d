import {
  button,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#modules/money/payments/transfers.service.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { euros } from "#platform/http/formats.ts";
import { longerBlocks } from "./reservation.templates.ts";
import { addressToGuest, deadlineText, reductionRows, reservationFacts } from "./wording.ts";
import { cancelledWords } from "./words/cancelled.words.ts";
import { reservationWords } from "./words/reservation.words.ts";
import { wordingWords } from "./words/wording.words.ts";

type Several = readonly [Reservation, ...Reservation[]];

const numbers = (reservations: Several): string => reservations.map(({ id }) => id).join(", ");

function owedBlocks({ reservation, ...transfer }: TransferDetails, pageUrl: string): MailBlock[] {
  const { id, totalCents, paymentMethod, language } = reservation;
  const words = reservationWords[language];
  const bank: Array<readonly [string, string]> =
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

/** Mail about reservations that an account made shortly after each other, and has not paid. */
export function severalReceived(
  reservations: Several,
  owed: ReadonlyArray<readonly [transfer: TransferDetails, pageUrl: string]>,
  accountUrl: string,
): MailContent {
  const [first] = reservations;
  const words = reservationWords[first.language];
  return {
    ...addressToGuest(first),
    subject: words.severalReceived(reservations.length, numbers(reservations)),
    title: words.severalReceivedTitle,
    blocks: [
      text(words.severalThanks),
      ...longerBlocks(first, accountUrl),
      ...owed.flatMap(([transfer, pageUrl]) => owedBlocks(transfer, pageUrl)),
      note(words.payEach),
    ],
  };
}

/** Mail about reservations that volunteers cancelled at once, all of them unpaid. */
export function severalCancelled(reservations: Several): MailContent {
  const [first] = reservations;
  const { cancelReason, language } = first;
  const words = cancelledWords[language];
  return {
    ...addressToGuest(first),
    subject: words.several(reservations.length, numbers(reservations)),
    title: words.severalTitle,
    blocks: [
      text(cancelReason ? words.severalByUs(cancelReason) : words.severalWhy),
      text(reservationWords[language].nothingOwed),
      ...reservations.map(reservationFacts),
      note(wordingWords[language].isMistake),
    ],
  };
}
