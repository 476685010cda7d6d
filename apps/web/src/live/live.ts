/** What the website follows: one connection, its rooms, and the queries that they keep right. */
import { queryClient } from "#platform/query-client.ts";
import { currentToken, onTokenChange } from "#platform/session.ts";
import { atom, store } from "#platform/state.ts";
import { type ConnectionState, createConnection } from "./connection.ts";
import { createLiveQueries } from "./live-query.ts";
import { createRooms } from "./rooms.ts";

const connectionState = atom<ConnectionState>("idle");
export const connectionAtom = atom((get) => get(connectionState));

const connection = createConnection({
  token: currentToken,
  onState: (state) => store.set(connectionState, state),
});
onTokenChange(connection.reconnect);

export const rooms = createRooms(connection);
export const liveQueries = createLiveQueries(queryClient);
