import { LRUCache } from "lru-cache";
import type { Tokens } from "#platform/http/caller.ts";
import type { Realtime, SessionsChange } from "#platform/realtime/realtime.ts";

type Verified = NonNullable<ReturnType<Tokens["verify"]>>;

const MAX_CACHED = 10_000;

/** Checks each signature once: a valid one stays valid. Whether the session is still open is checked elsewhere. */
export function rememberVerified(
  verify: Tokens["verify"],
  realtime: Pick<Realtime, "onSessionsChange">,
): Tokens["verify"] {
  const verified = new LRUCache<string, Verified>({ max: MAX_CACHED });

  realtime.onSessionsChange((change: SessionsChange) => {
    const ended = "userId" in change ? null : new Set(change.sessionIds);
    for (const [token, { kind, id, sessionId }] of verified.entries()) {
      const isOf = "userId" in change ? kind === "account" && id === change.userId : ended?.has(sessionId);
      if (isOf) verified.delete(token);
    }
  });

  return (token) => {
    const known = verified.get(token);
    if (known && known.validUntil.getTime() > Date.now()) return known;
    const claims = verify(token);
    if (claims) verified.set(token, claims);
    else verified.delete(token);
    return claims;
  };
}
