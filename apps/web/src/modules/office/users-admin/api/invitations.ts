import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Refetched, because mails are sent and invitations accepted without an event. */
export const invitationsQuery = liveQuery({
  key: ["invitations"],
  fetch: (signal) => api.listInvitations({ signal }),
});
