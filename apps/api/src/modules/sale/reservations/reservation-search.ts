import { KIND_WORDS } from "@podium/shared/halls/seat-names";
import { folded } from "@podium/shared/words/search-text";
import { type RawBuilder, sql } from "kysely";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { containing } from "#platform/data/database.ts";
import { hasWords, isNumber } from "#platform/data/folded-search.ts";

const kinds = JSON.stringify(
  Object.fromEntries(Object.entries(KIND_WORDS).map(([kind, word]) => [kind, folded(word)])),
);
/** Searched text of a seat, such as ' rij 2 12 beperkt zicht ' */
const name = sql`(' ' || planned.folded_name || ' ' || coalesce(${kinds}::jsonb ->> planned.kind, '') || ' ')`;

/** 'C12' means row C, seat 12, and also row 12, seat C. */
const SHORT = /^(?:(\p{L}{1,3})[ .]?(\d{1,3})|(\d{1,3})[ .]?(\p{L}{1,3}))$/u;
/** At least two letters: numbers alone would match a seat in every reservation. */
const LETTERS = /\p{L}{2}/u;

/** Matches 'rij C', 'rij 3 12', 'rolstoel', 'C12'; 'stoel 1' does not find 'stoel 12'. @returns null: names no seat */
function isSeatNamed(search: string): RawBuilder<boolean> | null {
  const words = search
    .split(/[\s,;]+/)
    .map(folded)
    .filter((word) => word !== "");
  const spoken = words.filter((word) => word !== "stoel").join(" ");
  const [, letters, behind, number, after] = SHORT.exec(spoken) ?? [];
  const [one = number, other = after] = [letters, behind];
  if (one !== undefined && other !== undefined)
    return sql<boolean>`(planned.folded_row, planned.folded_label) in ((${one}, ${other}), (${other}, ${one}))`;
  if (!LETTERS.test(spoken)) return null;
  return sql<boolean>`${name} like ${containing(words.at(-2) === "stoel" ? ` ${spoken} ` : spoken)}`;
}

// Skips texts that cannot match the search, since each one is read per reservation.
const couldBeId = (sought: string): boolean => /^\d+$/.test(sought);
const couldBePoint = (sought: string): boolean => /^[\d.]+$/.test(sought);
const couldBeEuros = (sought: string): boolean => /^[€\d ,]+$/.test(sought);
const MONTHS = "jan feb mrt apr mei jun jul aug sep okt nov dec".split(" ");
/** Whether the search may be part of a moment as `written_out` formats it */
function couldBeMoment(sought: string): boolean {
  const [, letters] = /^[\d\s/:,-]*([a-z]{0,3})[\d\s/:,-]*$/.exec(sought) ?? [];
  return letters !== undefined && MONTHS.some((month) => month.includes(letters));
}
const couldBeSeat = (sought: string): boolean => /^(r|t)?\d{0,2}(-|$)[a-t]?$/.test(sought);
/** Reference that visitors are asked to type with a transfer. */
const REFERENCE = /^tickets ?#?(\d{1,9})\b/;

const price = sql`(reservations.total_cents / 100.0)::numeric(10, 2)::text`;

/** Whether a word of a type's name may begin like this: inner parts of common type names would match people's names. */
const couldBeTypeName = (sought: string): boolean => /^\p{L}{3}/u.test(sought);
const beginning = (sought: string): string => containing(` ${sought}`);

/** Whether a search reads no column that the index `reservations_newest` lacks: moments have words of three letters. */
export const isIndexed = (search: string): boolean => /\p{L}{4}/u.test(search);

/** Users, shows and seats are searched once each, not per reservation (specification, Reservatie beheer). */
export function matchesSearch(search: string): RawBuilder<boolean> {
  // Displayed amounts contain a no-break space.
  const sought = search.toLowerCase().replaceAll("\u00A0", " ");
  const pattern = containing(sought);
  // Cheap conditions come first: a row that one of them matches is not tested by the others.
  const places: Array<RawBuilder<unknown>> = [];
  if ("ja".includes(sought)) places.push(sql`reservations.status = 'CONFIRMED'`);
  if ("nee".includes(sought)) places.push(sql`reservations.status <> 'CONFIRMED'`);
  const reference = REFERENCE.exec(sought);
  if (reference) places.push(sql`reservations.id = ${Number(reference[1])}`);
  places.push(
    sql`reservations.user_id in (
      select id from users where ${hasWords(sql`folded_text`, search)} or ${isNumber(sql`number`, search)})`,
    sql`reservations.show_id in (
      select id from shows where search_text like ${pattern} or ${hasWords(sql`folded_name`, search)})`,
  );
  if (couldBeSeat(sought)) {
    places.push(sql`reservations.id in (
      select reservation_id from reservation_seats where seat_id like ${pattern.toUpperCase()})`);
  }
  const isSeat = isSeatNamed(search);
  if (isSeat) {
    places.push(sql`reservations.id in (
      select ticket.reservation_id from hall_plan_seats planned
      join shows on shows.hall_plan_id = planned.hall_plan_id
      join reservation_seats ticket on ticket.show_id = shows.id and ticket.seat_id = planned.seat_id
      where ${isSeat})`);
  }
  if (couldBeTypeName(sought)) {
    places.push(sql`reservations.id in (
      select ticket.reservation_id from ticket_types type
      join reservation_seats ticket on ticket.ticket_type_id = type.id
      where type.name <> ${STANDARD_TYPE} and ' ' || folded(type.name) like ${beginning(folded(sought))})`);
  }
  if (/\p{L}{2}/u.test(sought)) places.push(hasWords(sql`reservations.folded_told_name`, search));
  if (couldBeId(sought)) places.push(sql`reservations.id::text like ${pattern}`);
  if (couldBeMoment(sought)) places.push(sql`reservations.reserved_text like ${pattern}`);
  if (couldBePoint(sought)) places.push(sql`${price} like ${pattern}`);
  else if (couldBeEuros(sought)) places.push(sql`'€ ' || replace(${price}, '.', ',') like ${pattern}`);
  return sql<boolean>`(${sql.join(places, sql` or `)})`;
}
