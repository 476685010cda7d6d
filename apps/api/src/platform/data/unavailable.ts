import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const UNAVAILABLE_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
const UNAVAILABLE_SQLSTATE = /^(08...|57P0[1-5]|53[0-3]00|25006|57014|25P03|55P03|40001|40P01)$/;
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection ended|client has encountered a connection error|connection is closed|stream isn't writeable|command timed out|max retries per request|reached the max/i;

export function isDependencyUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDependencyUnavailable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A missing socket file; a missing file of another kind is a bug.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_MESSAGES.test(error.message);
}

/** A try at a busy database ends after 3 s when no connection comes free, and one at a missing database at once. */
const TRIES = 6;
const PAUSE_MS = 1000;

/** Repeats work that may run twice, where no caller waits. @throws the error of the last of six tries */
export async function untilAvailable<T>(
  work: () => Promise<T>,
  { onUnavailable, pauseMs = PAUSE_MS }: { onUnavailable?: (error: unknown) => void; pauseMs?: number } = {},
): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isDependencyUnavailable(error)) throw error;
      onUnavailable?.(error);
      await sleep(pauseMs);
    }
  }
}

/** SQLSTATEs of characters that JSON can have and Postgres cannot: NUL, and in Postgres' JSON lone surrogates. */
const UNSTORABLE_TEXT = new Set(["22021", "22P05"]);
const INVALID_TEXT = "22P02";

export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  // The output of `JSON.stringify` can only be invalid for this reason.
  return UNSTORABLE_TEXT.has(error.code) || (error.code === INVALID_TEXT && error.file === "jsonfuncs.c");
}
