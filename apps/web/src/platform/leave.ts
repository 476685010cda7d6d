import { api, ApiError } from "./api-client.ts";
import { byLinkAtom, currentToken, entranceAtom, memberAtom, setEntrance, signOut } from "./session.ts";
import { store } from "./state.ts";

/** @returns whether the server knows; otherwise the session ends there by itself in time */
export async function leave(): Promise<boolean> {
  const isEntrance = store.get(entranceAtom) !== null;
  const notifying = currentToken() === null ? null : isEntrance ? api.endOwnDoorDevice() : api.signOut();
  signOut();
  setEntrance(null);
  try {
    await notifying;
    return true;
  } catch (error) {
    // A refusal means that the session had already ended.
    return error instanceof ApiError && error.statusCode === 401;
  }
}

/** Ends a person's session. A device of the entrance has no account and stays, as do seats chosen before signing in. */
export async function leaveAccount(): Promise<void> {
  if (store.get(memberAtom) !== null || store.get(byLinkAtom) !== null) await leave();
}
