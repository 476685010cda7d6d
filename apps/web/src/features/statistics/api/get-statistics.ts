import type { getStatistics } from "@podium/shared/contracts/statistics";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api-client.ts";

/** The six figures and what the pictures draw, counted by the server. The news asks for it anew; this repairs what was missed. */
export const statisticsQuery = queryOptions({
  queryKey: ["statistics"],
  queryFn: ({ signal }) => call<typeof getStatistics>({ method: "GET", path: "/api/admin/statistics", signal }),
  refetchInterval: 30_000,
});
