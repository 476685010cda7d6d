import type { MethodShare, TypeShare } from "@podium/shared/contracts/statistics";
import { sql } from "kysely";
import { handedOut } from "#database/products.sql.ts";
import { isFirstTicketType } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface Counts {
  users: number;
  reservations: number;
  /** Number of confirmed reservations; the averages are over these and their buyers. */
  confirmed: number;
  buyers: number;
  tickets: number;
  salesCents: number;
}

export interface SalesDay {
  day: string;
  paidCents: number;
  waitingCents: number;
}

interface ShowSeats {
  id: number;
  name: string;
  startsAt: string;
  hallPlanId: number;
  seatsTotal: number;
  tickets: number;
  scanned: string | null;
  expected: string | null;
  unpaid: string | null;
  blocked: string | null;
}

interface TypeTickets extends TypeShare {
  showId: number;
}

interface VoucherSums {
  soldCents: number;
  soldInCashCents: number;
  freeCents: number;
  refundedCents: number;
  correctedCents: number;
  spentCents: number;
  openCents: number;
  openVouchers: number;
}

interface ProductSums {
  name: string;
  vatBasisPoints: number;
  sold: number;
  unpaid: number;
  handedOut: number;
  cents: number;
}

interface Sales {
  users: number;
  confirmed: number;
  buyers: number;
  days: SalesDay[];
  methods: Array<{ method: MethodShare["method"]; reservations: number; cents: number }>;
  vouchers: VoucherSums;
  products: ProductSums[];
  giftsCents: number;
  giftsWithTicketsCents: number;
}

interface Seats {
  shows: ShowSeats[];
  types: TypeTickets[];
}

async function readOne<Row>(query: Promise<{ rows: Row[] }>): Promise<Row> {
  const row = (await query).rows[0];
  if (!row) throw new Error("a select without a from returned no row");
  return row;
}

/** Counts in one statement, so that all figures are of the same moment. */
export async function countEverything(db: Db): Promise<Counts> {
  const { counts } = await readOne(
    sql<{ counts: Counts }>`
    with active as (
      select id, status, user_id, total_cents, cash_due_cents from reservations where status in ('PENDING', 'CONFIRMED')
    ), confirmed as (
      select * from active where status = 'CONFIRMED'
    )
    select json_build_object(
      'users', (select count(*) from users where deleted_at is null and anonymous_network is null),
      'reservations', (select count(*) from active),
      'confirmed', (select count(*) from confirmed),
      'buyers', (select count(distinct user_id) from confirmed),
      'tickets', (select count(*) from confirmed join reservation_seats on reservation_id = confirmed.id),
      'sales_cents', (select coalesce(sum(total_cents - cash_due_cents), 0) from confirmed)
    ) as counts
  `.execute(db),
  );
  return counts;
}

const days = sql`
  select reserved_at::date as day,
    coalesce(sum(total_cents - cash_due_cents) filter (where status = 'CONFIRMED'), 0) as paid_cents,
    coalesce(sum(case status when 'PENDING' then total_cents else cash_due_cents end), 0) as waiting_cents
  from reservations where status in ('PENDING', 'CONFIRMED') group by 1 order by 1`;

const methods = sql`
  select case when total_cents > 0 then coalesce(paid_with, payment_method) when paid.cents is null then 'FREE' else 'VOUCHER' end as method,
    count(*) as reservations, sum(case when total_cents > 0 then total_cents else coalesce(paid.cents, 0) end) as cents
  from reservations left join (
    select reservation_id, sum(cents) as cents from reservation_vouchers
    where given_back_at is null and cents > 0 group by reservation_id
  ) paid on paid.reservation_id = reservations.id
  where status in ('PENDING', 'CONFIRMED')
  group by 1`;

const confirmed = sql`select count(*) as reservations from reservations where status = 'CONFIRMED' group by user_id`;

const vouchers = sql`
  select coalesce(sum(cents) filter (where kind = 'ISSUED' and origin = 'SOLD'), 0)::int as sold_cents,
    coalesce(sum(cents) filter (where kind = 'ISSUED' and paid_with = 'CASH'), 0)::int as sold_in_cash_cents,
    coalesce(sum(cents) filter (where kind = 'ISSUED' and origin = 'FREE'), 0)::int as free_cents,
    coalesce(sum(cents) filter (where kind = 'ISSUED' and origin = 'REFUND'), 0)::int as refunded_cents,
    coalesce(sum(cents) filter (where kind = 'CORRECTED'), 0)::int as corrected_cents,
    coalesce(-sum(cents) filter (where kind in ('SPENT', 'GIVEN_BACK')), 0)::int as spent_cents,
    (select coalesce(sum(balance_cents), 0)::int from vouchers) as open_cents,
    (select count(*)::int from vouchers where balance_cents > 0) as open_vouchers
  from voucher_entries join vouchers on vouchers.id = voucher_id`;

/** By the name and rate at which they were sold. */
const products = sql`
  select line.name, line.vat_basis_points,
    coalesce(sum(line.count) filter (where status = 'CONFIRMED'), 0)::int as sold,
    coalesce(sum(line.count) filter (where status = 'PENDING'), 0)::int as unpaid,
    coalesce(sum(${handedOut(sql`line.id`)}), 0)::int as handed_out,
    coalesce(sum(line.count * line.price_cents) filter (where status = 'CONFIRMED'), 0)::int as cents
  from product_lines line join reservations on reservations.id = line.reservation_id
  where status in ('PENDING', 'CONFIRMED') group by 1, 2 order by 1, 2`;

// Most of the work, so the query leaves out tickets of other reservations instead of joining those of confirmed ones.
// `offset 0` makes Postgres look up the few unpaid tickets by reservation, instead of reading all tickets again.
const counted = sql`
  select show_id, ticket_type_id, count(*) as sold, 0 as unpaid,
    string_agg(seat_id, ' ') filter (where scanned_at is not null) as scanned,
    string_agg(seat_id, ' ') filter (where scanned_at is null) as expected, null as awaited
  from reservation_seats
  where not exists (select from reservations where reservations.id = reservation_id and status <> 'CONFIRMED')
  group by show_id, ticket_type_id
  union all
  select ticket.show_id, ticket.ticket_type_id, 0, count(*),
    string_agg(seat_id, ' ') filter (where scanned_at is not null), null,
    string_agg(seat_id, ' ') filter (where scanned_at is null)
  from reservations
  cross join lateral (select * from reservation_seats where reservation_id = reservations.id offset 0) ticket
  where status = 'PENDING'
  group by ticket.show_id, ticket.ticket_type_id`;

/** Counts seats by hall plan, because plans have far fewer seats. */
const shows = sql`
  select shows.id, shows.name, shows.starts_at, shows.hall_plan_id, coalesce(hall.seats, 0) as seats_total,
    coalesce(tickets.sold, 0) as tickets, tickets.scanned, tickets.expected, tickets.unpaid, closed.blocked
  from shows
  left join (select hall_plan_id, count(*) as seats from hall_plan_seats group by hall_plan_id) hall
    on hall.hall_plan_id = shows.hall_plan_id
  left join (
    select show_id, string_agg(seat_id, ' ') as blocked from seats where status = 'blocked' group by show_id
  ) closed on closed.show_id = shows.id
  left join (
    select show_id, sum(sold) as sold, string_agg(scanned, ' ') as scanned, string_agg(expected, ' ') as expected,
      string_agg(awaited, ' ') as unpaid
    from counted group by show_id
  ) tickets on tickets.show_id = shows.id
  order by shows.starts_at, shows.id`;

const types = sql`
  select counted.show_id, type.name, sum(sold) as sold, sum(unpaid) as unpaid
  from counted
  left join ticket_types first_type on first_type.show_id = counted.show_id and ${isFirstTicketType}
  join ticket_types type on type.id = coalesce(counted.ticket_type_id, first_type.id)
  group by counted.show_id, type.name
  order by counted.show_id, bool_and(type.removed_at is not null), min(type.place), type.name`;

/** @param db a transaction, whose zone this sets: looking it up for each of 20,000 reservations took 8 ms */
export async function readSales(db: Db): Promise<Sales> {
  await sql`set local time zone 'Europe/Brussels'`.execute(db);
  return readOne(
    sql<Sales>`
      with confirmed as materialized (${confirmed})
      select (select count(*)::int from users where deleted_at is null and anonymous_network is null) as users,
        (select coalesce(sum(reservations), 0)::int from confirmed) as confirmed,
        (select count(*)::int from confirmed) as buyers,
        (select coalesce(json_agg(entry), '[]') from (${days}) entry) as days,
        (select coalesce(json_agg(entry), '[]') from (${methods}) entry) as methods,
        (select to_json(entry) from (${vouchers}) entry) as vouchers,
        (select coalesce(json_agg(entry), '[]') from (${products}) entry) as products,
        (select coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int from payments
          where waived_at is not null) as gifts_cents,
        (select coalesce(sum(gift_cents), 0)::int from reservations
          where status = 'CONFIRMED') as gifts_with_tickets_cents
    `.execute(db),
  );
}

export async function readSeats(db: Db): Promise<Seats> {
  return readOne(
    sql<Seats>`
      with counted as materialized (${counted})
      select (select coalesce(json_agg(entry), '[]') from (${shows}) entry) as shows,
        (select coalesce(json_agg(entry), '[]') from (${types}) entry) as types
    `.execute(db),
  );
}

export interface UnverifiedSeats {
  showId: number;
  name: string;
  startsAt: Date;
  /** Seats in live carts and unpaid reservations of accounts whose address was never verified. */
  seats: number;
  seatsTotal: number;
}

/** Finds coming shows of which such accounts have more than a tenth of the seats. */
export async function findUnverifiedSeats(db: Db, now: Date): Promise<UnverifiedSeats[]> {
  const { rows } = await sql<UnverifiedSeats>`
    select shows.id as show_id, shows.name, shows.starts_at, counted.seats, counted.seats_total
    from shows join lateral (
      select count(*)::int as seats_total, (count(*) filter (where not owner.guest and owner.email_verified_at is null))::int as seats
      from seats
      left join carts on seats.status = 'held' and seats.held_until > ${now} and carts.id = seats.cart_id
      left join reservations on seats.status = 'reserved' and reservations.status = 'PENDING'
        and reservations.id = seats.reservation_id
      left join users owner on owner.id = coalesce(carts.user_id, reservations.user_id)
      where seats.show_id = shows.id
    ) counted on counted.seats * 10 > counted.seats_total
    where shows.starts_at > ${now} order by shows.starts_at, shows.id`.execute(db);
  return rows;
}
