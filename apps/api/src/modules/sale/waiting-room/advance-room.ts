import { randomBytes } from "node:crypto";
import { MAX_WAITING_PER_NETWORK } from "@podium/shared/contracts/limits";
import { plusSeconds } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { networksOf } from "#platform/http/network.ts";
import { turnsDue, usualPerMinute, withFullMinute } from "./pace.ts";
import * as repository from "./waiting-room.repository.ts";

/** Turn of who chooses no seat (decisions, section 15). */
export const TURN_SECONDS = 5 * 60;

/** The public facts of a room, and its seed. */
export interface Room {
  isOn: boolean;
  /** The opening of the sale as it is now; null: it has none. */
  opensAt: Date | null;
  drawnAt: Date | null;
  seed: string;
  waiting: number;
  letIn: number;
  perMinute: number;
  paused: boolean;
  at: Date;
}

export const isBefore = ({ salesOpenAt }: Pick<repository.RoomRow, "salesOpenAt">, now: Date): boolean =>
  salesOpenAt !== null && salesOpenAt > now;

/** @returns null: nobody has entered it */
export function roomOf(row: repository.RoomRow, now: Date): Room | null {
  const { seed, usualPerMinute: usual, drawnAt, letIn } = row;
  if (seed === null || usual === null) return null;
  return {
    isOn: row.isOn,
    opensAt: row.salesOpenAt,
    drawnAt,
    seed,
    waiting: drawnAt === null ? row.undrawn : row.lastRank - letIn,
    letIn,
    perMinute: row.ownPerMinute ?? usual,
    paused: row.paused,
    at: now,
  };
}

export interface Arrival {
  userId: number;
  network: string;
}

export interface Advanced {
  room: Room;
  /** As the last look left it. */
  before: Room;
  letIn: repository.LetIn[];
  turnUntil: Date;
  /** People whose network has as many people in the room as it may. */
  refused: ReadonlySet<number>;
}

const newSeed = (): string => randomBytes(32).toString("hex");

/** Locks the room, which is made for the first visitor. @throws DomainError SHOW_NOT_FOUND */
export async function lockRoom({ db }: Transaction, showId: number, now: Date): Promise<repository.RoomRow> {
  if (!(await repository.lockRoom(db, showId))) {
    const usual = usualPerMinute(await repository.countSeats(db, showId));
    const made = { showId, seed: newSeed(), pacedAt: withFullMinute(now), usualPerMinute: usual };
    await repository.insertRoom(db, made, now);
    await repository.lockRoom(db, showId);
  }
  // Only now, since a process that held the lock has changed the room.
  const [row] = await repository.findRooms(db, [showId]);
  if (!row) throw new DomainError("SHOW_NOT_FOUND");
  return row;
}

/** Divides those who arrive: networks, and the wider ones of one subscriber, have an allowance of places. */
async function withinAllowance(
  { db }: Transaction,
  room: { showId: number; letIn: number },
  arrivals: readonly Arrival[],
  now: Date,
): Promise<{ welcome: Array<Arrival & { widestNetwork: string }>; refused: Set<number> }> {
  const named = arrivals.map((arrival) => ({ ...arrival, networks: networksOf(arrival.network) }));
  const widest = [...new Set(named.map(({ network, networks }) => networks.at(-1)?.network ?? network))];
  const counts = new Map<string, number>();
  const count = (networks: ReturnType<typeof networksOf>, people: number): void => {
    for (const { network } of networks) counts.set(network, (counts.get(network) ?? 0) + people);
  };
  for (const [network, people] of await repository.countPerNetwork(db, room, widest, now))
    count(networksOf(network), people);
  const refused = new Set<number>();
  const welcome = named.flatMap(({ networks, ...arrival }) => {
    if (networks.some(({ network, times }) => (counts.get(network) ?? 0) >= MAX_WAITING_PER_NETWORK * times)) {
      refused.add(arrival.userId);
      return [];
    }
    count(networks, 1);
    return { ...arrival, widestNetwork: networks.at(-1)?.network ?? arrival.network };
  });
  return { welcome, refused };
}

const isSameMoment = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/**
 * Brings a locked room up to now: follows an opening that moved, draws, takes in who arrives, lets in who may, and
 * switches it. 'auto' is on while somebody waits, and before the opening when more are there than the first minute
 * lets in. Running it again, or in another process, changes nothing until time has passed.
 * @param options.limited whether the network allowance counts
 * @param options.canSell false: nobody is let in, since seats cannot be held
 */
export async function advanceRoom(
  transaction: Transaction,
  row: repository.RoomRow,
  arrivals: readonly Arrival[],
  options: { now: Date; limited: boolean; canSell: boolean },
): Promise<Advanced> {
  const { db } = transaction;
  const { now } = options;
  const { showId, mode, openForAll, paused } = row;
  const current = roomOf(row, now);
  if (!current || row.pacedAt === null) throw new Error("a locked waiting room has a seed");
  let { seed, drawnAt, waiting: undrawn } = current;
  let { lastRank, letIn, pacedAt } = row;
  const { perMinute } = current;
  const fields: repository.RoomFields = { advancedAt: now, opensAt: row.salesOpenAt };
  const isClosed = row.cancelledAt !== null || row.salesCloseAt <= now;
  const isToOpen = isBefore(row, now);

  if (isToOpen && drawnAt && !isSameMoment(row.opensAt, row.salesOpenAt)) {
    if (await repository.deleteEnded(db, { showId, letIn }, now)) {
      // Nobody waits any more, so this opening has a draw of its own.
      [seed, drawnAt, lastRank, letIn, undrawn] = [newSeed(), null, 0, 0, 0];
      Object.assign(fields, { seed, drawnAt, drawn: null });
    } else if (row.salesOpenAt) {
      await repository.extendTurns(db, [showId], plusSeconds(row.salesOpenAt, TURN_SECONDS), now);
    }
  }

  let isIdle = letIn >= lastRank;
  if (!drawnAt && (!isToOpen || isClosed)) {
    const drawn = await repository.draw(db, showId, seed);
    [drawnAt, lastRank, pacedAt, isIdle] = [now, drawn.length, withFullMinute(now), true];
    Object.assign(fields, { drawnAt, drawn });
  }

  const { welcome, refused } =
    options.limited && arrivals.length > 0
      ? await withinAllowance(transaction, { showId, letIn }, arrivals, now)
      : { welcome: arrivals.map((one) => ({ ...one, widestNetwork: one.network })), refused: new Set<number>() };
  if (welcome.length > 0 && !isClosed) {
    const afterRank = drawnAt ? lastRank : null;
    await repository.insertEntries(db, { showId, letIn }, welcome, { afterRank, now });
    if (drawnAt) lastRank += welcome.length;
    else undrawn += welcome.length;
  }

  const turnUntil = plusSeconds(now, TURN_SECONDS);
  let found: repository.LetIn[] = [];
  const letInNext = async (most: number | null): Promise<void> => {
    found = await repository.letIn(db, showId, { afterRank: letIn, most, until: turnUntil }, now);
    // Ranks of accounts that were closed are skipped.
    const isEverybody = most === null || found.length < most;
    letIn = isEverybody ? lastRank : Math.max(letIn, ...found.map(({ rank }) => rank));
  };
  if (isClosed) letIn = lastRank;
  else if (!isToOpen && letIn < lastRank) {
    if (openForAll || mode === "off") await letInNext(null);
    else {
      const { turns, pacedAfter } = turnsDue({ pacedAt, perMinute, isIdle }, now);
      // A few who come at a quiet moment never wait, whatever there is to find.
      const isCrowded = mode === "on" || lastRank - letIn > turns;
      const isInVain =
        isCrowded && (!options.canSell || (turns > 0 && (await repository.isAllInCarts(db, showId, now))));
      const isHeldUp = paused || isInVain;
      if (!isHeldUp && turns > 0) await letInNext(turns);
      pacedAt = isHeldUp ? now : pacedAfter(found.length);
    }
  }

  const waiting = drawnAt ? lastRank - letIn : undrawn;
  const isWanted = mode === "on" || (mode === "auto" && waiting > (drawnAt ? 0 : perMinute));
  const isOn = isWanted && !isClosed && !openForAll;
  if (isOn !== row.isOn) await repository.setOn(db, showId, isOn);
  await repository.updateRoom(db, showId, { ...fields, lastRank, letIn, pacedAt });
  const room = { ...current, seed, drawnAt, isOn, waiting, letIn };
  return { room, before: { ...current, opensAt: row.opensAt }, letIn: found, turnUntil, refused };
}
