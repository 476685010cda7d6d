import { currentToken, onLeave } from "#platform/session.ts";
import { CONFIRM_KEY, readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

/**
 * Removes stored tickets, and the unfinished form of a purchase, once the user signs out or in as somebody else.
 * Removes tickets of past shows too.
 * @param answered resolves with the page's first response, which tells the server's time
 */
export function clearStoredTickets(answered: Promise<unknown>): void {
  onLeave((theirs) => {
    if (theirs) writeStored(TICKETS_KEY, null);
    // A visitor who signs in while buying keeps the form.
    if (currentToken() === null) writeStored(CONFIRM_KEY, null, "session");
  });
  if (readStored(TICKETS_KEY) === null) return;
  answered
    .then(() => import("#entities/reservations/stored-tickets.ts"))
    .then(({ forgetOldTickets }) => forgetOldTickets())
    // The module may not load without a network.
    .catch(() => undefined);
}
