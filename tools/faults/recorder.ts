import pg from "pg";

export interface SeatEntry {
  /** Milliseconds since 1970, at the statement's end. */
  at: number;
  tx: string;
  showId: number;
  seatId: string;
  version: number;
  status: "available" | "held" | "reserved" | "blocked";
  userId: number | null;
  heldUntil: number | null;
  reservationId: number | null;
}

export interface ReservationEntry {
  at: number;
  tx: string;
  id: number;
  userId: number;
  status: "PENDING" | "CONFIRMED" | "EXPIRED" | "CANCELLED";
  codeId: number | null;
}

/** Written by triggers, independent of the product's code. */
const RECORD_CHANGES = `
create table fault_seats (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), show_id int, seat_id text, version int, status text,
  user_id int, held_until timestamptz, reservation_id int);
create function fault_note_seat() returns trigger language plpgsql as $$
begin
  insert into fault_seats (show_id, seat_id, version, status, user_id, held_until, reservation_id)
  values (new.show_id, new.seat_id, new.version, new.status,
    (select carts.user_id from carts where carts.id = new.cart_id), new.held_until, new.reservation_id);
  return null;
end $$;
create trigger fault_note_seat after insert or update on seats for each row execute function fault_note_seat();
create table fault_reservations (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), id int, user_id int, status text, code_id int);
create function fault_note_reservation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status, old.user_id, old.ticket_code_id)
    is not distinct from (new.status, new.user_id, new.ticket_code_id) then return null; end if;
  insert into fault_reservations (id, user_id, status, code_id)
  values (new.id, new.user_id, new.status, new.ticket_code_id);
  return null;
end $$;
create trigger fault_note_reservation after insert or update on reservations
for each row execute function fault_note_reservation();`;

const READ_SEATS = `
select (extract(epoch from at) * 1000)::float8 as at, tx::text as tx, show_id as "showId", seat_id as "seatId", version, status,
  user_id as "userId", (extract(epoch from held_until) * 1000)::float8 as "heldUntil", reservation_id as "reservationId"
from fault_seats order by show_id, seat_id, version, nr`;
const READ_RESERVATIONS = `
select (extract(epoch from at) * 1000)::float8 as at, tx::text as tx, id, user_id as "userId", status, code_id as "codeId"
from fault_reservations order by nr`;

export type Recorder = ReturnType<typeof createRecorder>;

/** Bypasses the proxies that the suite breaks. Its queries throw while the database is down. */
export function createRecorder(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 2000 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }
  return {
    query,
    startRecording: () => query(RECORD_CHANGES),
    readSeats: () => query<pg.QueryResultRow & SeatEntry>(READ_SEATS),
    readReservations: () => query<pg.QueryResultRow & ReservationEntry>(READ_RESERVATIONS),
    close: () => pool.end(),
  };
}
