/** Within the brackets of an expression: what takes no width, or draws nothing, as the braille sign without dots. */
export const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\u2800`;
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, "gu");

/** A text without what nobody sees, composed, and with one kind of space. */
export function seenText(text: string): string {
  return text
    .replaceAll(ALL_UNSEEN, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .normalize("NFC");
}

/**
 * A typed or pasted text without its invisible characters: marks of direction, isolates, soft hyphens, fillers and
 * spaces without width go, each kind of space becomes an ordinary one, and none stands at either end.
 */
export const visibleText = (typed: string): string => seenText(typed).trim();
