import { currentToken, onLeave } from "#platform/session.ts";
import { CONFIRM_KEY, DEVICE_KEY, LEFT_LISTS_KEY, readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

/**
 * Removes stored tickets and the unfinished form of a purchase once the user leaves, and tickets of past shows at once.
 * @param firstResponse resolves with the page's first response, which tells the server's time
 */
export function clearStoredTickets(firstResponse: Promise<unknown>): void {
  onLeave((theirs) => {
    if (theirs) writeStored(TICKETS_KEY, null);
    // A visitor who signs in while buying keeps the form.
    if (currentToken() === null) writeStored(CONFIRM_KEY, null, "session");
  });
  if (readStored(TICKETS_KEY) === null) return;
  firstResponse
    .then(() => import("#entities/reservations/stored-tickets.ts"))
    .then(({ forgetOldTickets }) => forgetOldTickets())
    // The module may not load without a network.
    .catch(() => undefined);
}

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
