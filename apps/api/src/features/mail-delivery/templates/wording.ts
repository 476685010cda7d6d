import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { toCents } from "@podium/shared/money";
import { priceLines } from "@podium/shared/price-lines";
import { typedPlaceLabels } from "@podium/shared/typed-places";
import { fullVenue, type OwnVenue, venueLine } from "@podium/shared/venue";
import { link, type MailBlock, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import { plusSeconds } from "#platform/clock.ts";
import { clockTime, euros, fullMoment } from "#platform/formats.ts";
import { reductionsOf, type Reservation } from "#features/reservations/reservations.service.ts";

/** To whom a mail goes, and its greeting. */
export const addressTo = ({ email, firstname }: { email: string; firstname: string }) => ({
  to: email,
  greeting: `Dag ${firstname},`,
});

export type FactRow = readonly [label: string, value: string];

const seatRow = ({ seats }: Reservation): FactRow => ["Plaatsen", typedPlaceLabels(seats) || placesOrReturned(seats)];

/** What the end of the reservation gave back to vouchers, a sentence for each. */
export const backOnVouchers = ({ vouchers }: Pick<Reservation, "vouchers">): string[] =>
  vouchers
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) => `Op uw cadeaubon ${code} staat weer ${euros(cents)} meer.`);

function facts({ id, show }: Reservation, more: readonly FactRow[]): MailBlock {
  const rows: FactRow[] = [
    ["Voorstelling", show.name],
    ["Wanneer", fullMoment(show.startsAt)],
    ...more,
    ["Reservering", `nr. ${id}`],
  ];
  return { kind: "facts", rows };
}

/** What codes and vouchers took off, before the amount that is due; none: nothing. */
export const reductionRows = (reservation: Reservation): FactRow[] =>
  priceLines(reductionsOf(reservation)).map(({ term, amount }) => [term, euros(toCents(amount))]);

/** From what the tickets cost to what money paid, or is to; nothing where no code or voucher took anything off. */
export function priceFacts(reservation: Reservation): MailBlock[] {
  const rows = reductionRows(reservation);
  if (rows.length === 0) return [];
  const due = reservation.status === "CONFIRMED" && reservation.totalCents > 0 ? "Betaald" : "Te betalen";
  return [{ kind: "facts", rows: [...rows, [due, euros(reservation.totalCents)]] }];
}

export const reservationFacts = (reservation: Reservation): MailBlock => facts(reservation, [seatRow(reservation)]);

/** Of the society: where its own hall is. */
export interface House extends OwnVenue {
  /** Empty: only the page says it. */
  route: string;
  routeUrl: string;
  doorsOpenMinutes: number;
}

/** For who comes: also when the doors open, where the hall is and how to get there. @param seatRows none: its seats */
export function visitBlocks(reservation: Reservation, house: House, seatRows?: readonly FactRow[]): MailBlock[] {
  const { show } = reservation;
  const doors = clockTime(plusSeconds(show.startsAt, -60 * house.doorsOpenMinutes));
  const rows: FactRow[] = [
    ["Deuren open", `om ${doors} uur`],
    ["Waar", venueLine(show.venue, house)],
    ...(seatRows ?? [seatRow(reservation)]),
  ];
  return [facts(reservation, rows), ...routeBlocks(reservation, house)];
}

/** The society's page tells the way to its own hall alone. */
function routeBlocks({ show }: Reservation, house: House): MailBlock[] {
  const { address, isElsewhere } = fullVenue(show.venue, house);
  if (!isElsewhere) return [...(house.route ? [note(house.route)] : []), link("Route en parking", house.routeUrl)];
  return [
    text(`Let op: deze voorstelling is niet in ${house.venueName}.`),
    link("Bekijk de kaart", `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`),
  ];
}
