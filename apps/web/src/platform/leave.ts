import { api, ApiError } from "./api-client.ts";
import { byLinkAtom, currentToken, entranceAtom, memberAtom, setEntrance, signOut } from "./session.ts";
import { store } from "./state.ts";

/**
 * Ends what this browser was, a person's session or a device of the entrance: here at once, and on the server.
 * @returns whether the server knows; where it cannot be reached it ends it by itself in time
 */
export async function leave(): Promise<boolean> {
  const isEntrance = store.get(entranceAtom) !== null;
  const telling = currentToken() === null ? null : isEntrance ? api.endOwnDoorDevice() : api.signOut();
  signOut();
  setEntrance(null);
  try {
    await telling;
    return true;
  } catch (error) {
    // Refused: it was over already.
    return error instanceof ApiError && error.statusCode === 401;
  }
}

/** Whoever is signed in; a device of the entrance is nobody's, and stays one, as do seats that were chosen here. */
export async function leaveAccount(): Promise<void> {
  if (store.get(memberAtom) !== null || store.get(byLinkAtom) !== null) await leave();
}
