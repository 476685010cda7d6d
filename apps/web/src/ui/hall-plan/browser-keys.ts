import type { KeyboardEvent } from "react";

/** Whether a key belongs to the browser: with Alt, or Command on a Mac, arrows go back and forward. */
export function isBrowserKey({ altKey, metaKey, key }: Pick<KeyboardEvent, "altKey" | "metaKey" | "key">): boolean {
  return altKey || (metaKey && key.startsWith("Arrow"));
}
