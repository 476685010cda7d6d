import { onLeave } from "#platform/session.ts";
import { readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

/** Whoever signs out, or in as somebody else, leaves no tickets behind; nor does a show that is over. */
export function clearStoredTickets(): void {
  onLeave(() => writeStored(TICKETS_KEY, null));
  if (readStored(TICKETS_KEY) === null) return;
  void import("#entities/reservations/stored-tickets.ts").then(
    ({ forgetOldTickets }) => forgetOldTickets(),
    // The module may not load without a network.
    () => undefined,
  );
}
