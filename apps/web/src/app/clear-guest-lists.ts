import { onTokenChange } from "#platform/session.ts";
import { DEVICE_KEY, readStored } from "#platform/storage.ts";

/** A volunteer's device stores guest lists for check-in without a network; signing out on any page removes them. */
export function clearGuestListsOnSignOut(): void {
  onTokenChange((token) => {
    if (token === null && readStored(DEVICE_KEY) !== null) void clear();
  });
}

async function clear(): Promise<void> {
  try {
    const { deleteGuestLists, openCheckInStorage } = await import("#features/check-in/model/check-in-storage.ts");
    await deleteGuestLists(await openCheckInStorage());
  } catch {
    // The module may not load without a network. The scan page removes the lists of shows that are over.
  }
}
