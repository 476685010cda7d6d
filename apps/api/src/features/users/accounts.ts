import { rooms } from "@podium/shared/realtime";
import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/batch-loader.ts";
import type { Account } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database.ts";
import type { Realtime } from "#platform/realtime.ts";
import * as repository from "./users.repository.ts";

/** Limits how long an entry stays when Redis loses the message that clears it. */
const TRUSTED_MS = 2000;
const MAX_CACHED = 10_000;

export type Accounts = ReturnType<typeof createAccounts>;

function toAccount(state: repository.AccountState | null, tokenVersion: number): Account | null {
  return state?.tokenVersion === tokenVersion ? { id: state.id, role: state.role } : null;
}

export function createAccounts(deps: {
  db: Db;
  realtime: Pick<Realtime, "io" | "onAccountChange" | "announceAccountChange">;
  clock: Clock;
}) {
  const { db, realtime, clock } = deps;
  const readNow = createBatchLoader((ids: readonly number[]) => repository.findAccountStates(db, ids));
  const cache = new LRUCache<number, Promise<repository.AccountState | null>>({
    max: MAX_CACHED,
    ttl: TRUSTED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  realtime.onAccountChange((userId) => {
    // A query under way may have read the old state.
    cache.delete(userId);
    // In the same tick, so that no socket connects with the old role.
    realtime.io.local.in(rooms.user(userId)).disconnectSockets(true);
  });

  function read(userId: number): Promise<repository.AccountState | null> {
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
    find: async (userId: number, tokenVersion: number) => toAccount(await read(userId), tokenVersion),

    /** Bypasses the cache, for administrators' calls. */
    findNow: async (userId: number, tokenVersion: number) => toAccount(await readNow(userId), tokenVersion),

    /** Closes this process's sockets whose account lost its rights while the message that says so was lost. */
    async repairSockets(): Promise<void> {
      const open = [...realtime.io.sockets.sockets.values()].flatMap((socket) => {
        const { account, tokenVersion } = socket.data;
        return account && tokenVersion !== undefined ? [{ socket, account, tokenVersion }] : [];
      });
      if (open.length === 0) return;
      const states = await repository.findAccountStates(
        db,
        open.map(({ account }) => account.id),
      );
      for (const [index, { socket, account, tokenVersion }] of open.entries()) {
        const now = toAccount(states[index] ?? null, tokenVersion);
        if (now?.role === account.role) continue;
        cache.delete(account.id);
        socket.disconnect(true);
      }
    },

    /** Call after the commit: clears the cache everywhere and closes the sockets, which keep their role. */
    announceChange(userId: number): void {
      realtime.announceAccountChange(userId);
      // The stream survives a short outage of Redis, the announcement does not.
      realtime.io.in(rooms.user(userId)).disconnectSockets(true);
    },
  };
}
