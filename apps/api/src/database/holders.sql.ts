import { type RawBuilder, sql } from "kysely";
import { fullNameIn } from "./full-name.sql.ts";

/** Whether the ticket of `reservation_seats` was passed on to somebody. */
export const isPassedOn = sql<boolean>`exists (
  select from passed_tickets where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/** The name of whom the ticket of `reservation_seats` was passed on to; null: to nobody. */
export const passedName = sql<string | null>`(
  select passed_tickets.name from passed_tickets
  where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/**
 * Tells apart to whom tickets of one reservation were passed on: the same for all that one address ever got of it. Null:
 * the ticket of `reservation_seats` was passed on to nobody.
 */
export const holderId = sql<number | null>`(
  select min(same.id) from passed_tickets passed
  join passed_tickets same on same.reservation_id = passed.reservation_id and lower(same.email) = lower(passed.email)
  where passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** The name on a ticket: of whom it was passed on to, else of who bought it (`users`). */
export const holderName = sql<string>`coalesce(${passedName}, ${fullNameIn("users")})`;

/** Whether `passed` and `known`, both of `passed_tickets`, are of one act: one mail told of them, and has one link. */
export const isPassedTogether = sql<boolean>`(passed.reservation_id = known.reservation_id
  and passed.passed_at = known.passed_at and lower(passed.email) = lower(known.email))`;

/** Whether the ticket of `reservation_seats` is one that the link of this row of `passed_tickets` opens. */
export const isHeldWith = (passedId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from passed_tickets passed join passed_tickets known on ${isPassedTogether}
  where known.id = ${passedId} and passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** The same for all that was passed on in one act, also once some was taken back; null: `reservation_seats` was not. */
export const passedTogetherId = sql<number | null>`(
  select min(known.id) from passed_tickets passed join passed_tickets known on ${isPassedTogether}
  where passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** When a ticket of the reservation of `reservation_seats` was passed on or taken back last. */
export const handedAt = sql<Date | null>`(
  select greatest(max(passed_at), max(ended_at)) from passed_tickets
  where passed_tickets.reservation_id = reservation_seats.reservation_id)`;
