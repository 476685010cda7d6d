import { rooms } from "@podium/shared/realtime";
import { createBatcher } from "#platform/batcher.ts";
import type { Account } from "#platform/caller.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Db } from "#platform/database.ts";
import type { Realtime } from "#platform/realtime.ts";
import { type Standing, findStandings } from "./users.repository.ts";

/**
 * How long a process believes what it read. A change clears it in every process at once; this is for the message
 * that does not arrive because Redis is away.
 */
const BELIEVED_SECONDS = 2;
const REMEMBERED_AT_MOST = 10_000;

interface Memory {
  standing: Promise<Standing | null>;
  until: Date;
}

/** Role and existence of accounts at the moment of a call. */
export interface Accounts {
  /** Who a token speaks for; null when the account is gone or its tokens were withdrawn. Normally without a query. */
  find(userId: number, tokenVersion: number): Promise<Account | null>;
  /** The same from the database itself, for what only administrators may do. */
  findNow(userId: number, tokenVersion: number): Promise<Account | null>;
  /**
   * To be called after the commit that changed a role or ended an account: every process forgets what it knew, and
   * the person's sockets close, because a socket keeps the role with which it was opened.
   */
  announceChange(userId: number): void;
}

function toAccount(standing: Standing | null, tokenVersion: number): Account | null {
  return standing?.tokenVersion === tokenVersion ? { id: standing.id, role: standing.role } : null;
}

export function createAccounts(deps: {
  db: Db;
  realtime: Pick<Realtime, "io" | "onAccountChange" | "announceAccountChange">;
  clock: Clock;
}): Accounts {
  const { db, realtime, clock } = deps;
  const memories = new Map<number, Memory>();

  // When a sale opens, thousands come whom no process knows yet: together they ask once.
  const findStanding = createBatcher<number, Standing | null>({
    run: (ids) => findStandings(db, ids),
    touches: () => ({ alone: [], together: [] }),
    parallel: 2,
    maxSize: 500,
  });

  realtime.onAccountChange((userId) => {
    // A query that is under way may have read the old state: it is forgotten with the rest.
    memories.delete(userId);
    // In the same moment, so that whoever connects now either is closed here or is looked up afresh.
    realtime.io.local.in(rooms.user(userId)).disconnectSockets(true);
  });

  function remember(userId: number): Memory {
    const oldest = memories.size >= REMEMBERED_AT_MOST ? memories.keys().next() : undefined;
    if (oldest && !oldest.done) memories.delete(oldest.value);
    const memory = { standing: findStanding(userId), until: plusSeconds(clock.now(), BELIEVED_SECONDS) };
    memories.delete(userId);
    memories.set(userId, memory);
    memory.standing.catch(() => {
      if (memories.get(userId) === memory) memories.delete(userId);
    });
    return memory;
  }

  async function find(userId: number, tokenVersion: number): Promise<Account | null> {
    const known = memories.get(userId);
    const memory = known && known.until > clock.now() ? known : remember(userId);
    return toAccount(await memory.standing, tokenVersion);
  }

  return {
    find,
    findNow: async (userId, tokenVersion) => toAccount(await findStanding(userId), tokenVersion),
    announceChange(userId) {
      realtime.announceAccountChange(userId);
      // Goes through a stream that survives a Redis that is away for a moment, which the announcement does not.
      realtime.io.in(rooms.user(userId)).disconnectSockets(true);
    },
  };
}
