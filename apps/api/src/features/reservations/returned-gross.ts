import { sql } from "kysely";

/**
 * In cents: of tickets that were given back, what the reservation's price still counts. Of one that is for sale all of
 * it, before codes; of one that was sold only what the society kept, without a discount.
 */
export const returnedGross = sql<number>`(
  select coalesce(sum(case state when 'OPEN' then gross_cents else price_cents - returned_cents end), 0)::int
  from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state <> 'KEPT')`;

/** How many of its tickets were given back, and are not sold yet: they count for its code. */
export const openReturns = sql<number>`(
  select count(*)::int from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state = 'OPEN')`;
