import pg from "pg";
import { type EntrantEntry, READ_ENTRANTS, RECORD_ENTRANTS } from "./entrants-record.ts";

export interface SeatEntry {
  /** Milliseconds since 1970, at the statement's end. */
  at: number;
  /** Time of the commit, until which others saw the previous state. */
  committedAt: number;
  tx: string;
  showId: number;
  seatId: string;
  version: number;
  /** Gone: the show moved to a plan without this seat, which may return with another plan. */
  status: "available" | "held" | "reserved" | "blocked" | "gone";
  /** Whether the seat is a usual place in the show's plan at that moment; others are never offered automatically. */
  isUsual: boolean;
  userId: number | null;
  heldUntil: number | null;
  reservationId: number | null;
  /** The offer that holds the seat. A held seat without cart and offer became free while somebody waits. */
  offerId: number | null;
  /** The cast quota with which it was taken from the blocked seats. */
  castQuotaId: number | null;
}

export interface ReservationEntry {
  at: number;
  tx: string;
  id: number;
  userId: number;
  status: "PENDING" | "CONFIRMED" | "EXPIRED" | "CANCELLED";
  codeId: number | null;
}

/** A reservation became paid, or was created as paid. */
export interface PaidEntry {
  id: number;
  /** The price at that moment, and the reported payment method; null: none was reported, or nothing was due. */
  cents: number;
  paidWith: string | null;
  wasUnpaid: boolean;
}

/** A continuing reservation gave this seat up, withdrew that, or has it reserved until a difference is paid. */
export interface HandedEntry {
  tx: string;
  reservationId: number;
  seatId: string;
}

export interface WaitingListEntry {
  at: number;
  tx: string;
  id: number;
  showId: number;
  userId: number;
  seats: number;
  together: boolean;
  state: "WAITING" | "OFFERED" | "ENDED";
  outcome: string | null;
}

export interface OfferEntry {
  at: number;
  tx: string;
  id: number;
  wishId: number;
  showId: number;
  seatIds: string[];
  byHand: boolean;
  ended: boolean;
}

/**
 * Usual seats of a show that were free for everybody after a transaction allocated seats, except seats that may have
 * been locked by another transaction; or at the commit of a transaction that gave the show a plan.
 */
export interface FreeEntry {
  at: number;
  tx: string;
  showId: number;
  seatIds: string[];
  /** Null: the transaction allocated seats. */
  planId: number | null;
}

export interface LedgerEntry {
  at: number;
  voucherId: number;
  cents: number;
  balanceCents: number;
}

/** Triggers that record changes, independent of the product's code. */
const RECORD_CHANGES = `
create function fault_usual(show int) returns setof text language sql as $$
  select seat_id from shows join hall_plan_seats planned using (hall_plan_id)
  where shows.id = show and planned.kind in ('seat', 'restricted')
$$;
create table fault_free (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), show_id int, seat_ids text[], plan_id int);
create function fault_note_free(show int) returns void language sql as $$
  -- Whoever locks a row leaves their number on it. None, ours, or that of whom it was last changed by: nobody else
  -- has locked it since, in this moment or a moment ago.
  insert into fault_free (show_id, seat_ids) select show, array(
    select seat_id from seats where show_id = show and status = 'available' and seat_id in (select fault_usual(show))
      and xmax::text in ('0', pg_current_xact_id()::xid::text, xmin::text))
$$;
create function fault_note_plan() returns trigger language plpgsql as $$
begin
  insert into fault_free (show_id, plan_id, seat_ids) values (new.id, new.hall_plan_id, array(
    select seat_id from seats where show_id = new.id and status = 'available'
      and seat_id in (select fault_usual(new.id))));
  return null;
end $$;
create constraint trigger fault_note_plan after insert on shows deferrable initially deferred
for each row execute function fault_note_plan();
create constraint trigger fault_note_other_plan after update on shows deferrable initially deferred
for each row when (old.hall_plan_id <> new.hall_plan_id) execute function fault_note_plan();
create table fault_seats (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), show_id int, seat_id text, version int, status text,
  usual boolean, user_id int, held_until timestamptz, reservation_id int, offer_id int, cast_quota_id int);
create function fault_note_seat() returns trigger language plpgsql as $$
begin
  -- Another ticket type in the cart is no change of the seat.
  if tg_op = 'UPDATE' and (old.version, old.status, old.cart_id, old.held_until, old.reservation_id, old.offer_id)
    is not distinct from (new.version, new.status, new.cart_id, new.held_until, new.reservation_id, new.offer_id)
  then return null; end if;
  insert into fault_seats (show_id, seat_id, version, status, usual, user_id, held_until, reservation_id, offer_id,
    cast_quota_id)
  values (new.show_id, new.seat_id, new.version, new.status, new.seat_id in (select fault_usual(new.show_id)),
    (select carts.user_id from carts where carts.id = new.cart_id), new.held_until, new.reservation_id, new.offer_id,
    new.cast_quota_id);
  if tg_op = 'UPDATE' and new.status = 'available'
    and old.status = 'held' and old.cart_id is null and old.offer_id is null
  then perform fault_note_free(new.show_id); end if;
  return null;
end $$;
create trigger fault_note_seat after insert or update on seats for each row execute function fault_note_seat();
create function fault_note_gone() returns trigger language plpgsql as $$
begin
  insert into fault_seats (show_id, seat_id, version, status, usual)
  values (old.show_id, old.seat_id, old.version, 'gone', false);
  return null;
end $$;
create trigger fault_note_gone after delete on seats for each row execute function fault_note_gone();
create table fault_reservations (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), id int, user_id int, status text, code_id int,
  cents int, paid_with text);
create function fault_note_reservation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status, old.user_id, old.ticket_code_id)
    is not distinct from (new.status, new.user_id, new.ticket_code_id) then return null; end if;
  insert into fault_reservations (id, user_id, status, code_id, cents, paid_with)
  values (new.id, new.user_id, new.status, new.ticket_code_id, new.total_cents, new.paid_with);
  return null;
end $$;
create trigger fault_note_reservation after insert or update on reservations
for each row execute function fault_note_reservation();
create table fault_handed (tx xid8 not null default pg_current_xact_id(), reservation_id int, seat_id text);
create function fault_note_returned() returns trigger language plpgsql as $$
begin
  insert into fault_handed (reservation_id, seat_id) values (new.reservation_id, new.seat_id);
  return null;
end $$;
create trigger fault_note_returned after insert or update on returned_tickets
for each row execute function fault_note_returned();
create function fault_note_pending_move() returns trigger language plpgsql as $$
begin
  insert into fault_handed (reservation_id, seat_id)
  select new.reservation_id, seat_id from jsonb_array_elements(new.moves) as move,
    unnest(array[move->>'from', move->>'to']) as seat_id;
  return null;
end $$;
create trigger fault_note_pending_move after insert or update on pending_moves
for each row execute function fault_note_pending_move();
create table fault_wishes (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), wish waiting_wishes);
create function fault_note_wish() returns trigger language plpgsql as $$
begin
  insert into fault_wishes (wish) values (new);
  return null;
end $$;
create trigger fault_note_wish after insert or update on waiting_wishes
for each row execute function fault_note_wish();
create table fault_offers (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), offer waiting_offers);
create function fault_note_offer() returns trigger language plpgsql as $$
begin
  insert into fault_offers (offer) values (new);
  -- Who offers by hand allocates after that.
  if tg_op = 'INSERT' and not new.by_hand then perform fault_note_free(new.show_id); end if;
  return null;
end $$;
create trigger fault_note_offer after insert or update on waiting_offers
for each row execute function fault_note_offer();
create table fault_ledger (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  voucher_id int, cents int, balance_cents int);
create function fault_note_ledger() returns trigger language plpgsql as $$
begin
  insert into fault_ledger (voucher_id, cents, balance_cents)
  values (new.voucher_id, new.cents, (select balance_cents from vouchers where vouchers.id = new.voucher_id));
  return null;
end $$;
create trigger fault_note_ledger after insert on voucher_entries
for each row execute function fault_note_ledger();`;

const READ_SEATS = `
select (extract(epoch from at) * 1000)::float8 as at,
  (extract(epoch from greatest(pg_xact_commit_timestamp(tx::xid), at)) * 1000)::float8 as "committedAt",
  tx::text as tx, show_id as "showId", seat_id as "seatId", version, status,
  usual as "isUsual", user_id as "userId", (extract(epoch from held_until) * 1000)::float8 as "heldUntil", reservation_id as "reservationId",
  offer_id as "offerId", cast_quota_id as "castQuotaId"
from fault_seats order by show_id, seat_id, version, nr`;
const READ_RESERVATIONS = `
select (extract(epoch from at) * 1000)::float8 as at, tx::text as tx, id, user_id as "userId", status, code_id as "codeId"
from fault_reservations order by nr`;
const READ_PAID = `
select id, cents, paid_with as "paidWith", before is not null as "wasUnpaid"
from (select *, lag(status) over (partition by id order by nr) as before from fault_reservations) entry
where status = 'CONFIRMED' and before is distinct from 'CONFIRMED' order by nr`;

const READ_WAITING_LIST = `
select (extract(epoch from at) * 1000)::float8 as at, tx::text as tx, (wish).id, (wish).show_id as "showId",
  (wish).user_id as "userId", (wish).seats, (wish).together, (wish).state, (wish).outcome
from fault_wishes order by nr`;
const READ_OFFERS = `
select (extract(epoch from at) * 1000)::float8 as at, tx::text as tx, (offer).id, (offer).wish_id as "wishId",
  (offer).show_id as "showId", (offer).seat_ids as "seatIds", (offer).by_hand as "byHand",
  (offer).ended_at is not null as ended
from fault_offers order by nr`;
const READ_FREE = `
select (extract(epoch from at) * 1000)::float8 as at, tx::text as tx, show_id as "showId", seat_ids as "seatIds",
  plan_id as "planId"
from fault_free order by nr`;
const READ_LEDGER = `
select (extract(epoch from at) * 1000)::float8 as at, voucher_id as "voucherId", cents, balance_cents as "balanceCents"
from fault_ledger order by nr`;

const DEADLOCK = "40P01";

export type Recorder = ReturnType<typeof createRecorder>;

/** The recorder bypasses the proxies that the suite breaks. Its queries throw while the database is down. */
export function createRecorder(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 2000 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }
  return {
    query,
    /** Retries after a deadlock with the sweeps of the running servers, which may lock the tables in another order. */
    async startRecording(): Promise<void> {
      for (;;) {
        try {
          await query(RECORD_CHANGES + RECORD_ENTRANTS);
          return;
        } catch (error) {
          if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error;
        }
      }
    },
    readSeats: () => query<pg.QueryResultRow & SeatEntry>(READ_SEATS),
    readReservations: () => query<pg.QueryResultRow & ReservationEntry>(READ_RESERVATIONS),
    readPaid: () => query<pg.QueryResultRow & PaidEntry>(READ_PAID),
    readHanded: () =>
      query<pg.QueryResultRow & HandedEntry>(
        `select tx::text as tx, reservation_id as "reservationId", seat_id as "seatId" from fault_handed`,
      ),
    readWaitingList: () => query<pg.QueryResultRow & WaitingListEntry>(READ_WAITING_LIST),
    readOffers: () => query<pg.QueryResultRow & OfferEntry>(READ_OFFERS),
    readFree: () => query<pg.QueryResultRow & FreeEntry>(READ_FREE),
    readEntrants: () => query<pg.QueryResultRow & EntrantEntry>(READ_ENTRANTS),
    readLedger: () => query<pg.QueryResultRow & LedgerEntry>(READ_LEDGER),
    close: () => pool.end(),
  };
}
