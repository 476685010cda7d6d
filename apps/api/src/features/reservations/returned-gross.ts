import { sql } from "kysely";

/** In cents, before codes: of tickets that were given back, what is still in the reservation's total. */
export const returnedGross = sql<number>`(
  select coalesce(sum(gross_cents - coalesce(returned_cents, 0)), 0)::int from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state <> 'KEPT')`;
