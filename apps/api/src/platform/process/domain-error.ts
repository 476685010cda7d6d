import {
  type ErrorCode,
  errorMessage as dutchMessage,
  errorStatus,
  filledIn,
} from "@podium/shared/contracts/errors/error-codes";
import { contractsInEnglish, english } from "@podium/shared/contracts/errors/messages/en";
import { contractsInFrench, french } from "@podium/shared/contracts/errors/messages/fr";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import type { ErrorBody } from "@podium/shared/contracts/common";
import { waitInWords } from "./formats.ts";

const TRANSLATIONS = { fr: french, en: english };
const OF_CONTRACTS: Readonly<Record<"fr" | "en", Readonly<Record<string, string>>>> = {
  fr: contractsInFrench,
  en: contractsInEnglish,
};

type Words = string | ((language: Language) => string);
type Values = Readonly<Record<string, Words | number>>;

const wordsIn = (words: Words, language: Language): string => (typeof words === "string" ? words : words(language));

export function errorMessage(code: ErrorCode, values: Values = {}, language: Language = FIRST_LANGUAGE): string {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : wordsIn(value, language)]),
  );
  return language === FIRST_LANGUAGE ? dutchMessage(code, said) : filledIn(TRANSLATIONS[language][code], said);
}

export function schemaMessage(dutch: string): Words {
  if (dutch === dutchMessage("INVALID_INPUT")) return (language) => errorMessage("INVALID_INPUT", {}, language);
  return (language) => (language === FIRST_LANGUAGE ? dutch : (OF_CONTRACTS[language][dutch] ?? dutch));
}

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
