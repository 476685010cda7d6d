import { entranceAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { DEVICE_KEY, readStored, writeStored } from "#platform/storage.ts";

/** Such as 'Toestel 3F2A'; the same at every visit. */
export function deviceName(): string {
  const fresh = `Toestel ${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16).toUpperCase().padStart(4, "0")}`;
  const stored = readStored(DEVICE_KEY);
  if (stored) return stored;
  writeStored(DEVICE_KEY, fresh);
  return fresh;
}

/** The name that is recorded with scans: the given name of the device, or its own. */
export function scannerName(): string {
  const own = deviceName();
  return store.get(entranceAtom)?.name ?? own;
}

/** SHA-256 in hexadecimal; undefined on plain http. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!("subtle" in crypto)) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
