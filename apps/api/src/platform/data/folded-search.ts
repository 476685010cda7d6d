import { ACROSS_SPACES, searchWords } from "@podium/shared/words/search-text";
import { phoneDigits } from "@podium/shared/words/typed-phone";
import { type RawBuilder, sql } from "kysely";
import { containing } from "./database.ts";

/** As `matches` of packages/shared/src/words/search-text.ts. @param text result of the database's `folded` */
export function hasWords(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const conditions = searchWords(search).map((word) => {
    const pattern = containing(word);
    if (word.length < ACROSS_SPACES) return sql`${text} like ${pattern}`;
    return sql`(${text} like ${pattern} or replace(${text}, ' ', '') like ${pattern})`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a stored telephone number matches a search, however it was typed; a search without digits matches none. */
export function isNumber(number: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const digits = phoneDigits(search);
  return digits === null ? sql<boolean>`false` : sql<boolean>`${number} like ${containing(digits)}`;
}
