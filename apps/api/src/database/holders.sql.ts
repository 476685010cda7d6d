import { type RawBuilder, sql } from "kysely";
import { fullNameIn } from "./full-name.sql.ts";

/** Whether the ticket of `reservation_seats` was passed on to somebody. */
export const isPassedOn = sql<boolean>`exists (
  select from passed_tickets where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/** The name to which the ticket of `reservation_seats` was passed on; null: it was not passed on. */
export const passedName = sql<string | null>`(
  select passed_tickets.name from passed_tickets
  where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/**
 * Identifies the recipient of a passed-on ticket within its reservation: the same for all tickets that one address ever
 * got of it. Null: the ticket of `reservation_seats` was not passed on.
 */
export const holderId = sql<number | null>`(
  select min(same.id) from passed_tickets passed
  join passed_tickets same on same.reservation_id = passed.reservation_id and lower(same.email) = lower(passed.email)
  where passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** The name on a ticket: of its recipient if it was passed on, otherwise of its buyer (`users`). */
export const holderName = sql<string>`coalesce(${passedName}, ${fullNameIn("users")})`;

/** Whether `passed` and `known` (both `passed_tickets`) were passed on together: they share one mail and its link. */
export const isPassedTogether = sql<boolean>`(passed.reservation_id = known.reservation_id
  and passed.passed_at = known.passed_at and lower(passed.email) = lower(known.email))`;

/** Whether the link of this row of `passed_tickets` opens the ticket of `reservation_seats`. */
export const isHeldWith = (passedId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from passed_tickets passed join passed_tickets known on ${isPassedTogether}
  where known.id = ${passedId} and passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** The same id for all tickets passed on together, also once some were taken back; null: not passed on. */
export const passedTogetherId = sql<number | null>`(
  select min(known.id) from passed_tickets passed join passed_tickets known on ${isPassedTogether}
  where passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** The last time at which a ticket of this reservation was passed on or taken back. */
export const handedAt = sql<Date | null>`(
  select greatest(max(passed_at), max(ended_at)) from passed_tickets
  where passed_tickets.reservation_id = reservation_seats.reservation_id)`;
