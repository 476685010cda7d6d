/** Replaces socket.io-client in every test: records the client's events, and emits the server's. */
import type { ManagerOptions } from "socket.io-client";

type Listener = (payload?: unknown) => void;

interface Sent {
  event: string;
  showId: number | undefined;
  ack: (ack: object) => void;
}

const listeners = new Map<string, Set<Listener>>();

export const sent: Sent[] = [];

export const socket = {
  connected: true,
  active: true,
  on: (event: string, listener: Listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
  off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
  emit: (event: string, request: { showId?: number }, ack: Sent["ack"]) =>
    sent.push({ event, showId: request.showId, ack }),
  connect: () => socket,
  disconnect: () => socket,
};

/** Options of the latest connection. */
export let ioOptions: Partial<ManagerOptions> | undefined;

export const io = (_url?: string, options?: Partial<ManagerOptions>) => {
  ioOptions = options;
  return socket;
};

export function serverEmits(event: string, payload?: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload);
}

/** Returns the number of listeners to events of rooms, without listeners to the connection. */
export function roomListeners(): number {
  const ofRooms = [...listeners].filter(([event]) => event.includes(":"));
  return ofRooms.reduce((sum, [, all]) => sum + all.size, 0);
}

export function resetSocket(): void {
  sent.length = 0;
  socket.connected = true;
}
