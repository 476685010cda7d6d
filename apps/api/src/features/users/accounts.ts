import { rooms } from "@podium/shared/realtime";
import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/batch-loader.ts";
import type { Account } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database.ts";
import type { Realtime } from "#platform/realtime.ts";
import { type AccountState, findAccountStates } from "./users.repository.ts";

/**
 * How long a process trusts what it read. A change clears it in every process at once; this is for the message
 * that does not arrive because Redis is away.
 */
const TRUSTED_MS = 2000;
const MAX_CACHED = 10_000;

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

function toAccount(state: AccountState | null, tokenVersion: number): Account | null {
  return state?.tokenVersion === tokenVersion ? { id: state.id, role: state.role } : null;
}

export function createAccounts(deps: {
  db: Db;
  realtime: Pick<Realtime, "io" | "onAccountChange" | "announceAccountChange">;
  clock: Clock;
}): Accounts {
  const { db, realtime, clock } = deps;
  const readNow = createBatchLoader((ids: readonly number[]) => findAccountStates(db, ids));
  const cache = new LRUCache<number, Promise<AccountState | null>>({
    max: MAX_CACHED,
    ttl: TRUSTED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  realtime.onAccountChange((userId) => {
    // A query that is under way may have read the old state: it is forgotten with the rest.
    cache.delete(userId);
    // In the same moment, so that whoever connects now either is closed here or is looked up afresh.
    realtime.io.local.in(rooms.user(userId)).disconnectSockets(true);
  });

  function read(userId: number): Promise<AccountState | null> {
    const known = cache.get(userId);
    if (known) return known;
    const state = readNow(userId);
    cache.set(userId, state);
    state.catch(() => {
      if (cache.peek(userId) === state) cache.delete(userId);
    });
    return state;
  }

  return {
    find: async (userId, tokenVersion) => toAccount(await read(userId), tokenVersion),
    findNow: async (userId, tokenVersion) => toAccount(await readNow(userId), tokenVersion),
    announceChange(userId) {
      realtime.announceAccountChange(userId);
      // Goes through a stream that survives a Redis that is away for a moment, which the announcement does not.
      realtime.io.in(rooms.user(userId)).disconnectSockets(true);
    },
  };
}
