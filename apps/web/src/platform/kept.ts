/**
 * What this browser keeps for us. Storage can be forbidden or full: what is kept then lives as long as the page, and nothing
 * may break on it.
 */

/** The bearer token of whoever is signed in. */
export const TOKEN_KEY = "podium.token";
/** The name of this device at the door: kept on every device that was at one. */
export const DEVICE_KEY = "podium.device";

type Place = "local" | "session";

function storage(place: Place): Storage {
  return place === "local" ? localStorage : sessionStorage;
}

/** Null when nothing is kept under this key, or nothing can be. */
export function readKept(key: string, place: Place = "local"): string | null {
  try {
    return storage(place).getItem(key);
  } catch {
    return null;
  }
}

/** @param value null: forgets what is kept */
export function keep(key: string, value: string | null, place: Place = "local"): void {
  try {
    if (value === null) storage(place).removeItem(key);
    else storage(place).setItem(key, value);
  } catch {
    return;
  }
}
