import { currentToken, onTokenChange } from "#platform/session.ts";
import { atom, store } from "#platform/state.ts";
import { type ConnectionState, createConnection } from "./connection.ts";
import { createRooms } from "./rooms.ts";

const connectionState = atom<ConnectionState>("idle");
export const connectionAtom = atom((get) => get(connectionState));

const connection = createConnection({
  token: currentToken,
  onState: (state) => store.set(connectionState, state),
});
onTokenChange(connection.reconnect);

export const rooms = createRooms(connection);
