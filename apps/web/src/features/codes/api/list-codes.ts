import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Newest first. Refetched, as the number of uses changes without an event. */
export const codesQuery = liveQuery({
  key: ["codes"],
  fetch: (signal) => api.listTicketCodes({ signal }),
});
