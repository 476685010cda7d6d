import { MAX_WAITING_PER_NETWORK, WAITING_ROOM_OPENS_SECONDS } from "@podium/shared/contracts/limits";
import type { WaitingRoomMode } from "@podium/shared/contracts/shows";
import type { WaitingRoomChange } from "@podium/shared/contracts/waiting-room";
import { longMoment } from "@podium/shared/words/date-formats";
import type { Logger } from "pino";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import { type Advanced, advanceRoom, isBefore, lockRoom, type Room, roomOf, TURN_SECONDS } from "./advance-room.ts";
import { secondsUntil, usualPerMinute } from "./pace.ts";
import type { WaitingRoomLog } from "./waiting-room.log.ts";
import * as repository from "./waiting-room.repository.ts";

export type { Room } from "./advance-room.ts";
export type WaitingRoomService = ReturnType<typeof createWaitingRoomService>;

/** Turn from the first seat on, as long as its cart (decisions, section 15). */
const TURN_WITH_SEAT_SECONDS = 15 * 60;

/** After that, a visitor's call does what no sweep has done. */
const LATE_SECONDS = 3;

/** Shares a query among many who ask. */
const SHARE_MS = 25;

export interface Place {
  /** Null: the waiting room is off, or not needed now. */
  entry: string | null;
  state: "before" | "waiting" | "in";
  rank?: number;
  position?: number;
  ahead?: number;
  estimateSeconds?: number;
  until?: Date;
  room: Room | null;
}

export interface Draw {
  seed: string;
  drawnAt: Date | null;
  entries: string[];
}

export interface ManagedRoom {
  showId: number;
  mode: WaitingRoomMode;
  room: Room | null;
  inside: number;
  letInLastMinute: number;
  usualPerMinute: number;
  perMinute: number | null;
  openForAll: boolean;
  estimateSeconds: number | null;
}

interface Visit {
  showId: number;
  userId: number;
  network: string;
}

interface Entering extends Visit {
  /** False: has a place, and asks for it while the room is behind. */
  arrives: boolean;
}

interface Seen {
  row: repository.RoomRow;
  entry: repository.EntryRow | undefined;
  isRefused?: boolean;
}

export interface WaitingRoomAnnouncer {
  /**
   * Sends the figures at once, or the newest ones some time after the last: a second, or up to five when thousands wait
   * and nothing but figures changed.
   */
  changed(showId: number, room: Room): void;
  letIn(showId: number, room: Room, userIds: readonly number[], until: Date): void;
}

/** @throws DomainError SHOW_CANCELLED, SALES_CLOSED */
function requireSale({ cancelledAt, salesCloseAt }: repository.RoomRow, now: Date): void {
  if (cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
  if (salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
}

const hasEnded = ({ turnUntil, rank }: repository.EntryRow, { letIn }: repository.RoomRow, now: Date): boolean =>
  turnUntil === null ? rank !== null && rank <= letIn : turnUntil <= now;

/** Whether no sweep has brought the room up to now, so that a visitor's call has to. */
function isLate(row: repository.RoomRow, now: Date): boolean {
  if (row.opensAt?.getTime() !== row.salesOpenAt?.getTime()) return true;
  if (isBefore(row, now)) return false;
  if (row.drawnAt === null) return true;
  return row.letIn < row.lastRank && row.advancedAt !== null && row.advancedAt < plusSeconds(now, -LATE_SECONDS);
}

function placeOf({ row, entry, isRefused }: Seen, now: Date): Place {
  const room = roomOf(row, now);
  const before = isBefore(row, now);
  if (!entry) {
    if (isRefused && (before || row.isOn))
      throw new DomainError("WAITING_ROOM_NETWORK_FULL", { max: MAX_WAITING_PER_NETWORK });
    return { entry: null, state: before ? "before" : "in", room };
  }
  const { rank, turnUntil } = entry;
  const place = { entry: entry.entry, ...(rank !== null && { rank }), room };
  if (before) return { ...place, state: "before" };
  if (!row.isOn) return { ...place, state: "in" };
  if (turnUntil !== null && turnUntil > now) return { ...place, state: "in", until: turnUntil };
  if (rank === null || !room) return { ...place, state: "waiting" };
  const position = Math.max(1, rank - row.letIn);
  const estimateSeconds = secondsUntil(position, room.perMinute);
  return { ...place, state: "waiting", position, ahead: position - 1, ...(!room.paused && { estimateSeconds }) };
}

const isChanged = ({ room, before }: Advanced): boolean =>
  (["isOn", "waiting", "perMinute", "paused", "seed"] as const).some((name) => room[name] !== before[name]) ||
  (room.waiting > 0 && room.letIn !== before.letIn) ||
  room.drawnAt?.getTime() !== before.drawnAt?.getTime() ||
  room.opensAt?.getTime() !== before.opensAt?.getTime();

function describeChanges(row: repository.RoomRow, change: WaitingRoomChange): string[] {
  const { perMinute, paused, openForAll } = change;
  const pace = (own: number | null): string => (own === null ? "het gewone" : `${own} per minuut`);
  return [
    ...(perMinute !== undefined && perMinute !== row.ownPerMinute
      ? [`tempo ${pace(row.ownPerMinute)} → ${pace(perMinute)}`]
      : []),
    ...(paused !== undefined && paused !== row.paused ? [paused ? "gepauzeerd" : "gaat weer verder"] : []),
    ...(openForAll !== undefined && openForAll !== row.openForAll
      ? [openForAll ? "open voor iedereen" : "laat weer binnen in volgorde"]
      : []),
  ];
}

export function createWaitingRoomService(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  audit: Pick<AuditService<WaitingRoomLog>, "record">;
  announce: WaitingRoomAnnouncer;
  /** Whether networks have an allowance of places (`RATE_LIMIT`). */
  limited: boolean;
  /** False while Redis is away, when no seat can be held. */
  canSell: () => boolean;
}) {
  const { database, clock, logger, announce, limited, canSell } = deps;

  function announceAdvance(showId: number, advanced: Advanced): void {
    const { room, letIn, turnUntil } = advanced;
    if (isChanged(advanced)) announce.changed(showId, room);
    const userIds = letIn.map(({ userId }) => userId);
    if (room.isOn || advanced.before.isOn) announce.letIn(showId, room, userIds, turnUntil);
  }

  async function advance(
    transaction: Transaction,
    showId: number,
    arrivals: readonly Visit[],
  ): Promise<Pick<Advanced, "refused">> {
    const now = clock.now();
    const row = await lockRoom(transaction, showId, now);
    const advanced = await advanceRoom(transaction, row, arrivals, { now, limited, canSell: canSell() });
    transaction.onCommit(() => announceAdvance(showId, advanced));
    return advanced;
  }

  const find = createBatchLoader(
    async (keys: ReadonlyArray<Pick<Visit, "showId" | "userId">>) => {
      const showIds = [...new Set(keys.map(({ showId }) => showId))];
      const rows = new Map((await repository.findRooms(database.db, showIds)).map((row) => [row.showId, row]));
      const entries = await repository.findEntries(database.db, keys);
      const byKey = new Map(entries.map((entry) => [`${entry.showId} ${entry.userId}`, entry]));
      return keys.map(({ showId, userId }) => {
        const row = rows.get(showId);
        return row && { row, entry: byKey.get(`${showId} ${userId}`) };
      });
    },
    { pauseMs: SHARE_MS },
  );

  async function enterShow(showId: number, visits: readonly Entering[]): Promise<Map<number, Seen>> {
    return database.transact(async (transaction) => {
      const { db } = transaction;
      // The same account may ask in several tabs at once.
      const once = [...new Map(visits.map((visit) => [visit.userId, visit])).values()];
      const arrivals = once.filter(({ arrives }) => arrives);
      const { refused } = await advance(transaction, showId, arrivals);
      const [row] = await repository.findRooms(db, [showId]);
      const entries = await repository.findEntries(db, once);
      const byUser = new Map(entries.map((entry) => [entry.userId, entry]));
      return new Map(
        once.flatMap(({ userId }) =>
          row ? [[userId, { row, entry: byUser.get(userId), isRefused: refused.has(userId) }] as const] : [],
        ),
      );
    });
  }

  /** One transaction for all who enter together: the room's row makes others wait. */
  const enterTogether = createBatchLoader(
    async (visits: readonly Entering[]): Promise<Array<Seen | Error>> => {
      const found = new Map<number, Map<number, Seen> | Error>();
      for (const [showId, ofShow] of Map.groupBy(visits, (visit) => visit.showId)) {
        const seen = await enterShow(showId, ofShow).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
        found.set(showId, seen);
      }
      return visits.map(({ showId, userId }) => {
        const seen = found.get(showId);
        if (seen instanceof Error) return seen;
        return seen?.get(userId) ?? new DomainError("SHOW_NOT_FOUND");
      });
    },
    { pauseMs: SHARE_MS },
  );

  const findRoom = createBatchLoader(
    async (showIds: readonly number[]) => {
      const rows = await repository.findRooms(database.db, showIds);
      const byShow = new Map(rows.map((row) => [row.showId, row]));
      return showIds.map((showId) => byShow.get(showId));
    },
    { pauseMs: SHARE_MS },
  );

  const findDraw = createBatchLoader(
    async (showIds: readonly number[]): Promise<Array<Draw | Error>> => {
      const found = new Map<number, Draw | Error>();
      for (const showId of new Set(showIds)) {
        const draw = await repository.findDraw(database.db, showId);
        const { seed = null, drawnAt = null } = draw ?? {};
        if (!draw) found.set(showId, new DomainError("SHOW_NOT_FOUND"));
        else if (seed === null) found.set(showId, new DomainError("WAITING_ROOM_NOT_FOUND"));
        else found.set(showId, { seed, drawnAt, entries: draw.drawn ?? [] });
      }
      return showIds.map((showId) => found.get(showId) ?? new DomainError("SHOW_NOT_FOUND"));
    },
    { pauseMs: SHARE_MS },
  );

  async function manage(showId: number): Promise<ManagedRoom> {
    const now = clock.now();
    const [row] = await repository.findRooms(database.db, [showId]);
    if (!row) throw new DomainError("SHOW_NOT_FOUND");
    const { mode, openForAll, ownPerMinute: perMinute } = row;
    const room = roomOf(row, now);
    const counts = await repository.countInside(database.db, showId, now, plusSeconds(now, -60));
    const usual = row.usualPerMinute ?? usualPerMinute(await repository.countSeats(database.db, showId));
    const estimateSeconds = row.paused ? null : secondsUntil(room?.waiting ?? 0, perMinute ?? usual);
    return { showId, mode, room, ...counts, usualPerMinute: usual, perMinute, openForAll, estimateSeconds };
  }

  return {
    /**
     * The caller's place, the same at each call until its turn is over.
     * @param known the entry that the page has @throws DomainError as `enterWaitingRoom`
     */
    async enter(visit: Visit, known: string | null = null): Promise<Place> {
      const now = clock.now();
      const seen = await find(visit);
      if (!seen) throw new DomainError("SHOW_NOT_FOUND");
      const { row, entry } = seen;
      requireSale(row, now);
      if (row.mode === "off") return { entry: null, state: "in", room: null };
      if (known !== null && known !== entry?.entry) throw new DomainError("WAITING_ENTRY_NOT_FOUND");
      const arrives = !entry || hasEnded(entry, row, now);
      const opensAt = row.salesOpenAt && plusSeconds(row.salesOpenAt, -WAITING_ROOM_OPENS_SECONDS);
      if (arrives && opensAt && opensAt > now)
        throw new DomainError("WAITING_ROOM_NOT_OPEN", { date: (language) => longMoment(opensAt, language) });
      const isBehind = arrives || isLate(row, now);
      return placeOf(isBehind ? await enterTogether({ ...visit, arrives }) : seen, clock.now());
    },

    /** @returns null: nobody has been there, or it is off @throws DomainError SHOW_NOT_FOUND */
    async room(showId: number): Promise<Room | null> {
      const row = await findRoom(showId);
      if (!row) throw new DomainError("SHOW_NOT_FOUND");
      return row.mode === "off" ? null : roomOf(row, clock.now());
    },

    /** @throws DomainError SHOW_NOT_FOUND, WAITING_ROOM_NOT_FOUND */
    draw: (showId: number): Promise<Draw> => findDraw(showId),

    /** @throws DomainError SHOW_NOT_FOUND */
    manage,

    /** @throws DomainError SHOW_NOT_FOUND, SHOW_CANCELLED, SALES_CLOSED */
    async change(showId: number, change: WaitingRoomChange, actorId: number): Promise<ManagedRoom> {
      await database.transact(async (transaction) => {
        const now = clock.now();
        const row = await lockRoom(transaction, showId, now);
        requireSale(row, now);
        const changes = describeChanges(row, change);
        if (changes.length === 0) return;
        const { perMinute, paused, openForAll } = change;
        await repository.updateRoom(transaction.db, showId, {
          ...(perMinute !== undefined && { perMinute }),
          ...(paused !== undefined && { paused }),
          ...(openForAll !== undefined && { openForAll }),
          // Time in which the order stood still is not made up for.
          ...((row.paused || row.openForAll) && { pacedAt: now }),
        });
        await advance(transaction, showId, []);
        const details = { show: row.name, changes };
        const subject = { type: "show", id: showId } as const;
        await deps.audit.record(transaction, { actorId, action: "WAITING_ROOM_CHANGED", subject, details });
      });
      return manage(showId);
    },

    /** Notes the first seat of a turn, which makes it longer. */
    async noteSeat(showId: number, userId: number): Promise<void> {
      const now = clock.now();
      const until = plusSeconds(now, TURN_WITH_SEAT_SECONDS);
      await repository.noteFirstSeat(database.db, { showId, userId }, until, now);
    },

    /** Gives a visitor's places to the account with which they signed in. */
    inherit: ({ db }: Transaction, from: number, to: number): Promise<void> =>
      repository.moveEntries(db, from, to, clock.now()),

    /** Brings every room in which somebody waits up to now. */
    async sweep(): Promise<void> {
      const now = clock.now();
      if (!canSell()) {
        // A turn does not run out while seats cannot be held.
        const showIds = await repository.findOpenRooms(database.db);
        await repository.extendTurns(database.db, showIds, plusSeconds(now, TURN_SECONDS), now);
      }
      for (const showId of await repository.findRoomsWithPeople(database.db)) {
        await database
          .transact((transaction) => advance(transaction, showId, []))
          .catch((error: unknown) =>
            logger.warn({ err: error, showId }, "a waiting room stands still until the next round"),
          );
      }
    },
  };
}
