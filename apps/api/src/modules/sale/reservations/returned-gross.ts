import { sql } from "kysely";

/**
 * Cents that the reservation's price still includes for returned tickets: while a seat is for sale its whole price,
 * before codes; after its sale only the amount that the society kept, without a discount.
 */
export const returnedGross = sql<number>`(
  select coalesce(sum(case state when 'OPEN' then gross_cents else price_cents - returned_cents end), 0)::int
  from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state <> 'KEPT')`;

/** Number of its returned tickets whose seats are not sold yet; the reservation's code still counts them */
export const openReturns = sql<number>`(
  select count(*)::int from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state = 'OPEN')`;
