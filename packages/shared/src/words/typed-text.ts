/**
 * Every sign that stands for an apostrophe in texts of phones, banks or romanisations: 'D’Hondt', 'Saʿid', 'ג׳ורג'.
 * The database has the same list: `folded` of the migration 20270124-seen-names.ts.
 */
export const APOSTROPHES =
  "'`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3" +
  "\u2018\u2019\u201a\u201b\u2032\u2035\ua78b\ua78c";

/** Characters without width or ink, such as the empty braille pattern, for the brackets of a regular expression. */
export const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\u2800`;
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, "gu");

/** Removes invisible characters, composes letters, and converts all kinds of spaces to the ordinary one. */
export function seenText(text: string): string {
  return text
    .replaceAll(ALL_UNSEEN, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .normalize("NFC");
}

/**
 * Removes the invisible characters of a typed or pasted text (marks of direction, isolates, soft hyphens, fillers and
 * spaces without width), converts all kinds of spaces to the ordinary one, and trims both ends.
 */
export const visibleText = (typed: string): string => seenText(typed).trim();
