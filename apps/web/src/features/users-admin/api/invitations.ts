import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Refetched: a mail leaves, and somebody accepts, without an event. */
export const invitationsQuery = liveQuery({
  key: ["invitations"],
  fetch: (signal) => api.listInvitations({ signal }),
});
