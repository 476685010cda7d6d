import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** All plays, drafts included; administrators only. Its key is below the key of all managed content. */
export const managedPlaysQuery = liveQuery({
  key: ["content-admin", "plays"],
  fetch: (signal) => api.listManagedPlays({ signal }),
  staleTime: 30_000,
});
