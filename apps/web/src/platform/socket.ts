/** The one realtime connection. The library loads when the first screen asks for it, never with the first paint. */
import type { ClientToServerEvents, ServerToClientEvents } from "@podium/shared/realtime";
import type { Socket } from "socket.io-client";
import { currentToken, onTokenChange } from "./session.ts";
import { atom, store } from "./state.ts";

export type PodiumSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** `idle` until a screen asks for the connection; `lost` from a drop until it is back. */
export type ConnectionState = "idle" | "connecting" | "connected" | "lost";

const connectionState = atom<ConnectionState>("idle");
export const connectionAtom = atom((get) => get(connectionState));

const RETRY_MS = 5000;

let opening: Promise<PodiumSocket> | undefined;

/**
 * The connection, opened at the first call. The handshake carries the token of the moment;
 * signing in or out connects anew. Every `connect` event means: join again, unless `socket.recovered`.
 */
export function openSocket(): Promise<PodiumSocket> {
  opening ??= connect().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function connect(): Promise<PodiumSocket> {
  store.set(connectionState, "connecting");
  const { io } = await import("socket.io-client");
  const socket: PodiumSocket = io({
    auth: (answer) => {
      const token = currentToken();
      answer(token === null ? {} : { token });
    },
    // A WebSocket at once saves a phone four requests; long polling where something between does not let it through.
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  });
  socket.on("connect", () => store.set(connectionState, "connected"));
  const lose = (): void => {
    store.set(connectionState, "lost");
    // After a refusal or a disconnect by the server the library does not come back by itself.
    if (!socket.active) setTimeout(() => socket.connect(), RETRY_MS);
  };
  socket.on("disconnect", lose);
  socket.on("connect_error", lose);
  onTokenChange(() => socket.disconnect().connect());
  return socket;
}
