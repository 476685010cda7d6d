import { sql } from "kysely";
import type { WaitingRoomMode } from "@podium/shared/contracts/shows";
import { seatIsFree } from "#database/seats.sql.ts";
import { countAll, type Db } from "#platform/data/database.ts";

/** The show as its waiting room needs it, with the room; the fields of a room that nobody entered are null. */
export interface RoomRow {
  showId: number;
  name: string;
  mode: WaitingRoomMode;
  /** Whether a hold asks for a turn. */
  isOn: boolean;
  salesOpenAt: Date | null;
  salesCloseAt: Date;
  cancelledAt: Date | null;
  seed: string | null;
  opensAt: Date | null;
  drawnAt: Date | null;
  lastRank: number;
  letIn: number;
  pacedAt: Date | null;
  advancedAt: Date | null;
  usualPerMinute: number | null;
  ownPerMinute: number | null;
  paused: boolean;
  openForAll: boolean;
  /** How many wait for the draw. */
  undrawn: number;
}

export interface EntryRow {
  entry: string;
  showId: number;
  userId: number;
  rank: number | null;
  turnUntil: Date | null;
}

const undrawn = sql<number>`(
  select count(*)::int from waiting_room_entries entry where entry.show_id = shows.id and entry.rank is null)`;

export function findRooms(db: Db, showIds: readonly number[]): Promise<RoomRow[]> {
  return db
    .selectFrom("shows")
    .leftJoin("waitingRooms as room", "room.showId", "shows.id")
    .where("shows.id", "=", sql<number>`any(${showIds}::int[])`)
    .select(["shows.id as showId", "shows.name", "shows.waitingRoom as mode", "shows.waitingRoomOn as isOn"])
    .select(["shows.salesOpenAt", "shows.salesCloseAt", "shows.cancelledAt"])
    .select(["room.seed", "room.opensAt", "room.drawnAt", "room.pacedAt", "room.advancedAt", "room.usualPerMinute"])
    .select("room.perMinute as ownPerMinute")
    .select(({ fn, val }) => [
      fn.coalesce("room.lastRank", val(0)).as("lastRank"),
      fn.coalesce("room.letIn", val(0)).as("letIn"),
      fn.coalesce("room.paused", val(false)).as("paused"),
      fn.coalesce("room.openForAll", val(false)).as("openForAll"),
    ])
    .select(undrawn.as("undrawn"))
    .execute();
}

export async function findEntries(
  db: Db,
  keys: ReadonlyArray<{ showId: number; userId: number }>,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry, show_id, user_id, rank, turn_until
    from unnest(${keys.map(({ showId }) => showId)}::int[], ${keys.map(({ userId }) => userId)}::int[])
      as asked (show_id, user_id)
    join waiting_room_entries using (show_id, user_id)`.execute(db);
  return rows;
}

/** Finds rooms in which somebody waits, for the draw or for a turn. */
export async function findRoomsWithPeople(db: Db): Promise<number[]> {
  const { rows } = await sql<{ showId: number }>`
    select show_id from waiting_rooms where let_in < last_rank
    union
    select show_id from waiting_room_entries where rank is null
    order by 1`.execute(db);
  return rows.map(({ showId }) => showId);
}

/** Locks the room until the transaction ends. @returns false: it does not exist */
export async function lockRoom(db: Db, showId: number): Promise<boolean> {
  const row = await db.selectFrom("waitingRooms").select("showId").where("showId", "=", showId).forUpdate().execute();
  return row.length > 0;
}

export async function countSeats(db: Db, showId: number): Promise<number> {
  const { count } = await db
    .selectFrom("seats")
    .where("showId", "=", showId)
    .select(countAll().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRoom(
  db: Db,
  room: { showId: number; seed: string; pacedAt: Date; usualPerMinute: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into waiting_rooms (show_id, seed, opens_at, paced_at, advanced_at, usual_per_minute)
    select id, ${room.seed}, sales_open_at, ${room.pacedAt}, ${now}, ${room.usualPerMinute}
    from shows where id = ${room.showId}
    on conflict do nothing`.execute(db);
}

interface Arrival {
  userId: number;
  network: string;
  widestNetwork: string;
}

/** Whether the turn of an `entry` is over, or went by when the sale closed. */
const hasEnded = (letInSoFar: number, now: Date) => sql<boolean>`
  coalesce(entry.turn_until <= ${now}, entry.rank <= ${letInSoFar}, false)`;

/** Call with the room locked. @param afterRank ranks those who arrive behind it; null: they take part in the draw */
export async function insertEntries(
  db: Db,
  { showId, letIn: letInSoFar }: { showId: number; letIn: number },
  arrivals: readonly Arrival[],
  { afterRank, now }: { afterRank: number | null; now: Date },
): Promise<void> {
  const users = arrivals.map(({ userId }) => userId);
  const networks = arrivals.map(({ network }) => network);
  const widest = arrivals.map(({ widestNetwork }) => widestNetwork);
  await sql`
    insert into waiting_room_entries as entry (show_id, user_id, network, widest_network, arrived_at, rank)
    select ${showId}, user_id, network, widest, ${now}, ${afterRank}::int + place
    from unnest(${users}::int[], ${networks}::text[], ${widest}::text[])
      with ordinality as arrived (user_id, network, widest, place)
    on conflict on constraint waiting_room_entries_once do update
      set network = excluded.network, widest_network = excluded.widest_network, arrived_at = excluded.arrived_at,
        rank = excluded.rank, let_in_at = null, first_seat_at = null, turn_until = null
      where ${hasEnded(letInSoFar, now)}`.execute(db);
}

/** @param widest of the networks that are asked about @returns how many people of each network are in the room */
export async function countPerNetwork(
  db: Db,
  { showId, letIn: letInSoFar }: { showId: number; letIn: number },
  widest: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ network: string; count: number }>`
    select network, count(*)::int from waiting_room_entries entry
    where show_id = ${showId} and widest_network = any(${widest}::text[]) and not ${hasEnded(letInSoFar, now)}
    group by network`.execute(db);
  return new Map(rows.map(({ network, count }) => [network, count]));
}

/** Forgets ended entries; call with the room locked. @returns whether none is left */
export async function deleteEnded(
  db: Db,
  { showId, letIn: letInSoFar }: { showId: number; letIn: number },
  now: Date,
): Promise<boolean> {
  await sql`
    delete from waiting_room_entries entry where show_id = ${showId} and ${hasEnded(letInSoFar, now)}`.execute(db);
  const { rows } = await sql`select from waiting_room_entries where show_id = ${showId} limit 1`.execute(db);
  return rows.length === 0;
}

/** Lets turns that run end no sooner than that. */
export async function extendTurns(db: Db, showIds: readonly number[], until: Date, now: Date): Promise<void> {
  await sql`
    update waiting_room_entries set turn_until = ${until}
    where show_id = any(${showIds}::int[]) and turn_until > ${now} and turn_until < ${until}`.execute(db);
}

export async function findOpenRooms(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("waitingRooms")
    .innerJoin("shows", "shows.id", "waitingRooms.showId")
    .where("shows.waitingRoomOn", "=", true)
    .select("shows.id")
    .execute();
  return rows.map(({ id }) => id);
}

const BLOCK = 64;

/** HMAC-SHA256 (RFC 2104) with a key of one block: Postgres has it only in an extension, and SHA-256 of its own. */
function hmac(key: string) {
  const block = Buffer.alloc(BLOCK);
  block.write(key, "ascii");
  const [inner, outer] = [0x36, 0x5c].map((pad) => block.map((byte) => byte ^ pad));
  return sql`sha256(${outer}::bytea || sha256(${inner}::bytea || convert_to(entry.entry::text, 'UTF8')))`;
}

/** Ranks those without a rank by the HMAC of their entry; call with the room locked. @returns the entries in order */
export async function draw(db: Db, showId: number, seed: string): Promise<string[]> {
  const { rows } = await sql<{ entry: string; rank: number }>`
    update waiting_room_entries set rank = drawn.place
    from (
      select entry.id, row_number() over (order by ${hmac(seed)}) as place
      from waiting_room_entries entry where entry.show_id = ${showId} and entry.rank is null
    ) drawn
    where waiting_room_entries.id = drawn.id
    returning waiting_room_entries.entry, waiting_room_entries.rank`.execute(db);
  return rows.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

export interface LetIn {
  userId: number;
  rank: number;
}

/** Lets in the next `most` in order; call with the room locked, so that nobody is let in twice. */
export async function letIn(
  db: Db,
  showId: number,
  { afterRank, most, until }: { afterRank: number; most: number | null; until: Date },
  now: Date,
): Promise<LetIn[]> {
  const { rows } = await sql<LetIn>`
    with next as (
      select id from waiting_room_entries
      where show_id = ${showId} and rank > ${afterRank} order by rank limit ${most}
    )
    update waiting_room_entries entry set let_in_at = ${now}, turn_until = ${until}
    from next where entry.id = next.id returning entry.user_id, entry.rank`.execute(db);
  return rows;
}

/** Whether every seat that is still to be sold is in somebody's cart: then nobody who comes in finds one. */
export async function isAllInCarts(db: Db, showId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean; isHeld: boolean }>`
    select exists (select from seats where show_id = ${showId} and ${seatIsFree(now)}) as is_free,
      exists (select from carts where show_id = ${showId} and expires_at > ${now}) as is_held`.execute(db);
  return rows[0]?.isFree === false && rows[0].isHeld;
}

export interface RoomFields {
  seed?: string;
  opensAt?: Date | null;
  drawnAt?: Date | null;
  drawn?: string[] | null;
  lastRank?: number;
  letIn?: number;
  pacedAt?: Date;
  advancedAt?: Date;
  usualPerMinute?: number;
  perMinute?: number | null;
  paused?: boolean;
  openForAll?: boolean;
}

export async function updateRoom(db: Db, showId: number, fields: RoomFields): Promise<void> {
  await db.updateTable("waitingRooms").set(fields).where("showId", "=", showId).execute();
}

export async function setOn(db: Db, showId: number, isOn: boolean): Promise<void> {
  await db
    .updateTable("shows")
    .set({ waitingRoomOn: isOn })
    .where("id", "=", showId)
    .where("waitingRoomOn", "<>", isOn)
    .execute();
}

/** The turn lasts until then from the first seat on. */
export async function noteFirstSeat(
  db: Db,
  { showId, userId }: { showId: number; userId: number },
  until: Date,
  now: Date,
): Promise<void> {
  await db
    .updateTable("waitingRoomEntries")
    .set({ firstSeatAt: now, turnUntil: until })
    .where("showId", "=", showId)
    .where("userId", "=", userId)
    .where("firstSeatAt", "is", null)
    .where("turnUntil", ">", now)
    .execute();
}

/** The better one of two places for a show is left. @throws a unique violation when the account enters just then */
export async function moveEntries(db: Db, from: number, to: number, now: Date): Promise<void> {
  const order = (alias: string) => {
    const one = sql.raw(alias);
    return sql`(case when ${one}.turn_until > ${now} then 0 when ${one}.turn_until is null then 1 else 2 end,
      coalesce(${one}.rank, 0), ${one}.id)`;
  };
  await sql`
    delete from waiting_room_entries worse using waiting_room_entries better
    where worse.show_id = better.show_id and ${order("worse")} > ${order("better")}
      and ((worse.user_id = ${from} and better.user_id = ${to}) or (worse.user_id = ${to} and better.user_id = ${from}))`.execute(
    db,
  );
  await db.updateTable("waitingRoomEntries").set({ userId: to }).where("userId", "=", from).execute();
}

export async function findDraw(db: Db, showId: number) {
  return db
    .selectFrom("shows")
    .leftJoin("waitingRooms as room", "room.showId", "shows.id")
    .where("shows.id", "=", showId)
    .select(["room.seed", "room.drawnAt", "room.drawn"])
    .executeTakeFirst();
}

export function countInside(db: Db, showId: number, now: Date, minuteAgo: Date) {
  return db
    .selectFrom("waitingRoomEntries")
    .where("showId", "=", showId)
    .where("turnUntil", ">", now)
    .select([countAll().as("inside"), countAll(sql<boolean>`let_in_at > ${minuteAgo}`).as("letInLastMinute")])
    .executeTakeFirstOrThrow();
}
