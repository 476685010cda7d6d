import type { RehearsalReport } from "@podium/shared/contracts/rehearsals";
import { type Selectable, sql } from "kysely";
import type { RehearsalsTable } from "#database/tables/rehearsals.ts";
import type { Db } from "#platform/data/database.ts";
import { plusSeconds } from "#platform/process/clock.ts";

export type RehearsalRow = Selectable<RehearsalsTable>;

const SHOWN = 5;
const HOUR = 3600;
/** From then on tickets are scanned, until the show has certainly ended. */
const BEFORE_SHOW_SECONDS = 2 * HOUR;
const AFTER_START_SECONDS = 4 * HOUR;

export type Obstacle = { kind: "opening" | "room" | "show"; show: string; at: Date };

/** The first reason not to load the installation now. */
export async function findObstacle(db: Db, now: Date): Promise<Obstacle | undefined> {
  const { rows } = await sql<Obstacle>`
    select 'show' as kind, name as show, starts_at as at from shows
    where cancelled_at is null
      and starts_at between ${plusSeconds(now, -AFTER_START_SECONDS)} and ${plusSeconds(now, BEFORE_SHOW_SECONDS)}
    union all
    select 'opening', name, sales_open_at from shows
    where cancelled_at is null and sales_close_at > ${now}
      and sales_open_at between ${plusSeconds(now, -HOUR)} and ${plusSeconds(now, HOUR)}
    union all
    select 'room', shows.name, ${now}::timestamptz from shows join waiting_rooms room on room.show_id = shows.id
    where cancelled_at is null and sales_close_at > ${now} and room.let_in < room.last_rank
    limit 1`.execute(db);
  return rows[0];
}

/** Makes two who press at the same moment wait for each other. */
export async function lockRehearsals(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rehearsals', 0))`.execute(db);
}

export const hasUnderWay = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("rehearsals").where("endedAt", "is", null).select("id").executeTakeFirst()) !== undefined;

export function insertRehearsal(
  db: Db,
  fields: { showId: number; people: number; seconds: number },
  now: Date,
): Promise<RehearsalRow> {
  return db
    .insertInto("rehearsals")
    .values({ ...fields, createdAt: now, seenAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findOfShow(db: Db, showId: number): Promise<RehearsalRow[]> {
  return db
    .selectFrom("rehearsals")
    .where("showId", "=", showId)
    .selectAll()
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
}

/** Only one of several simultaneous calls gets it. */
export function claim(db: Db, id: number, now: Date): Promise<RehearsalRow | undefined> {
  return db
    .updateTable("rehearsals")
    .set({ state: "RUNNING", seenAt: now })
    .where("id", "=", id)
    .where("state", "=", "WAITING")
    .returningAll()
    .executeTakeFirst();
}

/** @returns undefined when it has ended meanwhile, as one whose process was thought dead */
export async function noteProgress(
  db: Db,
  id: number,
  report: RehearsalReport | null,
  now: Date,
): Promise<{ isStopAsked: boolean } | undefined> {
  const row = await db
    .updateTable("rehearsals")
    .set({ seenAt: now, ...(report && { report: JSON.stringify(report) }) })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .returning("stopAskedAt")
    .executeTakeFirst();
  return row && { isStopAsked: row.stopAskedAt !== null };
}

export async function end(
  db: Db,
  id: number,
  ended: { state: "DONE" | "STOPPED" | "FAILED"; report: RehearsalReport | null; cleaned: boolean },
  now: Date,
): Promise<void> {
  const { state, report, cleaned } = ended;
  await db
    .updateTable("rehearsals")
    .set({ state, endedAt: now, ...(report && { report: JSON.stringify(report) }), ...(cleaned && { cleanedAt: now }) })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .execute();
}

/** @returns undefined: unknown. `changed` is false for one that has ended, or was asked before */
export async function askToStop(
  db: Db,
  id: number,
  now: Date,
): Promise<{ showId: number | null; changed: boolean } | undefined> {
  const { rows } = await sql<{ showId: number | null }>`
    update rehearsals
    set stop_asked_at = ${now}, state = case state when 'WAITING' then 'STOPPED' else state end,
      ended_at = case state when 'WAITING' then ${now}::timestamptz end
    where id = ${id} and ended_at is null and stop_asked_at is null
    returning show_id`.execute(db);
  const [stopped] = rows;
  if (stopped) return { showId: stopped.showId, changed: true };
  const found = await db.selectFrom("rehearsals").where("id", "=", id).select("showId").executeTakeFirst();
  return found && { showId: found.showId, changed: false };
}

export async function findWaiting(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("rehearsals").where("state", "=", "WAITING").select("id").execute();
  return rows.map(({ id }) => id);
}

/** Ends those whose process died, or that no worker began. */
export async function endAbandoned(db: Db, seenBefore: Date, now: Date): Promise<void> {
  await db
    .updateTable("rehearsals")
    .set({ state: "FAILED", endedAt: now })
    .where("endedAt", "is", null)
    .where("seenAt", "<", seenBefore)
    .execute();
}

export async function findNotCleaned(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("rehearsals")
    .where("cleanedAt", "is", null)
    .where("endedAt", "is not", null)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function markCleaned(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("rehearsals").set({ cleanedAt: now }).where("id", "=", id).execute();
}
