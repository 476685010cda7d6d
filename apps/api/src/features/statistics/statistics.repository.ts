import type { MethodShare } from "@podium/shared/contracts/statistics";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

export interface Counts {
  users: number;
  reservations: number;
  reservedSeats: number;
  tickets: number;
  salesCents: number;
}

/** Sales of one day, in cents, by the theatre's clock. */
export interface SalesDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  paidCents: number;
  waitingCents: number;
}

/** Seats of a show that stand so, with a space between them; null for none. */
interface ShowSeats {
  id: number;
  name: string;
  startsAt: string;
  seatsTotal: number;
  /** How many of them belong to confirmed reservations. */
  tickets: number;
  scanned: string | null;
  expected: string | null;
  unpaid: string | null;
}

export interface Pictures {
  users: number;
  days: SalesDay[];
  methods: Array<{ method: MethodShare["method"]; reservations: number; cents: number }>;
  shows: ShowSeats[];
}

async function readOne<Row>(query: Promise<{ rows: Row[] }>): Promise<Row> {
  const row = (await query).rows[0];
  if (!row) throw new Error("a select without a from gave no row");
  return row;
}

/** Everything in one statement, so that the figures belong to one and the same moment. */
export async function countEverything(db: Db): Promise<Counts> {
  const { counts } = await readOne(
    sql<{ counts: Counts }>`
    with standing as (
      select id, status, total_cents from reservations where status in ('PENDING', 'CONFIRMED')
    ), seats_of as (
      select s.status, count(*) as seats from standing s join reservation_seats r on r.reservation_id = s.id group by s.status
    )
    select json_build_object(
      'users', (select count(*) from users where deleted_at is null),
      'reservations', (select count(*) from standing),
      'reservedSeats', (select coalesce(sum(seats), 0) from seats_of),
      'tickets', (select coalesce(sum(seats), 0) from seats_of where status = 'CONFIRMED'),
      'salesCents', (select coalesce(sum(total_cents), 0) from standing where status = 'CONFIRMED')
    ) as counts
  `.execute(db),
  );
  return counts;
}

const days = sql`
  select to_char(day, 'YYYY-MM-DD') as day, "paidCents", "waitingCents" from (
    select (reserved_at at time zone 'Europe/Brussels')::date as day,
      coalesce(sum(total_cents) filter (where status = 'CONFIRMED'), 0) as "paidCents",
      coalesce(sum(total_cents) filter (where status = 'PENDING'), 0) as "waitingCents"
    from standing group by 1
  ) sales order by sales.day`;

const methods = sql`
  select case when total_cents = 0 then 'FREE' else payment_method end as method,
    count(*) as reservations, sum(total_cents) as cents
  from standing group by 1`;

// The tickets are gone through once: they are most of the work.
const shows = sql`
  select shows.id, shows.name, shows.starts_at as "startsAt", coalesce(hall.seats, 0) as "seatsTotal",
    coalesce(sold.tickets, 0) as tickets, sold.scanned, sold.expected, sold.unpaid
  from shows
  left join (select show_id, count(*) as seats from seats group by show_id) hall on hall.show_id = shows.id
  left join (
    select standing.show_id, count(*) filter (where status = 'CONFIRMED') as tickets,
      string_agg(seat_id, ' ') filter (where scanned_at is not null) as scanned,
      string_agg(seat_id, ' ') filter (where scanned_at is null and status = 'CONFIRMED') as expected,
      string_agg(seat_id, ' ') filter (where scanned_at is null and status = 'PENDING') as unpaid
    from standing join reservation_seats on reservation_seats.reservation_id = standing.id
    group by standing.show_id
  ) sold on sold.show_id = shows.id
  order by shows.starts_at, shows.id`;

/** What the pictures draw and the figures can be added up from, in one statement too: a bar and a figure never disagree. */
export async function readPictures(db: Db): Promise<Pictures> {
  return readOne(
    sql<Pictures>`
      with standing as (
        select id, show_id, status, payment_method, total_cents, reserved_at
        from reservations where status in ('PENDING', 'CONFIRMED')
      )
      select (select count(*)::int from users where deleted_at is null) as users,
        (select coalesce(json_agg(entry), '[]') from (${days}) entry) as days,
        (select coalesce(json_agg(entry), '[]') from (${methods}) entry) as methods,
        (select coalesce(json_agg(entry), '[]') from (${shows}) entry) as shows
    `.execute(db),
  );
}
