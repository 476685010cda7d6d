import { sql } from "kysely";
import { outOfCart, seatChange, seatChanged, seatFreed, seatIsFree } from "#database/seats.sql.ts";
import type { SeatBlockRow } from "#database/tables/seats.ts";
import { anyOf, type Db } from "#platform/data/database.ts";
import type { SeatChange } from "./seats.repository.ts";

/** For whom seats are blocked, why, and when they are released. */
export type BlockedFor = Pick<SeatBlockRow, "reason" | "holder" | "note" | "releaseAt">;

/** An undefined part stays as it is. */
export type BlockedForChange = { readonly [Part in keyof BlockedFor]?: BlockedFor[Part] | undefined };

const FOR_NOBODY: BlockedFor = { reason: null, holder: null, note: null, releaseAt: null };

const FIELDS = ["reason", "holder", "note", "releaseAt"] as const;

const keyOf = (blockedFor: BlockedFor): string => JSON.stringify(FIELDS.map((field) => blockedFor[field]));

const changedBy = (old: BlockedFor, { reason, holder, note, releaseAt }: BlockedForChange): BlockedFor => ({
  reason: reason === undefined ? old.reason : reason,
  holder: holder === undefined ? old.holder : holder,
  note: note === undefined ? old.note : note,
  releaseAt: releaseAt === undefined ? old.releaseAt : releaseAt,
});

export async function findBlocks(db: Db, showId: number): Promise<ReadonlyMap<number, BlockedFor>> {
  const rows = await db
    .selectFrom("seatBlocks")
    .where("showId", "=", showId)
    .select(["id", ...FIELDS])
    .execute();
  return new Map(rows.map(({ id, ...blockedFor }) => [id, blockedFor]));
}

async function insertBlock(db: Db, showId: number, blockedFor: BlockedFor): Promise<number | null> {
  if (keyOf(blockedFor) === keyOf(FOR_NOBODY)) return null;
  const row = { showId, ...blockedFor };
  return (await db.insertInto("seatBlocks").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

interface Blocking {
  showId: number;
  seatIds: readonly string[];
  change: BlockedForChange;
}

export interface WrittenBlock {
  /** Null: seats without anything to read. */
  blockId: number | null;
  changes: SeatChange[];
  /** Seats that were free before. */
  blocked: string[];
  /** Seats that were blocked already. */
  changed: string[];
}

interface LockedSeat {
  seatId: string;
  isBlocked: boolean;
  old: BlockedFor;
}

async function lockSeats(db: Db, { showId, seatIds }: Blocking, now: Date): Promise<LockedSeat[]> {
  const { rows } = await sql<{ seatId: string; status: string }>`
    select seat_id, status from seats
    where show_id = ${showId} and seat_id = any(${seatIds}) and (status = 'blocked' or ${seatIsFree(now)})
    order by seat_id for update`.execute(db);
  const blocked = rows.flatMap(({ seatId, status }) => (status === "blocked" ? seatId : []));
  // Only a later statement is sure to see the block that another transaction gave a seat.
  const blocks = await db
    .selectFrom("seats")
    .innerJoin("seatBlocks", "seatBlocks.id", "seats.blockId")
    .where("seats.showId", "=", showId)
    .where("seatId", "=", anyOf(blocked))
    .select(["seatId", ...FIELDS])
    .execute();
  const found = new Map(blocks.map(({ seatId, ...old }) => [seatId, old]));
  return rows.map(({ seatId, status }) => ({
    seatId,
    isBlocked: status === "blocked",
    old: found.get(seatId) ?? FOR_NOBODY,
  }));
}

/** Seats that get the same are of one row. */
async function writeBlocks(db: Db, { showId, change }: Blocking, seats: readonly LockedSeat[]) {
  const written: WrittenBlock[] = [];
  const groups = Map.groupBy(seats, ({ old }) => keyOf(changedBy(old, change)));
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const blockId = await insertBlock(db, showId, changedBy(first.old, change));
    const { rows: changes } = await sql<SeatChange>`
      update seats set status = 'blocked', block_id = ${blockId}, ${outOfCart}, ${seatChanged}
      where show_id = ${showId} and seat_id = any(${group.map(({ seatId }) => seatId)})
      returning ${seatChange}`.execute(db);
    const idsOf = (isBlocked: boolean) => group.flatMap((seat) => (seat.isBlocked === isBlocked ? seat.seatId : []));
    written.push({ blockId, changes, blocked: idsOf(false), changed: idsOf(true) });
  }
  return written;
}

/**
 * @param kept whether blocked seats stay as they are @param onlyBlocked whether free ones stay free
 * @returns with the number of seats that are blocked, or may be
 */
export async function blockSeats(
  db: Db,
  { kept, onlyBlocked, ...blocking }: Blocking & { kept: boolean; onlyBlocked: boolean },
  now: Date,
): Promise<{ written: WrittenBlock[]; found: number }> {
  const locked = await lockSeats(db, blocking, now);
  const seats = onlyBlocked ? locked.filter(({ isBlocked }) => isBlocked) : locked;
  const changes = ({ old, isBlocked }: LockedSeat): boolean =>
    !isBlocked || (!kept && keyOf(old) !== keyOf(changedBy(old, blocking.change)));
  return { written: await writeBlocks(db, blocking, seats.filter(changes)), found: seats.length };
}

/** Changes blocked seats only. */
export async function changeBlocks(db: Db, blocking: Blocking, now: Date): Promise<WrittenBlock[]> {
  const seats = await lockSeats(db, blocking, now);
  const changes = ({ old, isBlocked }: LockedSeat): boolean =>
    isBlocked && keyOf(old) !== keyOf(changedBy(old, blocking.change));
  return writeBlocks(db, blocking, seats.filter(changes));
}

export async function findShowsToRelease(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("seatBlocks")
    .innerJoin("seats", "seats.blockId", "seatBlocks.id")
    .where("releaseAt", "<=", now)
    .where("status", "=", "blocked")
    .select("seats.showId")
    .distinct()
    .orderBy("seats.showId")
    .execute();
  return rows.map(({ showId }) => showId);
}

/** Frees seats that are still blocked, of blocks whose moment has come: one that is given meanwhile stays given. */
export async function releaseDue(db: Db, showId: number, now: Date): Promise<Array<SeatChange & { blockId: number }>> {
  const { rows } = await sql<SeatChange & { blockId: number }>`
    with due as (
      select seats.show_id, seats.seat_id, seats.block_id from seats
      join seat_blocks block on block.id = seats.block_id
      where seats.show_id = ${showId} and seats.status = 'blocked' and block.release_at <= ${now}
      order by seats.seat_id for update of seats
    )
    update seats set ${seatFreed} from due
    where seats.show_id = due.show_id and seats.seat_id = due.seat_id
    returning ${seatChange}, due.block_id`.execute(db);
  return rows;
}
