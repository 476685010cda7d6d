import { currentToken } from "#platform/session.ts";
import { readStored, TOKEN_KEY } from "#platform/storage.ts";

/** Starts an anonymous session, one for all tabs: two that open together would take each other's place. */
export async function openSession(): Promise<void> {
  const { enterAnonymously } = await import("#entities/account/enter.ts");
  const before = currentToken();
  const open = async (): Promise<void> => {
    // Another tab's session reaches this one by itself.
    if (readStored(TOKEN_KEY) === before) await enterAnonymously();
  };
  await (navigator.locks ? navigator.locks.request("podium.session", open) : open());
}
