import { sql } from "kysely";
import { bookDayOf, type CashLine, cashLineColumns, cashLines, startOfBookDay } from "#database/cash-lines.sql.ts";
import type { Db } from "#platform/data/database.ts";

export const ONE_OPEN_INDEX = "cash_shifts_one_open";

export async function insertShift(
  db: Db,
  shift: { volunteerId: number; openedAt: Date; openingCents: number },
): Promise<number> {
  return (await db.insertInto("cashShifts").values(shift).returning("id").executeTakeFirstOrThrow()).id;
}

export type CashShiftRow = Awaited<ReturnType<typeof findShifts>>[number];

function shiftsWithNames(db: Db) {
  return db
    .selectFrom("cashShifts")
    .innerJoin("users as volunteer", "volunteer.id", "cashShifts.volunteerId")
    .leftJoin("users as closer", "closer.id", "cashShifts.closedBy")
    .selectAll("cashShifts")
    .select(["volunteer.firstname", "volunteer.lastname"])
    .select(["closer.firstname as closerFirstname", "closer.lastname as closerLastname"]);
}

/** Finds shifts that were open in the evening, oldest first. @param volunteerId only theirs; null: everybody's */
export function findShifts(db: Db, at: { day?: string; now: Date }, volunteerId: number | null) {
  const day = sql`coalesce(${at.day ?? null}::date, (${bookDayOf(sql`${at.now}::timestamptz`)})::date)`;
  let found = shiftsWithNames(db)
    .where("openedAt", "<", startOfBookDay(sql`${day} + 1`))
    .where((eb) => eb.or([eb("closedAt", "is", null), eb("closedAt", ">=", startOfBookDay(day))]));
  if (volunteerId !== null) found = found.where("volunteerId", "=", volunteerId);
  return found.orderBy("openedAt").orderBy("cashShifts.id").execute();
}

export function findOpenShift(db: Db, volunteerId: number): Promise<CashShiftRow | undefined> {
  return shiftsWithNames(db).where("volunteerId", "=", volunteerId).where("closedAt", "is", null).executeTakeFirst();
}

export function findShift(db: Db, id: number): Promise<CashShiftRow | undefined> {
  return shiftsWithNames(db).where("cashShifts.id", "=", id).executeTakeFirst();
}

export async function findShiftLines(db: Db, shiftId: number): Promise<CashLine[]> {
  const { rows } = await sql<CashLine>`
    select ${cashLineColumns}
    from (${cashLines}) as money left join users on users.id = actor_id
    where shift_id = ${shiftId} and cents <> 0
    order by at, money.id`.execute(db);
  return rows;
}

/** Waits for payments that are being noted in it; later ones wait until it is closed, and are then not its own. */
export function lockShift(db: Db, id: number) {
  return db
    .selectFrom("cashShifts")
    .select(["volunteerId", "openingCents", "closedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeShift(
  db: Db,
  id: number,
  closing: {
    closedAt: Date;
    closedBy: number;
    receivedCents: number;
    refundedCents: number;
    cardCents: number;
    countedCents: number;
    note: string | null;
  },
): Promise<void> {
  await db.updateTable("cashShifts").set(closing).where("id", "=", id).execute();
}
