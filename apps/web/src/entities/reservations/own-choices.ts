import { queryOptions } from "@tanstack/react-query";
import { api, ApiError } from "#platform/api-client.ts";

/**
 * Choices about cancelled or changed shows, for the recipient of a mail or the signed-in user. No event announces them.
 * @param token of a mailed link; none: the choices of the signed-in user
 */
export const ownChoicesQuery = (token: string | undefined, userId: number | undefined) =>
  queryOptions({
    queryKey: ["choices", token ?? null, userId ?? null],
    queryFn: ({ signal }) => api.openChoices({ body: token === undefined ? {} : { token }, signal }),
    gcTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.statusCode === 410),
  });
