const WITHOUT_WIDTH = /\p{Cf}/gu;

/**
 * What somebody typed or pasted, without what nobody sees: marks of direction, isolates, soft hyphens and spaces
 * without width go, each kind of space is an ordinary one, and none stands at either end.
 */
export function visibleText(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll(WITHOUT_WIDTH, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .trim();
}
