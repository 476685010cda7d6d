import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** All ticket codes, newest first. How often they are used changes while one looks, so they are asked anew. */
export const codesQuery = liveQuery({
  key: ["codes"],
  fetch: (signal) => api.listTicketCodes({ signal }),
});
