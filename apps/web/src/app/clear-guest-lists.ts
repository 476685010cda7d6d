import { onLeave } from "#platform/session.ts";
import { DEVICE_KEY, LEFT_LISTS_KEY, readStored, writeStored } from "#platform/storage.ts";

/** Removes the guest lists that scanners store for offline use, once the user leaves on any page. */
export function clearGuestListsOnLeaving(): void {
  onLeave((theirs) => {
    if (theirs && readStored(DEVICE_KEY) !== null) writeStored(LEFT_LISTS_KEY, "1");
    clear();
  });
  clear();
}

function clear(): void {
  if (readStored(LEFT_LISTS_KEY) === null) return;
  import("#modules/entrance/check-in/model/check-in-storage.ts")
    .then(({ openCheckInStorage }) => openCheckInStorage())
    // The module may not load without a network; the next page tries again.
    .catch(() => undefined);
}
