import { queryOptions } from "@tanstack/react-query";
import { api, ApiError } from "#platform/api-client.ts";

/**
 * Choices that cancelled or changed shows ask of a mail's reader, or of the signed-in user. No event announces them.
 * @param token of a mail's link; none: one's own
 */
export const ownChoicesQuery = (token: string | undefined, userId: number | undefined) =>
  queryOptions({
    queryKey: ["choices", token ?? null, userId ?? null],
    queryFn: ({ signal }) => api.openChoices({ body: token === undefined ? {} : { token }, signal }),
    gcTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.statusCode === 410),
  });
