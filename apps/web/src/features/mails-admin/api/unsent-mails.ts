import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Mails that were refused and have not gone out since; looked at anew twice a minute. */
export const unsentMailsQuery = queryOptions({
  queryKey: ["mails-admin", "unsent"],
  queryFn: ({ signal }) => api.listUnsentMails({ signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});
