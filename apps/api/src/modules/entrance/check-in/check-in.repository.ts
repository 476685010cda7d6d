import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { type Selectable, sql } from "kysely";
import { cashDue } from "#database/money.sql.ts";
import { isPlanned, nameSeat, numberingOrder } from "#database/seats.sql.ts";
import { fullNameIn, holderId, holderName } from "#database/users.sql.ts";
import { typeToCheck } from "#database/ticket-types.sql.ts";
import type { ScansTable } from "#database/tables/reservations.ts";
import type { ShowRow } from "#database/tables/seats.ts";
import type { Db } from "#platform/data/database.ts";

export type CheckInShow = Pick<ShowRow, "id" | "name" | "startsAt" | "cancelledAt">;

const guestName = fullNameIn("users");

export async function findTickets(db: Db, showId: number) {
  const rows = await db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
    .where("reservationSeats.showId", "=", showId)
    .select([
      "reservationSeats.reservationId",
      "reservationSeats.seatId",
      "planned.groupLabel as group",
      "planned.label",
      "planned.kind",
      "planned.zone",
      holderName.as("guest"),
      holderId.as("holderId"),
      // A device without a network uses this status to refuse tickets of a cancelled show.
      sql<ReservationStatus>`case when shows.cancelled_at is null then reservations.status else 'CANCELLED' end`.as(
        "status",
      ),
      "reservations.totalCents",
      cashDue.as("cashDueCents"),
      "reservations.remark",
      "reservationSeats.secret",
      "reservationSeats.scannedAt",
      typeToCheck.as("ticketType"),
    ])
    .orderBy(numberingOrder)
    .orderBy("reservationSeats.seatId")
    .orderBy("reservationSeats.id")
    .execute();
  return rows.map(nameSeat);
}

export function findOtherShows(db: Db, showId: number, starting: { from: Date; to: Date }) {
  return db
    .selectFrom("shows")
    .innerJoin("reservations", "reservations.showId", "shows.id")
    .where("shows.id", "<>", showId)
    .where("shows.startsAt", ">=", starting.from)
    .where("shows.startsAt", "<=", starting.to)
    .select(["shows.id", "shows.name", "shows.startsAt", "shows.cancelledAt"])
    .select(sql<number[]>`array_agg(reservations.id)`.as("reservationIds"))
    .groupBy("shows.id")
    .orderBy("shows.startsAt")
    .execute();
}

/** Names the guests of this show, but no guest of another show whose number a device reported. */
export async function findScansToReview(db: Db, showId: number): Promise<Array<Scan & { guest: string }>> {
  const rows = await namedScans(db)
    .leftJoin("reservations", (join) =>
      join.onRef("reservations.id", "=", "scans.reservationId").onRef("reservations.showId", "=", "scans.showId"),
    )
    .leftJoin("users", "users.id", "reservations.userId")
    .where("scans.showId", "=", showId)
    .where("scans.outcome", "in", ["CONFLICT", "REFUSED"])
    .select(guestName.as("guest"))
    .orderBy("scans.id")
    .execute();
  return rows.map(nameSeat);
}

type ScanRow = Omit<Selectable<ScansTable>, "id">;
export type Scan = ScanRow & NamedSeat;

/** A left join, because a device may report a show that does not exist. */
function namedScans(db: Db) {
  return db
    .selectFrom("scans")
    .leftJoin("shows", "shows.id", "scans.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`scans.seat_id`)))
    .selectAll("scans")
    .select(["planned.groupLabel as group", "planned.label", "planned.kind"]);
}

function ticketAtScan(db: Db, reservationId: number) {
  return db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
    .where("reservationSeats.reservationId", "=", reservationId)
    .select([
      "reservationSeats.id",
      "reservationSeats.seatId",
      "planned.groupLabel as group",
      "planned.label",
      "planned.kind",
      "reservationSeats.showId",
      "reservationSeats.secret",
      "reservationSeats.scannedAt",
      "reservations.status",
      "reservations.totalCents",
      "shows.name as showName",
      "shows.startsAt",
      "shows.cancelledAt",
      typeToCheck.as("ticketType"),
      holderName.as("guest"),
    ]);
}

/** Locks the reservation too, so that a scan waits for its cancellation or move. */
export async function lockTicket(db: Db, reservationId: number, seatId: string) {
  const ticket = await ticketAtScan(db, reservationId)
    .where("reservationSeats.seatId", "=", seatId)
    .forShare("reservations")
    .forUpdate("reservationSeats")
    .executeTakeFirst();
  return ticket && nameSeat(ticket);
}

/** Whether the ticket was passed on or taken back at the move that `seat_moves` records, or later. */
const isRenewed = sql<boolean>`exists (
  select from seat_moves later
  where later.ticket_id = seat_moves.ticket_id and later.id >= seat_moves.id
    and later.from_seat_id = later.to_seat_id and later.from_show_id is null)`;

/** Finds the ticket by the seat that it left; not locked, because its old QR code admits nobody. */
export async function findMovedTicket(db: Db, reservationId: number, seatId: string, hash: string) {
  const ticket = await ticketAtScan(db, reservationId)
    .innerJoin("seatMoves", "seatMoves.ticketId", "reservationSeats.id")
    .where("seatMoves.fromSeatId", "=", seatId)
    .where("seatMoves.secretHash", "=", hash)
    .select(isRenewed.as("renewed"))
    .executeTakeFirst();
  return ticket && nameSeat(ticket);
}

/** Tickets that were given back and not restored, with the seat that their QR codes name. */
const givenBack = (db: Db) =>
  db
    .selectFrom("returnedTickets")
    .where("state", "<>", "KEPT")
    .select(["reservationId", "secret", sql<string>`coalesce(given_seat_id, seat_id)`.as("seatId")]);

export async function isGivenBack(
  db: Db,
  { reservationId, seatId, token }: { reservationId: number; seatId: string; token: string },
): Promise<boolean> {
  const found = await givenBack(db)
    .where("reservationId", "=", reservationId)
    .where("secret", "=", token)
    .where(sql<boolean>`coalesce(given_seat_id, seat_id) = ${seatId}`)
    .executeTakeFirst();
  return found !== undefined;
}

export const findGivenBack = (db: Db, showId: number) =>
  givenBack(db).where("showId", "=", showId).orderBy("id").execute();

export async function findMoves(db: Db, showId: number) {
  const rows = await db
    .selectFrom("seatMoves")
    .innerJoin("reservationSeats", "reservationSeats.id", "seatMoves.ticketId")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
    .where("reservationSeats.showId", "=", showId)
    .select([
      "seatMoves.reservationId",
      "seatMoves.fromSeatId as seatId",
      "seatMoves.secretHash",
      "reservationSeats.seatId as nowSeatId",
      isRenewed.as("renewed"),
      "planned.groupLabel as group",
      "planned.label",
      "planned.kind",
    ])
    .orderBy("seatMoves.id")
    .execute();
  return rows.map(({ group, label, kind, ...move }) => ({
    ...move,
    now: nameSeat({ seatId: move.nowSeatId, group, label, kind }),
  }));
}

export async function setScannedAt(db: Db, ticketId: number, at: Date): Promise<void> {
  await db.updateTable("reservationSeats").set({ scannedAt: at }).where("id", "=", ticketId).execute();
}

/** Stores a scan, with the given name of an entrance device. @throws a unique violation (`scans_client_id_key`) */
export async function insertScan(db: Db, { group: _group, label: _label, kind: _kind, ...scan }: Scan): Promise<void> {
  const given = sql<string | null>`(select name from door_devices where id = ${scan.scannedByDevice})`;
  await db
    .insertInto("scans")
    .values({ ...scan, ...(scan.scannedByDevice !== null && { device: given }) })
    .execute();
}

export async function findScan(db: Db, clientId: string): Promise<Scan | undefined> {
  const scan = await namedScans(db).where("scans.clientId", "=", clientId).executeTakeFirst();
  return scan && nameSeat(scan);
}

export function findScanner(db: Db, reservationId: number, seatId: string) {
  return db
    .selectFrom("scans")
    .where("reservationId", "=", reservationId)
    .where("seatId", "=", seatId)
    .where("outcome", "=", "ACCEPTED")
    .orderBy("id", "desc")
    .select(["device", "scannedByDevice"])
    .executeTakeFirst();
}

export function findShow(db: Db, id: number): Promise<{ startsAt: Date } | undefined> {
  return db.selectFrom("shows").where("id", "=", id).select("startsAt").executeTakeFirst();
}

export async function findShowOfTicket(db: Db, reservationId: number, seatId: string) {
  const found = await db
    .selectFrom("reservationSeats")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
    .where("reservationSeats.reservationId", "=", reservationId)
    .where("reservationSeats.seatId", "=", seatId)
    .select(["shows.startsAt", "planned.groupLabel as group", "planned.label", "planned.kind"])
    .executeTakeFirst();
  if (!found) return undefined;
  const { startsAt, ...name } = found;
  return { startsAt, seat: nameSeat({ seatId, ...name }) };
}

/** @returns undefined when there was no scan to undo */
export function removeScan(db: Db, reservationId: number, seatId: string) {
  return db
    .updateTable("reservationSeats")
    .set({ scannedAt: null })
    .where("reservationId", "=", reservationId)
    .where("seatId", "=", seatId)
    .where("scannedAt", "is not", null)
    .returning("showId")
    .executeTakeFirst();
}

export async function findBlockedSeats(db: Db, showId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("seats")
    .where("showId", "=", showId)
    .where("status", "=", "blocked")
    .select("seatId")
    .orderBy("seatId")
    .execute();
  return rows.map(({ seatId }) => seatId);
}

export async function findPresentSeats(db: Db, showId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
    .where("reservationSeats.showId", "=", showId)
    .where("reservationSeats.scannedAt", "is not", null)
    .where("reservations.status", "=", "CONFIRMED")
    .select(["reservationSeats.seatId", "planned.place"])
    .distinct()
    .orderBy(numberingOrder)
    .orderBy("reservationSeats.seatId")
    .execute();
  return rows.map((row) => row.seatId);
}
