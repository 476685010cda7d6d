import { storedEmail } from "./typed-email.ts";
import { phoneDigits } from "./typed-phone.ts";
import { APOSTROPHES, LETTERS } from "./latin-text.ts";
import { UNSEEN } from "./typed-text.ts";

// The database folds the same way: `folded` of the migration 20270124-seen-names.ts, whose test compares both.

/** A standalone acute accent, and breathings: normalisation would turn them into a space. */
const ALONE = /[\u00b4\u1fbd\u1fbf\u1ffd\u1ffe]/g;
const QUOTES = String.raw`"\u00ab\u00bb\u02ba\u05f4\u201c-\u201f\u2033\u2034\u2036\u2039\u203a`;
const DASHES = String.raw`\-\u058a\u05be\u2010-\u2015\u2212\u2e3a\u2e3b`;
/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic letters. Marks that are vowels of other scripts stay. */
const ACCENTS =
  String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc` +
  String.raw`\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`;
const LEFT_OUT = new RegExp(`[${APOSTROPHES}${QUOTES}${DASHES}${UNSEEN}${ACCENTS}]`, "gu");

/** 'Zoë D’Hondt-Łuczak' becomes 'zoe dhondtluczak': letters that people confuse, or cannot type, become the same. */
export function folded(text: string): string {
  const bare = text.replaceAll(ALONE, "").normalize("NFKD").replaceAll(LEFT_OUT, "");
  return Array.from(bare, (letter) => (LETTERS[letter] ?? letter).toLowerCase())
    .join("")
    .replaceAll("ς", "σ");
}

/** The search ignores spaces for words from this length on: 'vandenberghe' also finds 'Van den Berghe'. */
export const ACROSS_SPACES = 4;

/** Returns the folded words of a query, whose order does not matter; an empty list matches everything. */
export function searchWords(query: string): string[] {
  const words = query.trim().split(/\s+/);
  return words
    .map((word) => folded(word.includes("@") ? storedEmail(word) : word).trim())
    .filter((word) => word !== "");
}

/** Whether a folded text contains every word of the query, or the telephone number that the query is. */
export function matches(text: string, query: string): boolean {
  const number = phoneDigits(query);
  const isIn = (word: string): boolean =>
    text.includes(word) || (word.length >= ACROSS_SPACES && text.replaceAll(" ", "").includes(word));
  return searchWords(query).every(isIn) || (number !== null && isIn(number));
}
