import { currentToken, onLeave } from "#platform/session.ts";
import { CONFIRM_KEY, readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

/**
 * Whoever signs out, or in as somebody else, leaves no tickets behind, nor what they filled in to buy some; nor does a
 * show that is over.
 * @param answered the page's first call, from which it knows the server's time
 */
export function clearStoredTickets(answered: Promise<unknown>): void {
  onLeave((theirs) => {
    if (theirs) writeStored(TICKETS_KEY, null);
    // Whoever signs in instead goes on buying.
    if (currentToken() === null) writeStored(CONFIRM_KEY, null, "session");
  });
  if (readStored(TICKETS_KEY) === null) return;
  answered
    .then(() => import("#entities/reservations/stored-tickets.ts"))
    .then(({ forgetOldTickets }) => forgetOldTickets())
    // The module may not load without a network.
    .catch(() => undefined);
}
