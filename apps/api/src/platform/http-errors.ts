import { type ErrorCode, errorMessage, errorStatus } from "@podium/shared/error-codes";
import type { ErrorBody } from "@podium/shared/contracts/common";

/** A rule of the domain that says no; the client sees its status, code and Dutch sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: ErrorBody["details"];

  /**
   * @param values what to fill in for each `{name}` of the sentence
   * @param message a more precise sentence than the code's own
   */
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

  /** The body of decisions.md, section 3. */
  toBody(): ErrorBody {
    return {
      statusCode: this.statusCode,
      code: this.code,
      message: this.message,
      ...(this.details && { details: this.details }),
    };
  }
}

const AWAY_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/**
 * PostgreSQL: connection exceptions, shutting down or starting up, too many connections, read-only after failover; out of
 * time in a statement, a transaction or a lock, and transactions that still stood in each other's way at the last try.
 */
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53[0-3]00|25006|57014|25P03|55P03|40001|40P01)$/;
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection ended|client has encountered a connection error|connection is closed|stream isn't writeable|command timed out|max retries per request|reached the max/i;

/** Whether an error says that Postgres or Redis cannot be reached now, so that trying again later may help. */
export function isDependencyAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDependencyAway);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return AWAY_CODES.has(code) || AWAY_SQLSTATE.test(code) || AWAY_MESSAGES.test(error.message);
}

/** Characters that JSON can carry and Postgres text cannot: NUL, broken surrogates. */
const UNSTORABLE_TEXT = new Set(["22021", "22P05"]);

/** Whether the database refused text that no schema caught because it is valid everywhere else. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && UNSTORABLE_TEXT.has(error.code);
}
