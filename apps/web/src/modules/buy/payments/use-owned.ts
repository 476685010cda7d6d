import { useState } from "react";
import type { LiveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ApiError } from "#platform/api-client.ts";

/**
 * Error codes for a reservation of another session: another user is signed in, a visitor has not given a name yet, a
 * mail opened another reservation, the session expired, or the device belongs to the entrance.
 */
const NOT_THE_OWNERS: ReadonlySet<ApiError["code"]> = new Set([
  "RESERVATION_NOT_FOUND",
  "DETAILS_NEEDED",
  "PROOF_NEEDED",
  "UNAUTHORIZED",
  "FORBIDDEN",
]);

/**
 * Follows data that only the owner of a reservation may see. Once the server refuses, the query is disabled: each
 * further request would render the page again. Another session uses another `key`.
 */
export function useOwned<Data, Snapshot, Event>(query: LiveQuery<Data, Snapshot, Event>) {
  const [isElsewhere, setElsewhere] = useState(false);
  const result = useLiveQuery(query, { enabled: !isElsewhere });
  if (!isElsewhere && result.error instanceof ApiError && NOT_THE_OWNERS.has(result.error.code)) setElsewhere(true);
  return { query: result, isElsewhere };
}
