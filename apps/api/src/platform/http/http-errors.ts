import { type ErrorCode, errorStatus } from "@podium/shared/contracts/errors/error-codes";
import type { ErrorBody } from "@podium/shared/contracts/common";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import pg from "pg";
import { errorMessage, type Values, type Words, wordsIn } from "./error-messages.ts";
import { waitInWords } from "./formats.ts";

interface Detail {
  field: string;
  message: Words;
}

/** A refusal. Its `message` is in Dutch, for logs; the response is in the caller's language. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly #words: Words;
  readonly #details: readonly Detail[] | undefined;

  /** @param values for each `{name}` of the sentence @param words replace the sentence of the code */
  constructor(
    code: ErrorCode,
    values: Values = {},
    details?: readonly Detail[],
    words: Words = (language) => errorMessage(code, values, language),
  ) {
    super(wordsIn(words, FIRST_LANGUAGE));
    this.name = "DomainError";
    this.code = code;
    this.statusCode = errorStatus(code);
    this.#words = words;
    this.#details = details;
  }

  messageIn(language: Language): string {
    return wordsIn(this.#words, language);
  }

  toBody(language: Language = FIRST_LANGUAGE): ErrorBody {
    const details = this.#details?.map(({ field, message }) => ({ field, message: wordsIn(message, language) }));
    return {
      statusCode: this.statusCode,
      code: this.code,
      message: this.messageIn(language),
      ...(details && { details }),
    };
  }
}

/** A refusal whose sentence belongs at a field of the form. */
export function refusedField(code: ErrorCode, field: string, values: Values = {}): DomainError {
  return new DomainError(code, values, [{ field, message: (language) => errorMessage(code, values, language) }]);
}

/** A temporary refusal, whose sentence has `{wait}`. */
export class PausedError extends DomainError {
  readonly seconds: number;

  constructor(code: ErrorCode, seconds: number) {
    super(code, { wait: (language) => waitInWords(seconds, language) });
    this.seconds = seconds;
  }
}

const UNAVAILABLE_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** SQLSTATEs of connection failures, shutdown, failover, timeouts and exhausted retries. */
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

/** SQLSTATEs of characters that JSON can have and Postgres cannot: NUL, and in Postgres' JSON lone surrogates. */
const UNSTORABLE_TEXT = new Set(["22021", "22P05"]);
const INVALID_TEXT = "22P02";

export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  // The output of `JSON.stringify` can only be invalid for this reason.
  return UNSTORABLE_TEXT.has(error.code) || (error.code === INVALID_TEXT && error.file === "jsonfuncs.c");
}
