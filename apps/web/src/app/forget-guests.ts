import { DEVICE_KEY, readKept } from "#platform/kept.ts";
import { onTokenChange } from "#platform/session.ts";

/** A volunteer's phone keeps the guest lists for when the network fails; signing out takes them off, on whatever page. */
export function forgetGuestsAtSignOut(): void {
  onTokenChange((token) => {
    if (token === null && readKept(DEVICE_KEY) !== null) void forget();
  });
}

async function forget(): Promise<void> {
  try {
    const { forgetGuests, openDoorStorage } = await import("#features/door/door-storage.ts");
    await forgetGuests(await openDoorStorage());
  } catch {
    // Without a network this code may not load. The door itself drops the lists of shows that are over.
  }
}
