import { readFileSync } from "node:fs";
import { join } from "node:path";

// Its origin is in common-passwords/README.md.
const FILE = join(import.meta.dirname, "common-passwords", "list.txt");
/** Words that are guessed first, beside the society's name; the list has few Dutch words. */
const PRODUCT_WORDS = ["podium", "admin", "beheer", "beheerder", "wachtwoord", "welkom", "geheim"];
/** The length of a date; a password with more signs is not easily guessed from these words. */
const MAX_OTHER_SIGNS = 8;

const plainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");

function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (const at of reached) for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  return text !== "" && reached.has(text.length);
}

/** @param names whose words alone make no password, not even with a few digits and signs around them */
export function createCommonPasswords(names: () => readonly string[]) {
  const common = new Set(readFileSync(FILE, "utf8").trimEnd().split("\n"));

  return (password: string): boolean => {
    if (common.has(password.normalize("NFKC").toLowerCase())) return true;
    const ownWords = names().flatMap((name) => name.split(/\s+|-/).map(plainLetters));
    const words = new Set([...PRODUCT_WORDS, ...ownWords].filter(Boolean));
    const otherSigns = password.replaceAll(/[\p{L}\s-]/gu, "").length;
    return otherSigns <= MAX_OTHER_SIGNS && isMadeOf(plainLetters(password), words);
  };
}
