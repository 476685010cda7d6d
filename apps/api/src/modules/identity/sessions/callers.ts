import { rooms } from "@podium/shared/contracts/realtime";
import { SECOND_STEP_TERM_SECONDS } from "@podium/shared/contracts/limits";
import type { Role } from "@podium/shared/contracts/roles";
import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Caller, TokenClaims } from "#platform/http/caller.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import type { Realtime, SessionsChange } from "#platform/realtime/realtime.ts";
import * as repository from "./sessions.repository.ts";

/** Limits how long an entry stays when Redis loses the message that clears it. */
const TRUSTED_MS = 1000;
const MAX_CACHED = 10_000;

type State = repository.SessionState | null;
interface Known {
  readonly userId: number | null;
  readonly state: Promise<State>;
}

export type Callers = ReturnType<typeof createCallers>;

export function createCallers(deps: {
  db: Db;
  realtime: Pick<Realtime, "io" | "onSessionsChange" | "announceSessionsChange">;
  clock: Clock;
  secondStepRoles: ReadonlySet<Role>;
}) {
  const { db, realtime, clock } = deps;
  const readNow = createBatchLoader((ids: readonly string[]) => repository.findStates(db, ids));
  const cache = new LRUCache<string, Known>({
    max: MAX_CACHED,
    ttl: TRUSTED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  let seen = new Set<string>();

  const roomsOf = (change: SessionsChange): string[] =>
    "userId" in change ? [rooms.user(change.userId)] : change.sessionIds.map(rooms.session);

  realtime.onSessionsChange((change) => {
    // A query under way may have read the old state.
    if ("userId" in change) {
      for (const [id, { userId }] of cache.entries()) if (userId === change.userId) cache.delete(id);
    } else for (const id of change.sessionIds) cache.delete(id);
    // In the same tick, so that no socket connects with the old role.
    realtime.io.local.in(roomsOf(change)).disconnectSockets(true);
  });

  function read({ kind, id, sessionId }: TokenClaims): Promise<State> {
    const known = cache.get(sessionId);
    if (known) return known.state;
    const entry = { userId: kind === "account" ? id : null, state: readNow(sessionId) };
    cache.set(sessionId, entry);
    entry.state.catch(() => {
      if (cache.peek(sessionId) === entry) cache.delete(sessionId);
    });
    return entry.state;
  }

  function toCaller(state: State, { kind, id, sessionId }: TokenClaims): Caller | null {
    if (state?.kind !== kind || state.subjectId !== id || state.expiresAt <= clock.now()) return null;
    const { role, termBeganAt, anonymousNetwork } = state;
    const byLink = state.byLink && { byLink: state.byLink };
    const termEnds =
      termBeganAt && deps.secondStepRoles.has(role) && plusSeconds(termBeganAt, SECOND_STEP_TERM_SECONDS);
    // The caller has a plain user's rights, enough to set the second step up.
    if (termEnds && termEnds <= clock.now())
      return { kind, id, sessionId, role: "USER", withheldRole: role, ...byLink };
    return { kind, id, sessionId, role, ...byLink, ...(anonymousNetwork !== null && { anonymousNetwork }) };
  }

  return {
    async find(claims: TokenClaims): Promise<Caller | null> {
      const caller = toCaller(await read(claims), claims);
      if (caller) seen.add(claims.sessionId);
      return caller;
    },

    /** Bypasses the cache, for calls about money and names. */
    findNow: async (claims: TokenClaims) => toCaller(await readNow(claims.sessionId), claims),

    /** Closes this process's sockets whose session lost its rights while the announcement was lost. */
    async repairSockets(): Promise<void> {
      const open = [...realtime.io.sockets.sockets.values()].flatMap((socket) => {
        const { caller } = socket.data;
        return caller ? [{ socket, caller }] : [];
      });
      if (open.length === 0) return;
      const states = await repository.findStates(
        db,
        open.map(({ caller }) => caller.sessionId),
      );
      for (const [index, { socket, caller }] of open.entries()) {
        const now = toCaller(states[index] ?? null, caller);
        if (now?.role === caller.role && !now.byLink === !caller.byLink) {
          seen.add(caller.sessionId);
          continue;
        }
        cache.delete(caller.sessionId);
        socket.disconnect(true);
      }
    },

    async storeLastSeen(): Promise<void> {
      const ids = [...seen];
      seen = new Set();
      if (ids.length > 0) await repository.storeLastSeen(db, ids, clock.now());
    },

    /** Call after the commit: clears the cache everywhere and closes the sockets, whose role is fixed. */
    announceChange: (change: SessionsChange): void => realtime.announceSessionsChange(change),
  };
}
