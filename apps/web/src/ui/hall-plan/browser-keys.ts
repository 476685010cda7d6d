import type { KeyboardEvent } from "react";

/** Keys of the browser and not of the page: with Alt, on a Mac with Command, arrows go back and forward. */
export function isBrowserKey({ altKey, metaKey, key }: Pick<KeyboardEvent, "altKey" | "metaKey" | "key">): boolean {
  return altKey || (metaKey && key.startsWith("Arrow"));
}
