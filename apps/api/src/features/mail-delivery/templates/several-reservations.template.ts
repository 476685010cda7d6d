import { button, type MailBlock, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#features/payments/transfers.service.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { euros, fullDate, fullMoment } from "#platform/formats.ts";
import { longerBlocks, NOTHING_OWED } from "./reservation.templates.ts";
import { addressTo, reductionRows, reservationFacts } from "./wording.ts";

type Several = readonly [Reservation, ...Reservation[]];

const numbers = (reservations: Several): string => reservations.map(({ id }) => id).join(", ");

function owedBlocks({ reservation, payBefore, ...transfer }: TransferDetails, pageUrl: string): MailBlock[] {
  const { id, totalCents, paymentMethod, expiresAt } = reservation;
  const bank: Array<readonly [string, string]> =
    paymentMethod === "PAYCONIQ"
      ? []
      : [
          ["Rekeningnummer", transfer.iban],
          ["Begunstigde", transfer.beneficiary],
          ["Mededeling", transfer.reference],
        ];
  return [
    reservationFacts(reservation),
    {
      kind: "facts",
      rows: [
        ...reductionRows(reservation),
        ["Bedrag", euros(totalCents)],
        ...bank,
        ["Te betalen", `ten laatste op ${fullDate(payBefore)}`],
        ["Vervalt anders op", fullMoment(expiresAt)],
      ],
    },
    button(`Betaal reservering ${id}`, pageUrl),
  ];
}

/** What an account reserved shortly after each other, and has not paid. */
export function severalReceived(
  reservations: Several,
  owed: ReadonlyArray<readonly [transfer: TransferDetails, pageUrl: string]>,
  accountUrl: string,
): MailContent {
  const [first] = reservations;
  return {
    ...addressTo(first.user),
    subject: `Uw ${reservations.length} reserveringen (nrs. ${numbers(reservations)})`,
    title: "We hebben uw reserveringen goed ontvangen",
    blocks: [
      text("Bedankt! Uw plaatsen worden voor u vrijgehouden. Hieronder staat wat er per reservering te betalen is."),
      ...longerBlocks(first, accountUrl),
      ...owed.flatMap(([transfer, pageUrl]) => owedBlocks(transfer, pageUrl)),
      note("Betaal elke reservering apart, met haar eigen bedrag en mededeling. Uw tickets krijgt u na de betaling."),
    ],
  };
}

/** What volunteers cancelled at once, all of it unpaid. */
export function severalCancelled(reservations: Several): MailContent {
  const [{ user, cancelReason }] = reservations;
  const why = cancelReason
    ? `Uw reserveringen werden door ons geannuleerd. Reden: ${cancelReason}`
    : "Uw reserveringen werden geannuleerd.";
  return {
    ...addressTo(user),
    subject: `Uw ${reservations.length} reserveringen zijn geannuleerd (nrs. ${numbers(reservations)})`,
    title: "Uw reserveringen zijn geannuleerd",
    blocks: [
      text(why),
      text(NOTHING_OWED),
      ...reservations.map(reservationFacts),
      note("Is dit een vergissing? Antwoord dan op deze mail."),
    ],
  };
}
