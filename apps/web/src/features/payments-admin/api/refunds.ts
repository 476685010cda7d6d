import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Money to be paid back, what is still open first. */
export const refundsQuery = queryOptions({
  queryKey: ["refunds"],
  queryFn: ({ signal }) => api.listRefunds({ signal }),
  refetchInterval: 30_000,
});
