import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** All plays, drafts included; administrators only. Below the key of all that is written of the site. */
export const managedPlaysQuery = liveQuery({
  key: ["content-admin", "plays"],
  fetch: (signal) => api.listManagedPlays({ signal }),
  staleTime: 30_000,
});
