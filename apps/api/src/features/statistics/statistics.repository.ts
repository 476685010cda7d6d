import type { MethodShare } from "@podium/shared/contracts/statistics";
import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

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

interface ShowSeats {
  id: number;
  name: string;
  startsAt: string;
  seatsTotal: number;
  scanned: string[];
  expected: string[];
  unpaid: string[];
}

export interface Pictures {
  days: SalesDay[];
  methods: Array<{ method: MethodShare["method"]; reservations: number; cents: number }>;
  shows: ShowSeats[];
}

/** What every figure is made of: the reservations that stand, and their seats. */
const standing = sql`
  standing as (
    select id, show_id, status, payment_method, total_cents, reserved_at
    from reservations where status in ('PENDING', 'CONFIRMED')
  ), tickets as (
    select s.show_id, s.status, t.seat_id, t.scanned_at is not null as scanned
    from standing s join reservation_seats t on t.reservation_id = s.id
  )`;

const counts = sql`json_build_object(
    'users', (select count(*) from users where deleted_at is null),
    'reservations', (select count(*) from standing),
    'reservedSeats', (select count(*) from tickets),
    'tickets', (select count(*) from tickets where status = 'CONFIRMED'),
    'salesCents', (select coalesce(sum(total_cents), 0) from standing where status = 'CONFIRMED')
  )`;

const days = sql`
  select to_char(reserved_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day,
    coalesce(sum(total_cents) filter (where status = 'CONFIRMED'), 0) as "paidCents",
    coalesce(sum(total_cents) filter (where status = 'PENDING'), 0) as "waitingCents"
  from standing group by 1 order by 1`;

const methods = sql`
  select case when total_cents = 0 then 'FREE' else payment_method end as method,
    count(*) as reservations, sum(total_cents) as cents
  from standing group by 1`;

const shows = sql`
  select shows.id, shows.name, shows.starts_at as "startsAt",
    (select count(*) from seats where seats.show_id = shows.id) as "seatsTotal",
    coalesce(sold.scanned, '[]') as scanned, coalesce(sold.expected, '[]') as expected, coalesce(sold.unpaid, '[]') as unpaid
  from shows left join (
    select show_id,
      json_agg(seat_id order by seat_id) filter (where scanned) as scanned,
      json_agg(seat_id order by seat_id) filter (where not scanned and status = 'CONFIRMED') as expected,
      json_agg(seat_id order by seat_id) filter (where not scanned and status = 'PENDING') as unpaid
    from tickets group by show_id
  ) sold on sold.show_id = shows.id
  order by shows.starts_at, shows.id`;

async function readOne<Row>(query: Promise<{ rows: Row[] }>): Promise<Row> {
  const row = (await query).rows[0];
  if (!row) throw new Error("a select without a from gave no row");
  return row;
}

/** Everything in one statement, so that the figures belong to one and the same moment. */
export async function countEverything(db: Db): Promise<Counts> {
  return (await readOne(sql<{ counts: Counts }>`with ${standing} select ${counts} as counts`.execute(db))).counts;
}

/** The counts and what the pictures draw, in one statement too: a bar and the figure above it never disagree. */
export async function readPictures(db: Db): Promise<{ counts: Counts } & Pictures> {
  return readOne(
    sql<{ counts: Counts } & Pictures>`
      with ${standing}
      select ${counts} as counts,
        (select coalesce(json_agg(entry), '[]') from (${days}) entry) as days,
        (select coalesce(json_agg(entry), '[]') from (${methods}) entry) as methods,
        (select coalesce(json_agg(entry), '[]') from (${shows}) entry) as shows
    `.execute(db),
  );
}
