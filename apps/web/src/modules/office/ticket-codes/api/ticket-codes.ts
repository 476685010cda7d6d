import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Newest first. Refetched, as the number of uses changes without an event. */
export const ticketCodesQuery = liveQuery({
  key: ["ticket-codes"],
  fetch: (signal) => api.listTicketCodes({ signal }),
});
