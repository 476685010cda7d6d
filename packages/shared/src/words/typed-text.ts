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

/** Scripts whose spelling uses a joiner, or the mark that separates letters. */
const JOINING = ["Arab", "Syrc", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"]
  .concat(["Sinh", "Khmr", "Mymr"])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join("");
const JOINER = String.raw`[\u200c\u200d]`;
/** Invisible characters except joiners between such letters; also joiners at the end, except after a mark. */
const HIDDEN = new RegExp(
  [`(?!${JOINER})[${UNSEEN}]`, `(?<![${JOINING}])${JOINER}`, String.raw`(?<!\p{Mn})${JOINER}(?![\p{L}\p{M}])`].join(
    "|",
  ),
  "gu",
);

/**
 * Normalises a typed name for storing: composed letters, single spaces, no invisible characters.
 *
 * @returns empty for a dash or a dot, which people with only one name type
 */
export function storedName(typed: string): string {
  const name = typed
    .normalize("NFC")
    .replaceAll(HIDDEN, "")
    .replaceAll(/\p{Zs}+/gu, " ")
    .normalize("NFC")
    .trim();
  return /^[\p{P}\s]*$/u.test(name) ? "" : name;
}

/** 'Zoë D'Hondt', or one name alone. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();
