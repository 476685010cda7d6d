import { type ErrorCode, errorMessage, errorStatus } from "@podium/shared/error-codes";
import type { ErrorBody } from "@podium/shared/contracts/common";
import pg from "pg";
import { waitInWords } from "./formats.ts";

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: ErrorBody["details"];

  /** @param values fill in each `{name}` of the sentence */
  constructor(
    code: ErrorCode,
    values: Record<string, string | number> = {},
    details?: ErrorBody["details"],
    message = errorMessage(code, values),
  ) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.statusCode = errorStatus(code);
    this.details = details;
  }

  toBody(): ErrorBody {
    return {
      statusCode: this.statusCode,
      code: this.code,
      message: this.message,
      ...(this.details && { details: this.details }),
    };
  }
}

/** A refusal whose sentence belongs at a field of the form. */
export function refusedField(code: ErrorCode, field: string): DomainError {
  return new DomainError(code, {}, [{ field, message: errorMessage(code) }]);
}

/** A refusal for a while: its sentence has `{wait}`. */
export class PausedError extends DomainError {
  readonly seconds: number;

  constructor(code: ErrorCode, seconds: number) {
    super(code, { wait: waitInWords(seconds) });
    this.seconds = seconds;
  }
}

const UNAVAILABLE_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** Connection failures, shutdown, failover, timeouts and exhausted retries. */
const UNAVAILABLE_SQLSTATE = /^(08...|57P0[1-5]|53[0-3]00|25006|57014|25P03|55P03|40001|40P01)$/;
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection ended|client has encountered a connection error|connection is closed|stream isn't writeable|command timed out|max retries per request|reached the max/i;

export function isDependencyUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDependencyUnavailable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A socket file that is not there; any other file that is missing is a bug.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_MESSAGES.test(error.message);
}

/** Characters that JSON can carry and Postgres cannot: NUL, and in its own JSON halves of characters. */
const UNSTORABLE_TEXT = new Set(["22021", "22P05"]);
const INVALID_TEXT = "22P02";

export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  // What `JSON.stringify` wrote is wrong in no other way.
  return UNSTORABLE_TEXT.has(error.code) || (error.code === INVALID_TEXT && error.file === "jsonfuncs.c");
}
