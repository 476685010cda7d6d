import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { toCents } from "@podium/shared/money/money";
import { paymentDeadline } from "@podium/shared/money/payment-deadline";
import { priceLines } from "@podium/shared/money/price-lines";
import { clockTime, fullMoment } from "@podium/shared/words/date-formats";
import { fullVenue, type OwnVenue, venueLine } from "@podium/shared/site/venue";
import { inLanguage, type Language, withoutLanguage } from "@podium/shared/words/languages";
import {
  addressTo,
  type FactRow,
  link,
  type MailBlock,
  type MailContent,
  type MailTemplate,
  note,
  showRows,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import { euros } from "#platform/process/formats.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import { reductionsOf, type Reservation, type ReservationsService } from "./reservations.service.ts";

export type Several = readonly [Reservation, ...Reservation[]];

/** Whether mails about a reservation are sent at all times: a volunteer requested it, or somebody paid for it. */
export const isExemptFromLimit = ({ isGuest, confirmedAt, totalCents, ticketCode, vouchers }: Reservation): boolean =>
  isGuest || (confirmedAt !== null && (totalCents > 0 || ticketCode !== null || vouchers.length > 0));

/** Applies while some have this status. @param composeAll absent: mails of this kind are about one reservation alone */
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

export const addressToGuest = ({ user, language }: Reservation) => addressTo(user, language);

export const seatRow = ({ seats, language }: Reservation): FactRow => [
  mailWords[language].places(seats.length),
  typedPlaceLabels(seats, language) || placesOrReturned(seats, language),
];

export const numberRow = ({ id, language }: Pick<Reservation, "id" | "language">): FactRow => [
  mailWords[language].reservation,
  mailWords[language].number(id),
];

function factsWith(reservation: Reservation, rows: readonly FactRow[]): MailBlock {
  const { show, language } = reservation;
  return { kind: "facts", rows: [...showRows(show, language), ...rows, numberRow(reservation)] };
}

export const reservationFacts = (reservation: Reservation): MailBlock => factsWith(reservation, [seatRow(reservation)]);

export const backOnVouchers = ({ vouchers, language }: Pick<Reservation, "vouchers" | "language">): string[] =>
  vouchers
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) => mailWords[language].backOnVoucher(code, euros(cents, language)));

export const deadlineText = ({ seats, expiresAt, language }: Reservation): MailBlock =>
  text(paymentDeadline(seats, fullMoment(expiresAt, language), language));

const pricedExtras = ({ products, giftCents }: Reservation) => ({
  products: products.map(({ name, count, priceCents }) => ({ name, count, price: priceCents / 100 })),
  gift: giftCents / 100,
});

/** Lines that add up to the price: tickets, products, gift, reductions and vouchers; none for tickets alone. */
export const reductionRows = (reservation: Reservation): FactRow[] =>
  priceLines({ ...reductionsOf(reservation), ...pricedExtras(reservation) }, reservation.language).map(
    ({ term, amount }) => [term, euros(toCents(amount), reservation.language)],
  );

export function priceFacts(reservation: Reservation): MailBlock[] {
  const rows = reductionRows(reservation);
  if (rows.length === 0) return [];
  const { status, totalCents, language } = reservation;
  const { paid, toPay } = mailWords[language];
  const due = status === "CONFIRMED" && totalCents > 0 ? paid : toPay;
  return [{ kind: "facts", rows: [...rows, [due, euros(totalCents, language)]] }];
}

/** The price on each ticket: 'Prijs per ticket: € 12,00', or what each place costs. */
export function ticketPriceRow(seats: Reservation["seats"], language: Language): FactRow {
  const words = mailWords[language];
  const byPrice = [...Map.groupBy(seats, ({ priceCents }) => priceCents)];
  if (byPrice.length < 2) return [words.priceOf(seats.length), euros(seats[0]?.priceCents ?? 0, language)];
  const parts = byPrice.map(([each, alike]) => `${euros(each, language)} (${typedPlaceLabels(alike, language)})`);
  return [words.priceOf(1), parts.join("; ")];
}

export interface VenueFacts extends OwnVenue {
  /** Empty when only the page describes the route */
  route: string;
  routeUrl: string;
  doorsOpenMinutes: number;
}

export type VenueFactsFor = (reader: { language: Language }) => VenueFacts;

/** @param deps.publicUrl without a trailing slash */
export function createVenueFacts(deps: {
  society: Pick<SocietyService, "current">;
  doorsOpenMinutes: number;
  publicUrl: string;
}): VenueFactsFor {
  const { society, doorsOpenMinutes, publicUrl } = deps;
  return (reader) => {
    const { venueName, venueAddress, venueRoute } = society.current();
    const route = inLanguage(venueRoute, reader.language);
    return { venueName, venueAddress, route, routeUrl: `${siteFor(publicUrl, reader)}/contact`, doorsOpenMinutes };
  };
}

/** @param seatRows absent: the seats of the reservation */
export function visitBlocks(reservation: Reservation, venue: VenueFacts, seatRows?: readonly FactRow[]): MailBlock[] {
  const { show, language } = reservation;
  const words = mailWords[language];
  const doors = clockTime(plusSeconds(show.startsAt, -60 * venue.doorsOpenMinutes), language);
  const rows: FactRow[] = [
    [words.doorsOpen, words.doorsOpenAt(doors)],
    [words.where, venueLine(show.venue, venue)],
    ...(seatRows ?? [seatRow(reservation)]),
  ];
  return [factsWith(reservation, rows), ...routeBlocks(reservation, venue)];
}

function routeBlocks({ show, language }: Reservation, venue: VenueFacts): MailBlock[] {
  const words = mailWords[language];
  const { address, isElsewhere } = fullVenue(show.venue, venue);
  if (!isElsewhere) return [...(venue.route ? [note(venue.route)] : []), link(words.route, venue.routeUrl)];
  return [
    text(words.elsewhere(venue.venueName)),
    link(words.map, `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`),
  ];
}

const SIGN_IN_PAGE = "/inloglink";

/** Whether the button with this link signs in whoever presses it, so that the mail is not to be passed on */
export const signsIn = (pageUrl: string | null): boolean =>
  pageUrl !== null && withoutLanguage(new URL(pageUrl).pathname) === SIGN_IN_PAGE;

export type PageLinks = ReturnType<typeof createPageLinks>;

export function createPageLinks(deps: {
  users: Pick<UsersService, "findSignInMethod">;
  links: Pick<AccountLinksService, "makeAlone">;
  /** Without a trailing slash. */
  publicUrl: string;
}) {
  const { users, links, publicUrl } = deps;

  /** The link signs in an account without a password. @returns null for a guest, who has no account */
  return async (reservation: Reservation, page: "payment" | "ticketsDetail"): Promise<string | null> => {
    const { id, user } = reservation;
    const method = await users.findSignInMethod(user.id);
    if (method === null) return null;
    const site = siteFor(publicUrl, reservation);
    const path = `/${page}/${id}`;
    if (method.hasPassword) return site + path;
    const { email } = method;
    const token = await links.makeAlone("OPEN_RESERVATION", { userId: user.id, email, reservationId: id });
    // The address lets its owner ask for another link with one press, once this one has ended.
    return `${tokenLink(site, `${SIGN_IN_PAGE}?naar=${path}`, token)}&adres=${encodeURIComponent(email)}`;
  };
}
