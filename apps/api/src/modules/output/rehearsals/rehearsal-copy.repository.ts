import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import type { RehearsalRow } from "./rehearsals.repository.ts";

/** The tables of a rehearsal; nothing else of the product finds them. */
export const schemaOf = (id: number): string => `rehearsal_${id}`;

export async function openSchema(db: Db, id: number): Promise<void> {
  // Some seventy tables with their indexes take a slow disk longer than a call of the app may.
  await sql`set local statement_timeout = '120s'`.execute(db);
  await sql`select open_rehearsal(${id})`.execute(db);
}

/** Call once the copy is complete. */
export async function gatherStatistics(db: Db, id: number): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(db);
  await sql`select analyze_rehearsal(${id})`.execute(db);
}

export async function dropSchema(db: Db, id: number): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(db);
  await sql`select close_rehearsal(${id})`.execute(db);
}

/** Copies rows whole, also those of columns that a later release adds. */
async function copyRows(db: Db, schema: string, table: string, condition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  const columns = sql.raw(rows[0]?.columns ?? "");
  await sql`
    insert into ${sql.id(schema, table)} (${columns}) overriding system value
    select ${columns} from ${sql.table(table)} where ${condition}`.execute(db);
}

/** Long enough for every way to pay, which end some days before a show. */
const DAYS_AHEAD = 60;

/** The show with its hall, prices and the pace that was set, as if nobody had bought anything. */
export async function copyShow(db: Db, id: number, showId: number, opensAt: Date): Promise<void> {
  const schema = schemaOf(id);
  const later = plusSeconds(opensAt, DAYS_AHEAD * 24 * 3600);
  const planId = sql`(select hall_plan_id from shows where id = ${showId})`;
  await copyRows(db, schema, "halls", sql`id = (select hall_id from hall_plans where id = ${planId})`);
  await copyRows(db, schema, "hall_plans", sql`id = ${planId}`);
  await copyRows(db, schema, "hall_plan_seats", sql`hall_plan_id = ${planId}`);
  await copyRows(db, schema, "shows", sql`id = ${showId}`);
  await copyRows(db, schema, "ticket_types", sql`show_id = ${showId}`);
  await copyRows(
    db,
    schema,
    "ticket_type_prices",
    sql`ticket_type_id in (select id from ticket_types where show_id = ${showId})`,
  );
  await copyRows(db, schema, "waiting_rooms", sql`show_id = ${showId}`);
  await sql`
    update ${sql.id(schema, "waiting_rooms")}
    set seed = gen_random_uuid()::text, opens_at = ${opensAt}, drawn_at = null, drawn = null, last_rank = 0, let_in = 0,
      paused = false, open_for_all = false`.execute(db);
  await sql`
    update ${sql.id(schema, "shows")}
    set sales_open_at = ${opensAt}, waiting_room_on = waiting_room = 'on',
      starts_at = greatest(starts_at, ${later}), sales_close_at = greatest(sales_close_at, ${later})`.execute(db);
  await sql`
    insert into ${sql.id(schema, "seats")} (show_id, seat_id, status)
    select show_id, seat_id, case status when 'blocked' then 'blocked' else 'available' end
    from seats where show_id = ${showId}`.execute(db);
}

export async function addPeople(db: Db, { id, people }: RehearsalRow, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.id(schemaOf(id), "users")}
      (firstname, lastname, email, number, role, password_hash, email_verified_at, deleted_at)
    select 'Oefening', number::text, 'oefening-' || number || '@podium.invalid', '', 'USER', 'none', ${now}::timestamptz, null
    from generate_series(1, ${people}::int) as number
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

export interface SeatForSale {
  seatId: string;
  /** Null for a seat; the area of a place without one. */
  areaId: string | null;
}

/** In the plan's order; companion and wheelchair places, which have rules of their own, are left alone. */
export async function findForSale(db: Db, id: number): Promise<SeatForSale[]> {
  const schema = schemaOf(id);
  const { rows } = await sql<SeatForSale>`
    select seats.seat_id, case planned.label when '' then planned.group_id end as area_id
    from ${sql.id(schema, "seats")} seats
    join ${sql.id(schema, "shows")} shows on shows.id = seats.show_id
    join ${sql.id(schema, "hall_plan_seats")} planned
      on planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = seats.seat_id
    where seats.status = 'available' and planned.kind not in ('companion', 'wheelchair')
    order by planned.place`.execute(db);
  return rows;
}
