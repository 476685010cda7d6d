/** Repeats the draw in the browser, so that nobody has to believe the server. */
import type { WaitingRoomDraw } from "@podium/shared/contracts/waiting-room";

export type DrawCheck =
  | { outcome: "not-drawn" | "other-seed" | "other-order" }
  /** `place`: null for who came after the opening. `of`: how many took part. */
  | { outcome: "right"; place: number | null; of: number };

/** Signing all at once would keep a phone from drawing. */
const AT_ONCE = 500;

/** @param seenHash the hash that this browser saw before the draw, if it was there @param entry one's own */
export async function checkDraw(
  { seed, seedHash, entries }: WaitingRoomDraw,
  { seenHash, entry }: { seenHash: string | null; entry: string | null },
): Promise<DrawCheck> {
  if (seed === null) return { outcome: "not-drawn" };
  const hash = hexadecimal(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
  if (hash !== seedHash || (seenHash !== null && hash !== seenHash)) return { outcome: "other-seed" };
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let last = "";
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const part = entries.slice(start, start + AT_ONCE);
    const numbers = await Promise.all(
      part.map(async (one) => hexadecimal(await crypto.subtle.sign("HMAC", key, bytesOf(one)))),
    );
    for (const number of numbers) {
      if (number <= last) return { outcome: "other-order" };
      last = number;
    }
  }
  const index = entry === null ? -1 : entries.indexOf(entry);
  return { outcome: "right", place: index === -1 ? null : index + 1, of: entries.length };
}

/** Whether this browser can: not on an address without https. */
export const canCheckDraw = (): boolean => globalThis.crypto?.subtle !== undefined;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hexadecimal = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
