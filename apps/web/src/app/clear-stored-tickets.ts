import { currentToken, onLeave } from "#platform/session.ts";
import { CONFIRM_KEY, readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

/**
 * Removes stored tickets, and what was filled in to buy some, once the user signs out or in as somebody else; also the
 * tickets of a show that is over.
 * @param answered the page's first call, from which it knows the server's time
 */
export function clearStoredTickets(answered: Promise<unknown>): void {
  onLeave((theirs) => {
    if (theirs) writeStored(TICKETS_KEY, null);
    // A visitor who signs in instead goes on buying.
    if (currentToken() === null) writeStored(CONFIRM_KEY, null, "session");
  });
  if (readStored(TICKETS_KEY) === null) return;
  answered
    .then(() => import("#entities/reservations/stored-tickets.ts"))
    .then(({ forgetOldTickets }) => forgetOldTickets())
    // The module may not load without a network.
    .catch(() => undefined);
}
