import type { deleteOwnAccount, downloadOwnData, OwnData } from "@podium/shared/contracts/own-account";
import { call } from "#platform/api-client.ts";

/** Everything that is kept of whoever is signed in. */
export function getOwnData(): Promise<OwnData> {
  return call<typeof downloadOwnData>({ method: "GET", path: "/api/user/ownData" });
}

/** Closes one's own account; the session is over with it. @throws {ApiError} 400 PASSWORD_WRONG, 409 LAST_ADMIN */
export function postAccountDeletion(password: string): Promise<null> {
  return call<typeof deleteOwnAccount>({ method: "POST", path: "/api/user/deleteAccount", body: { password } });
}
