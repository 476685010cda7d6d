/** Finds seats by the names that people use. */
import { KIND_WORDS } from "@podium/shared/halls/seat-names";
import { folded } from "@podium/shared/words/search-text";
import { type RawBuilder, sql } from "kysely";
import { containing } from "#platform/data/database.ts";

const kinds = JSON.stringify(
  Object.fromEntries(Object.entries(KIND_WORDS).map(([kind, word]) => [kind, folded(word)])),
);
/** Searched text of a seat, such as ' rij 2 12 beperkt zicht ' */
const name = sql`(' ' || planned.folded_name || ' ' || coalesce(${kinds}::jsonb ->> planned.kind, '') || ' ')`;

/** 'C12' means row C, seat 12, and also row 12, seat C. */
const SHORT = /^(?:(\p{L}{1,3})[ .]?(\d{1,3})|(\d{1,3})[ .]?(\p{L}{1,3}))$/u;
/** At least two letters: numbers alone would match a seat in every reservation. */
const LETTERS = /\p{L}{2}/u;

/**
 * Whether the name of `planned`, a seat of a plan, contains the search: 'rij C', 'rij 3 12', 'Rij 3, stoel 12',
 * 'rolstoel', 'C12'. After 'stoel' the whole number must match: 'stoel 1' does not find 'stoel 12'.
 *
 * @returns null for a text that names no seat
 */
export function isSeatNamed(search: string): RawBuilder<boolean> | null {
  const words = search
    .split(/[\s,;]+/)
    .map(folded)
    .filter((word) => word !== "");
  const spoken = words.filter((word) => word !== "stoel").join(" ");
  const [, letters, behind, number, after] = SHORT.exec(spoken) ?? [];
  const [one = number, other = after] = [letters, behind];
  if (one !== undefined && other !== undefined)
    return sql<boolean>`(planned.folded_row, planned.folded_label) in ((${one}, ${other}), (${other}, ${one}))`;
  if (!LETTERS.test(spoken)) return null;
  return sql<boolean>`${name} like ${containing(words.at(-2) === "stoel" ? ` ${spoken} ` : spoken)}`;
}
