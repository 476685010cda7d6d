import { useState } from "react";
import type { LiveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ApiError } from "#platform/api-client.ts";

/**
 * The server's words that the reservation is not this session's: somebody else is signed in, a visitor chose seats and
 * gave no name, a mail opened another reservation, the session ended, or it is the entrance's.
 */
const NOT_THE_OWNERS: ReadonlySet<ApiError["code"]> = new Set([
  "RESERVATION_NOT_FOUND",
  "DETAILS_NEEDED",
  "PROOF_NEEDED",
  "UNAUTHORIZED",
  "FORBIDDEN",
]);

/**
 * Follows what only the owner of a reservation sees. Once the server says that this session is not theirs, it is asked
 * no more: each further call would draw the page anew. Another session takes another `key`.
 */
export function useOwned<Data, Snapshot, Event>(query: LiveQuery<Data, Snapshot, Event>) {
  const [isElsewhere, setElsewhere] = useState(false);
  const result = useLiveQuery(query, { enabled: !isElsewhere });
  if (!isElsewhere && result.error instanceof ApiError && NOT_THE_OWNERS.has(result.error.code)) setElsewhere(true);
  return { query: result, isElsewhere };
}
