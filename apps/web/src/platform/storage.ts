/** The browser's storage, where it is allowed: it can be forbidden or full, and nothing may fail on that. */

/** The bearer token of the session. */
export const TOKEN_KEY = "podium.token";

type Area = "local" | "session";

function storage(area: Area): Storage {
  return area === "local" ? localStorage : sessionStorage;
}

/** Null when nothing is stored under this key, or nothing can be. */
export function readStored(key: string, area: Area = "local"): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the key */
export function writeStored(key: string, value: string | null, area: Area = "local"): void {
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
  } catch {
    return;
  }
}
