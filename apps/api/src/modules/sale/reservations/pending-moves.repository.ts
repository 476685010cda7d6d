import { sql } from "kysely";
import { isPlanned } from "#database/seats.sql.ts";
import type { PendingMoveRow, PricedMove } from "#database/tables/reservations.ts";
import type { Db } from "#platform/data/database.ts";

export type { PendingMoveRow, PricedMove } from "#database/tables/reservations.ts";

export async function setPrices(db: Db, reservationId: number, moves: readonly PricedMove[]): Promise<void> {
  await sql`
    update reservation_seats ticket set gross_cents = priced.gross, price_cents = priced.price
    from unnest(${moves.map(({ to }) => to)}::text[], ${moves.map(({ grossCents }) => grossCents)}::int[],
      ${moves.map(({ priceCents }) => priceCents)}::int[]) as priced (seat_id, gross, price)
    where ticket.reservation_id = ${reservationId} and ticket.seat_id = priced.seat_id`.execute(db);
}

export interface PlannedPlace {
  seatId: string;
  zone: string;
  kind: string;
  groupId: string;
}

export async function findPlaces(db: Db, showId: number, seatIds: readonly string[]): Promise<PlannedPlace[]> {
  const { rows } = await sql<PlannedPlace>`
    select planned.seat_id, planned.zone, planned.kind, planned.group_id
    from unnest(${seatIds}::text[]) as requested (seat_id)
    join shows on shows.id = ${showId}
    join hall_plan_seats planned on ${isPlanned(sql`requested.seat_id`)}`.execute(db);
  return rows;
}

type NewMove = Pick<PendingMoveRow, "reservationId" | "dueCents" | "createdAt" | "expiresAt"> & {
  moves: readonly PricedMove[];
  parts: PendingMoveRow["parts"];
};

export async function insertMove(db: Db, { moves, parts, ...move }: NewMove): Promise<number> {
  const { id } = await db
    .insertInto("pendingMoves")
    .values({ ...move, moves: JSON.stringify(moves), parts: JSON.stringify(parts), endedAt: null, outcome: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findMove(db: Db, id: number): Promise<PendingMoveRow | undefined> {
  return db.selectFrom("pendingMoves").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findLatestMove(db: Db, reservationId: number): Promise<PendingMoveRow | undefined> {
  return db
    .selectFrom("pendingMoves")
    .selectAll()
    .where("reservationId", "=", reservationId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Call with the reservation locked. @param before only a move that was due by then */
export function endOpenMove(
  db: Db,
  reservationId: number,
  outcome: "LEFT" | "EXPIRED",
  { now, before }: { now: Date; before?: Date },
): Promise<PendingMoveRow | undefined> {
  return db
    .updateTable("pendingMoves")
    .set({ endedAt: now, outcome })
    .where("reservationId", "=", reservationId)
    .where("endedAt", "is", null)
    .$if(before !== undefined, (open) => open.where("expiresAt", "<=", before ?? now))
    .returningAll()
    .executeTakeFirst();
}

/** Call with the reservation locked. */
export async function setDone(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("pendingMoves").set({ endedAt: now, outcome: "DONE" }).where("id", "=", id).execute();
}

export async function findDueMoves(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("pendingMoves")
    .where("endedAt", "is", null)
    .where("expiresAt", "<=", now)
    .select("reservationId")
    .orderBy("expiresAt")
    .limit(100)
    .execute();
  return rows.map(({ reservationId }) => reservationId);
}
