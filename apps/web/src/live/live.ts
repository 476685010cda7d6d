import type { Api } from "@podium/shared/contracts/client";
import { api } from "#platform/api-client.ts";
import { currentToken, onTokenChange } from "#platform/session.ts";
import { atom, store } from "#platform/state.ts";
import { type ConnectionState, createConnection } from "./connection.ts";
import { createRooms, type Rooms } from "./rooms.ts";

const connectionState = atom<ConnectionState>("idle");
/** Whether a screen shows the connection's state, or waits for it. */
let isShown = false;
connectionState.onMount = () => {
  isShown = true;
  watchWhileVisible();
  return () => {
    isShown = false;
    watchWhileVisible();
  };
};
export const connectionAtom = atom((get) => get(connectionState));

const connection = createConnection({
  token: currentToken,
  onState: (state) => store.set(connectionState, state),
});
onTokenChange(connection.reconnect);
function watchWhileVisible(): void {
  connection.watch(isShown && globalThis.document?.visibilityState === "visible");
}
if (typeof window !== "undefined") {
  document.addEventListener("visibilitychange", watchWhileVisible);
  window.addEventListener("offline", connection.loseNetwork);
  window.addEventListener("online", connection.regainNetwork);
}

export const rooms = createRooms(connection);

/** Dependencies of queries: by default this page's; the fault suite has one for each of its users. */
export interface Backend {
  api: Api;
  rooms: Rooms;
}
export const backend: Backend = { api, rooms };
