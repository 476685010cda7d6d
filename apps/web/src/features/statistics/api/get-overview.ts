import type { getOverview } from "@podium/shared/contracts/statistics";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api-client.ts";

/** The six figures. */
export const overviewQuery = queryOptions({
  queryKey: ["statistics", "overview"],
  queryFn: ({ signal }) => call<typeof getOverview>({ method: "GET", path: "/api/admin/overview", signal }),
  refetchInterval: 30_000,
});
