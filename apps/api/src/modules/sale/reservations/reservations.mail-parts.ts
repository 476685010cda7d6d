import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { toCents } from "@podium/shared/money/money";
import { paymentDeadline } from "@podium/shared/money/payment-deadline";
import { priceLines } from "@podium/shared/money/price-lines";
import { fullMoment } from "@podium/shared/words/date-formats";
import {
  addressTo,
  type FactRow,
  type MailBlock,
  type MailContent,
  type MailTemplate,
  showRows,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import { euros } from "#platform/process/formats.ts";
import { reductionsOf, type Reservation, type ReservationsService } from "./reservations.service.ts";

export type Several = readonly [Reservation, ...Reservation[]];

/** Whether mails about a reservation are sent at all times: a volunteer asked for it, or somebody paid for it. */
export const isExemptFromLimit = ({ isGuest, confirmedAt, totalCents, ticketCode, vouchers }: Reservation): boolean =>
  isGuest || (confirmedAt !== null && (totalCents > 0 || ticketCode !== null || vouchers.length > 0));

/**
 * A mail about reservations that applies as long as some of them have this status.
 * @param composeAll absent when mails of this kind are about one reservation alone
 */
export function aboutReservations(
  reservations: Pick<ReservationsService, "getMany">,
  status: Reservation["status"],
  compose: (reservation: Reservation) => MailContent | Promise<MailContent>,
  composeAll?: (reservations: Several) => MailContent | Promise<MailContent>,
): MailTemplate {
  return async (reservationId, also) => {
    const found = await reservations.getMany([reservationId, ...also]);
    const [first, ...others] = [...found.values()]
      .filter((reservation) => reservation.status === status)
      .toSorted((one, other) => one.id - other.id);
    if (!first) return null;
    const isSeveral = composeAll && others.length > 0;
    const content = await (isSeveral ? composeAll([first, ...others]) : compose(first));
    return { ...content, always: [first, ...others].some(isExemptFromLimit) };
  };
}

/** The recipient of mails about a reservation */
export const addressToGuest = ({ user, language }: Reservation) => addressTo(user, language);

export const seatRow = ({ seats, language }: Reservation): FactRow => [
  mailWords[language].places(seats.length),
  typedPlaceLabels(seats, language) || placesOrReturned(seats, language),
];

export const numberRow = ({ id, language }: Pick<Reservation, "id" | "language">): FactRow => [
  mailWords[language].reservation,
  mailWords[language].number(id),
];

/** The show, its moment and the number of the reservation. @param rows facts before the number */
export function factsWith(reservation: Reservation, rows: readonly FactRow[]): MailBlock {
  const { show, language } = reservation;
  return { kind: "facts", rows: [...showRows(show, language), ...rows, numberRow(reservation)] };
}

export const reservationFacts = (reservation: Reservation): MailBlock => factsWith(reservation, [seatRow(reservation)]);

/** Amounts that the end of the reservation gave back to vouchers, a sentence for each. */
export const backOnVouchers = ({ vouchers, language }: Pick<Reservation, "vouchers" | "language">): string[] =>
  vouchers
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) => mailWords[language].backOnVoucher(code, euros(cents, language)));

/** Says until when the reservation can be paid, and what is lost after that. */
export const deadlineText = ({ seats, expiresAt, language }: Reservation): MailBlock =>
  text(paymentDeadline(seats, fullMoment(expiresAt, language), language));

/** Reductions by codes and vouchers, before the amount that is due; none: no rows. */
export const reductionRows = (reservation: Reservation): FactRow[] =>
  priceLines(reductionsOf(reservation), reservation.language).map(({ term, amount }) => [
    term,
    euros(toCents(amount), reservation.language),
  ]);

/** Rows from the price of the tickets to the amount in money; none when no code or voucher took anything off */
export function priceFacts(reservation: Reservation): MailBlock[] {
  const rows = reductionRows(reservation);
  if (rows.length === 0) return [];
  const { status, totalCents, language } = reservation;
  const { paid, toPay } = mailWords[language];
  const due = status === "CONFIRMED" && totalCents > 0 ? paid : toPay;
  return [{ kind: "facts", rows: [...rows, [due, euros(totalCents, language)]] }];
}
