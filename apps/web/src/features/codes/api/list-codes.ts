import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** All ticket codes, newest first. How often they are used changes while one looks, so they are asked anew. */
export const codesQuery = queryOptions({
  queryKey: ["codes"],
  queryFn: ({ signal }) => api.listTicketCodes({ signal }),
  refetchInterval: 30_000,
});
