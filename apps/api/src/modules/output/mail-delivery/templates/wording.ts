import type { Language } from "@podium/shared/words/languages";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { toCents } from "@podium/shared/money/money";
import { paymentDeadline } from "@podium/shared/money/payment-deadline";
import { priceLines } from "@podium/shared/money/price-lines";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { fullVenue, type OwnVenue, venueLine } from "@podium/shared/site/venue";
import {
  link,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import { clockTime, fullMoment } from "@podium/shared/words/date-formats";
import { euros } from "#platform/http/formats.ts";
import { reductionsOf, type Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { wordingWords } from "./words/wording.words.ts";

/** The recipient, language and greeting of a mail */
export const addressTo = (
  { email, firstname }: { email: string; firstname: string },
  language: Language,
): Pick<MailContent, "to" | "language" | "greeting"> => ({
  to: email,
  language,
  greeting: wordingWords[language].greeting(firstname),
});

/** The recipient of mails about a reservation */
export const addressToGuest = ({ user, language }: Reservation) => addressTo(user, language);

export type FactRow = readonly [label: string, value: string];

const seatRow = ({ seats, language }: Reservation): FactRow => [
  wordingWords[language].places(seats.length),
  typedPlaceLabels(seats, language) || placesOrReturned(seats, language),
];

/** Amounts that the end of the reservation gave back to vouchers, a sentence for each. */
export const backOnVouchers = ({ vouchers, language }: Pick<Reservation, "vouchers" | "language">): string[] =>
  vouchers
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) => wordingWords[language].backOnVoucher(code, euros(cents, language)));

/** Rows with the show and its moment */
export function showRows({ name, startsAt }: { name: string; startsAt: Date }, language: Language): FactRow[] {
  const words = wordingWords[language];
  return [
    [words.show, name],
    [words.when, fullMoment(startsAt, language)],
  ];
}

/** Says until when the reservation can be paid, and what is lost after that. */
export const deadlineText = ({ seats, expiresAt, language }: Reservation): MailBlock =>
  text(paymentDeadline(seats, fullMoment(expiresAt, language), language));

export const numberRow = ({ id, language }: Pick<Reservation, "id" | "language">): FactRow => [
  wordingWords[language].reservation,
  wordingWords[language].number(id),
];

function facts(reservation: Reservation, more: readonly FactRow[]): MailBlock {
  const { show, language } = reservation;
  const rows = [...showRows(show, language), ...more, numberRow(reservation)];
  return { kind: "facts", rows };
}

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
  const { paid, toPay } = wordingWords[language];
  const due = status === "CONFIRMED" && totalCents > 0 ? paid : toPay;
  return [{ kind: "facts", rows: [...rows, [due, euros(totalCents, language)]] }];
}

export const reservationFacts = (reservation: Reservation): MailBlock => facts(reservation, [seatRow(reservation)]);

/** Location of the society's own hall, for a reader of one language. */
export interface House extends OwnVenue {
  /** Empty when only the page describes the route */
  route: string;
  routeUrl: string;
  doorsOpenMinutes: number;
}

/**
 * Blocks for visitors: the facts, when the doors open, where the hall is and how to get there.
 * @param seatRows absent: the seats of the reservation
 */
export function visitBlocks(reservation: Reservation, house: House, seatRows?: readonly FactRow[]): MailBlock[] {
  const { show, language } = reservation;
  const words = wordingWords[language];
  const doors = clockTime(plusSeconds(show.startsAt, -60 * house.doorsOpenMinutes), language);
  const rows: FactRow[] = [
    [words.doorsOpen, words.doorsOpenAt(doors)],
    [words.where, venueLine(show.venue, house)],
    ...(seatRows ?? [seatRow(reservation)]),
  ];
  return [facts(reservation, rows), ...routeBlocks(reservation, house)];
}

/** Links to the society's page for its own hall, and to a map for another one. */
function routeBlocks({ show, language }: Reservation, house: House): MailBlock[] {
  const words = wordingWords[language];
  const { address, isElsewhere } = fullVenue(show.venue, house);
  if (!isElsewhere) return [...(house.route ? [note(house.route)] : []), link(words.route, house.routeUrl)];
  return [
    text(words.elsewhere(house.venueName)),
    link(words.map, `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`),
  ];
}
