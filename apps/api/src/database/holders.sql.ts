import { sql } from "kysely";

/** Whether the ticket of `reservation_seats` was passed on to somebody. */
export const isPassedOn = sql<boolean>`exists (
  select from passed_tickets where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/** The name on a ticket: of whom it was passed on to, else of who bought it (`users`). */
export const holderName = sql<string>`coalesce(
  (select passed_tickets.name from passed_tickets
    where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null),
  concat_ws(' ', users.firstname, users.lastname))`;
