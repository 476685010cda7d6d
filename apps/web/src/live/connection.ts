import type { ClientToServerEvents, ServerToClientEvents } from "@podium/shared/contracts/realtime";
import type { Socket } from "socket.io-client";
import { createHeartbeat } from "./heartbeat.ts";

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** `idle` until a screen asks for the connection; `lost` from a drop until it is back. */
export type ConnectionState = "idle" | "connecting" | "connected" | "lost";

const RETRY_MS = 5000;
/** The library finds a handshake that hangs after 20 s, and one that hangs in its last step after 45 s. */
const OPENING_MS = 10_000;

export interface Connection {
  /** Opens at the first call. On every later `connect` event the rooms join again. */
  open: () => Promise<LiveSocket>;
  state: () => ConnectionState;
  reconnect: () => void;
  /** The browser reports that the network is gone: a handshake would notice after 20 s, an open connection at once. */
  loseNetwork: () => void;
  /** The browser reports that the network is back: a hanging attempt, or the pause before the next, would last 20 s. */
  regainNetwork: () => void;
  /** Tells whether somebody looks at the page: only then is the server asked whether it is still there. */
  watch: (isWatched: boolean) => void;
  close: () => void;
}

interface ConnectionOptions {
  url?: string;
  token: () => string | null;
  onState?: (state: ConnectionState) => void;
}

/** The one realtime connection. socket.io-client loads with the first `open`. */
export function createConnection({ url, token, onState }: ConnectionOptions): Connection {
  let opening: Promise<LiveSocket> | undefined;
  let opened: LiveSocket | undefined;
  let state: ConnectionState = "idle";
  let watched = false;
  let openingTimer: ReturnType<typeof setTimeout> | undefined;
  const reconnect = (): void => void opened?.disconnect().connect();
  const heartbeat = createHeartbeat({
    ask: (onResponse) => opened?.emit("alive", {}, onResponse),
    onSilent: () => change("lost"),
    onRecovered: () => change("connected"),
    onGiveUp: reconnect,
  });

  function change(next: ConnectionState): void {
    clearTimeout(openingTimer);
    state = next;
    onState?.(next);
  }

  function changeToConnecting(): void {
    change("connecting");
    // The attempt continues, because on a slow network it may still succeed.
    openingTimer = setTimeout(() => change("lost"), OPENING_MS);
  }

  async function connect(): Promise<LiveSocket> {
    if (state !== "lost") changeToConnecting();
    const { io } = await import("socket.io-client").catch((error: unknown) => {
      // Rooms try again; until then nothing on the page is live.
      change("lost");
      throw error;
    });
    const socket: LiveSocket = io(url, {
      auth: (respond) => {
        const current = token();
        respond(current === null ? {} : { token: current });
      },
      // WebSocket first saves a phone four requests; long polling is for networks that block it.
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      forceNew: true,
      // 0 to 2 s at first, at random: a crashing server disconnects all its screens at once.
      reconnectionDelay: 1000,
      randomizationFactor: 1,
      reconnectionDelayMax: 5000,
    });
    opened = socket;
    socket.on("connect", () => {
      change("connected");
      if (watched) heartbeat.start();
    });
    const lose = (): void => {
      heartbeat.stop();
      change("lost");
      // The library does not reconnect after a refusal or a disconnect by the server.
      if (!socket.active) setTimeout(() => opened === socket && socket.connect(), RETRY_MS);
    };
    socket.on("disconnect", (reason) => {
      // `reconnect` with another token counts as lost only when it takes long.
      if (reason !== "io client disconnect" || state === "lost") return lose();
      heartbeat.stop();
      changeToConnecting();
    });
    socket.on("connect_error", lose);
    return socket;
  }

  return {
    open: () =>
      (opening ??= connect().catch((error: unknown) => {
        opening = undefined;
        throw error;
      })),
    state: () => state,
    reconnect,
    loseNetwork: () => {
      if (state !== "connecting") return;
      change("lost");
      reconnect();
    },
    regainNetwork: () => {
      if (state === "lost") reconnect();
    },
    watch: (isWatched) => {
      if (watched === isWatched) return;
      watched = isWatched;
      if (!watched) heartbeat.stop();
      else if (opened?.connected) heartbeat.start();
    },
    close: () => {
      heartbeat.stop();
      opened?.disconnect();
      opened = undefined;
      clearTimeout(openingTimer);
    },
  };
}
