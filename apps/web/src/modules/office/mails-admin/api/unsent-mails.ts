import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Mails that failed and were not sent since. */
export const unsentMailsQuery = liveQuery({
  key: ["mails-admin", "unsent"],
  fetch: (signal) => api.listUnsentMails({ signal }),
});
