import { ACROSS_SPACES, searchWords } from "@podium/shared/words/search-text";
import { phoneDigits } from "@podium/shared/words/typed-phone";
import { type RawBuilder, sql } from "kysely";
import { containing, escaped } from "./database.ts";

/** Pattern of texts that contain these letters in this order, with anything between them */
const inOrder = (word: string): string => `%${Array.from(word, (letter) => escaped(letter)).join("%")}%`;

/** As `matches` of packages/shared/src/words/search-text.ts. @param text result of the database's `folded` */
export function hasWords(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const conditions = searchWords(search).map((word) => {
    const pattern = containing(word);
    // A word that contains a space, as a letter may be folded, is in no text without spaces.
    if (word.length < ACROSS_SPACES || word.includes(" ")) return sql`${text} like ${pattern}`;
    // Most texts lack one of its letters in this order: comparing those first spares them the removal of spaces.
    return sql`(${text} like ${inOrder(word)} and replace(${text}, ' ', '') like ${pattern})`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a stored telephone number matches a search, however it was typed; a search without digits matches none. */
export function isNumber(number: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const digits = phoneDigits(search);
  return digits === null ? sql<boolean>`false` : sql<boolean>`${number} like ${containing(digits)}`;
}
