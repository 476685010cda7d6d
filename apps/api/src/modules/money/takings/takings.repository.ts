import { type RawBuilder, sql } from "kysely";
import { extrasCents } from "#database/products.sql.ts";
import { playTitleOfShow } from "#database/shows.sql.ts";
import { netCents, returnedCents, ticketPrice } from "#database/ticket-prices.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface Evening {
  id: number;
  name: string;
  startsAt: Date;
  cancelledAt: Date | null;
  hall: string;
  playTitle: string | null;
  capacity: number;
  blocked: number;
  /** Parts of these prices: to come at the box office, and waived, such as a transfer accepted though short. */
  dueCents: number;
  waivedCents: number;
  prices: Array<{ cents: number; tickets: number }>;
}

const id = sql<number>`reservations.id`;

/** Sums over the confirmed reservations of `shows`, none more than the prices of its tickets. */
const sums = sql`
  select coalesce(sum(least(greatest(0, cash_due_cents - gift_cents), priced.cents)), 0)::int as due_cents,
    coalesce(sum(least(priced.cents, greatest(0,
      priced.cents + ${extrasCents(id)} + ${returnedCents(id)} - ${netCents}))), 0)::int as waived_cents
  from reservations cross join lateral (
    select coalesce(sum(${ticketPrice}), 0)::int as cents
    from reservation_seats where reservation_seats.reservation_id = reservations.id
  ) priced
  where reservations.show_id = shows.id and reservations.status = 'CONFIRMED'`;

/** Finds shows with the tickets of their confirmed reservations, counted by price; the earliest show first. */
async function findEvenings(db: Db, which: RawBuilder<boolean>): Promise<Evening[]> {
  const { rows } = await sql<Evening>`
    select shows.id, shows.name, shows.starts_at, shows.cancelled_at, hall_plans.name as hall,
      ${playTitleOfShow} as play_title, counted.capacity, counted.blocked,
      summed.due_cents, summed.waived_cents,
      (select coalesce(json_agg(json_build_object('cents', cents, 'tickets', tickets) order by cents desc), '[]')
        from (
          select ${ticketPrice} as cents, count(*)::int as tickets
          from reservation_seats join reservations on reservations.id = reservation_seats.reservation_id
          where reservation_seats.show_id = shows.id and reservations.status = 'CONFIRMED'
          group by 1
        ) priced) as prices
    from shows join hall_plans on hall_plans.id = shows.hall_plan_id
    cross join lateral (
      select count(*)::int as capacity, (count(*) filter (where status = 'blocked'))::int as blocked
      from seats where seats.show_id = shows.id
    ) counted
    cross join lateral (${sums}) summed
    where ${which} order by shows.starts_at, shows.id`.execute(db);
  return rows;
}

export async function findShow(db: Db, showId: number): Promise<Evening | undefined> {
  const [evening] = await findEvenings(db, sql<boolean>`shows.id = ${showId}`);
  return evening;
}

export async function findEveningsOfPlay(db: Db, playId: number): Promise<Evening[]> {
  return findEvenings(db, sql<boolean>`shows.play_id = ${playId}`);
}

/** Returns undefined when there is no such play. */
export async function findPlayTitle(db: Db, playId: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select coalesce(documents.draft #>> '{title,nl}', '') as title
    from plays join documents on documents.id = plays.document_id where plays.id = ${playId}`.execute(db);
  return rows[0]?.title;
}
