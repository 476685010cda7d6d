import type { MethodShare, TypeShare } from "@podium/shared/contracts/statistics";
import { sql } from "kysely";
import { firstTicketType } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/database.ts";

export interface Counts {
  users: number;
  reservations: number;
  /** Confirmed ones, and who made them: the averages are over these. */
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
  /** How many of them belong to confirmed reservations. */
  tickets: number;
  scanned: string | null;
  expected: string | null;
  unpaid: string | null;
  blocked: string | null;
}

interface TypeTickets extends TypeShare {
  showId: number;
}

/** By the ledgers, and what is open by the balances. */
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

interface ChartData {
  users: number;
  confirmed: number;
  buyers: number;
  days: SalesDay[];
  methods: Array<{ method: MethodShare["method"]; reservations: number; cents: number }>;
  vouchers: VoucherSums;
  giftsCents: number;
  shows: ShowSeats[];
  types: TypeTickets[];
}

async function readOne<Row>(query: Promise<{ rows: Row[] }>): Promise<Row> {
  const row = (await query).rows[0];
  if (!row) throw new Error("a select without a from returned no row");
  return row;
}

/** One statement, so that all figures are of the same moment. */
export async function countEverything(db: Db): Promise<Counts> {
  const { counts } = await readOne(
    sql<{ counts: Counts }>`
    with active as (
      select id, status, user_id, total_cents from reservations where status in ('PENDING', 'CONFIRMED')
    ), confirmed as (
      select * from active where status = 'CONFIRMED'
    )
    select json_build_object(
      'users', (select count(*) from users where deleted_at is null and anonymous_network is null),
      'reservations', (select count(*) from active),
      'confirmed', (select count(*) from confirmed),
      'buyers', (select count(distinct user_id) from confirmed),
      'tickets', (select count(*) from confirmed join reservation_seats on reservation_id = confirmed.id),
      'sales_cents', (select coalesce(sum(total_cents), 0) from confirmed)
    ) as counts
  `.execute(db),
  );
  return counts;
}

const days = sql`
  select to_char(day, 'YYYY-MM-DD') as day, paid_cents, waiting_cents from (
    select (reserved_at at time zone 'Europe/Brussels')::date as day,
      coalesce(sum(total_cents) filter (where status = 'CONFIRMED'), 0) as paid_cents,
      coalesce(sum(total_cents) filter (where status = 'PENDING'), 0) as waiting_cents
    from active group by 1
  ) sales order by sales.day`;

const methods = sql`
  select case when total_cents > 0 then payment_method when paid.cents is null then 'FREE' else 'VOUCHER' end as method,
    count(*) as reservations, sum(case when total_cents > 0 then total_cents else coalesce(paid.cents, 0) end) as cents
  from active left join (
    select reservation_id, sum(cents) as cents from reservation_vouchers
    where given_back_at is null and cents > 0 group by reservation_id
  ) paid on paid.reservation_id = active.id
  group by 1`;

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

const shows = sql`
  select shows.id, shows.name, shows.starts_at, shows.hall_plan_id, coalesce(hall.seats, 0) as seats_total,
    coalesce(sold.tickets, 0) as tickets, sold.scanned, sold.expected, sold.unpaid, hall.blocked
  from shows
  left join (
    select show_id, count(*) as seats, string_agg(seat_id, ' ') filter (where status = 'blocked') as blocked
    from seats group by show_id
  ) hall on hall.show_id = shows.id
  left join (
    select show_id, count(*) filter (where status = 'CONFIRMED') as tickets,
      string_agg(seat_id, ' ') filter (where scanned_at is not null) as scanned,
      string_agg(seat_id, ' ') filter (where scanned_at is null and status = 'CONFIRMED') as expected,
      string_agg(seat_id, ' ') filter (where scanned_at is null and status = 'PENDING') as unpaid
    from tickets group by show_id
  ) sold on sold.show_id = shows.id
  order by shows.starts_at, shows.id`;

const types = sql`
  select tickets.show_id, type.name, (count(*) filter (where status = 'CONFIRMED'))::int as sold,
    (count(*) filter (where status = 'PENDING'))::int as unpaid
  from tickets
  join ticket_types type on type.id = coalesce(tickets.ticket_type_id, ${firstTicketType(sql`tickets.show_id`)})
  group by tickets.show_id, type.name
  order by tickets.show_id, bool_and(type.removed_at is not null), min(type.place), type.name`;

/** One statement, so that charts and figures agree. */
export async function readCharts(db: Db): Promise<ChartData> {
  return readOne(
    sql<ChartData>`
      with active as (
        select id, show_id, user_id, status, payment_method, total_cents, reserved_at
        from reservations where status in ('PENDING', 'CONFIRMED')
      ), tickets as materialized (
        -- Read once: they are most of the work.
        select active.show_id, active.status, seat_id, scanned_at, ticket_type_id
        from active join reservation_seats on reservation_seats.reservation_id = active.id
      )
      select (select count(*)::int from users where deleted_at is null and anonymous_network is null) as users,
        (select count(*)::int from active where status = 'CONFIRMED') as confirmed,
        (select count(distinct user_id)::int from active where status = 'CONFIRMED') as buyers,
        (select coalesce(json_agg(entry), '[]') from (${days}) entry) as days,
        (select coalesce(json_agg(entry), '[]') from (${methods}) entry) as methods,
        (select to_json(entry) from (${vouchers}) entry) as vouchers,
        (select coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int from payments
          where waived_at is not null) as gifts_cents,
        (select coalesce(json_agg(entry), '[]') from (${shows}) entry) as shows,
        (select coalesce(json_agg(entry), '[]') from (${types}) entry) as types
    `.execute(db),
  );
}
