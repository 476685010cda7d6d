import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** The six figures and what the pictures draw, counted by the server. The news asks for it anew; this repairs what was missed. */
export const statisticsQuery = queryOptions({
  queryKey: ["statistics"],
  queryFn: ({ signal }) => api.getStatistics({ signal }),
  refetchInterval: 30_000,
});
