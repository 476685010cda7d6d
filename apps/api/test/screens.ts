import type {
  ClientToServerEvents,
  SeatState,
  ServerToClientEvents,
  ShowJoinResponse,
} from "@podium/shared/contracts/realtime";
import { mergeSeats } from "@podium/shared/test/hall.ts";
import { io, type Socket } from "socket.io-client";

type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Ends waits that would hang, like the timeout of expect.poll; generous, because a busy machine is slow. */
export const WAIT_MS = 30_000;

/** A screen that follows a show: its socket, and the seats according to its snapshot and events. */
export interface Screen {
  socket: ClientSocket;
  seats: Map<string, SeatState>;
  /** Resolves once `isSo` holds for the seats; rejects after `timeoutMs`. */
  until(isSo: (seats: Map<string, SeatState>) => boolean, timeoutMs?: number): Promise<void>;
  close(): void;
}

/**
 * Connects, as a visitor when there is no token. Resolves once connected.
 * @param auth a token, or all of the handshake's data
 */
export async function connect(
  url: string,
  auth?: string | { token?: unknown; language?: unknown },
): Promise<ClientSocket> {
  const socket: ClientSocket = io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    ...(auth && { auth: typeof auth === "string" ? { token: auth } : auth }),
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

/** The next event of a name for which `fits` holds. */
export function nextEvent<Name extends keyof ServerToClientEvents>(
  socket: ClientSocket,
  name: Name,
  fits: (payload: Parameters<ServerToClientEvents[Name]>[0]) => boolean = () => true,
): Promise<Parameters<ServerToClientEvents[Name]>[0]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, WAIT_MS, new Error(`no ${name} came within ${WAIT_MS} ms`));
    const listener = (payload: Parameters<ServerToClientEvents[Name]>[0]): void => {
      if (!fits(payload)) return;
      clearTimeout(timer);
      socket.off(name, listener as never);
      resolve(payload);
    };
    // socket.io's listener types do not follow a generic event name.
    socket.on(name, listener as never);
  });
}

export function joinShow(socket: ClientSocket, showId: number, how: { packed?: true } = {}): Promise<ShowJoinResponse> {
  return socket.timeout(WAIT_MS).emitWithAck("show:join", { showId, ...how });
}

/** Opens a screen as the site does: snapshot, changes by version, a new snapshot after each reconnect. */
export async function openScreen(url: string, showId: number, token?: string): Promise<Screen> {
  const seats = new Map<string, SeatState>();
  const watchers = new Set<() => void>();
  const merge = (states: SeatState[]): void => {
    mergeSeats(seats, states);
    for (const watcher of watchers) watcher();
  };
  const socket = await connect(url, token);
  socket.on("seats:changed", (change) => {
    if (change.showId === showId) merge(change.seats);
  });
  async function join(): Promise<void> {
    const response = await joinShow(socket, showId);
    if (!response.ok) throw new Error(response.message);
    merge(response.seats);
  }
  await join();
  // A server that just came back may refuse, so the screen asks again; after a disconnect it joins on reconnecting.
  const joinAgain = (): Promise<void> => join().catch(() => (socket.connected ? joinAgain() : undefined));
  socket.on("connect", () => void joinAgain());

  return {
    socket,
    seats,
    until: (isSo, timeoutMs = WAIT_MS) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(look);
          reject(new Error(`the seats did not get there within ${timeoutMs} ms`));
        }, timeoutMs);
        function look(): void {
          if (!isSo(seats)) return;
          clearTimeout(timer);
          watchers.delete(look);
          resolve();
        }
        watchers.add(look);
        look();
      }),
    close: () => void socket.disconnect(),
  };
}
