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

export const visibleText = (typed: string): string => seenText(typed).trim();
