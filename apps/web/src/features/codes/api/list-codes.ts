import { queryOptions } from "@tanstack/react-query";
import type { listTicketCodes } from "@podium/shared/contracts/codes";
import { call } from "#platform/api-client.ts";

/** All ticket codes, newest first. How often they are used changes while one looks, so they are asked anew. */
export const codesQuery = queryOptions({
  queryKey: ["codes"],
  queryFn: ({ signal }) => call<typeof listTicketCodes>({ method: "GET", path: "/api/admin/ticket-codes", signal }),
  refetchInterval: 30_000,
});
