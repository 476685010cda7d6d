/** A minimal Socket.IO client of a visitor's screen. */
export interface Visitor {
  seats: Map<string, { status: string; version: number }>;
  until(isSo: (seats: Visitor["seats"]) => boolean): Promise<void>;
  connections(): number;
  close(): void;
}

interface SeatState {
  seatId: string;
  status: string;
  version: number;
}

function payloadOf(packet: string): unknown {
  const start = packet.search(/[[{]/);
  return start < 0 ? undefined : JSON.parse(packet.slice(start));
}

/** Reconnects after every disconnect. */
export async function watchShow(base: string, showId: number): Promise<Visitor> {
  const seats: Visitor["seats"] = new Map();
  const listeners = new Set<() => void>();
  let connections = 0;
  let closed = false;
  let socket: WebSocket;

  function merge(states: readonly SeatState[]): void {
    for (const { seatId, status, version } of states)
      if ((seats.get(seatId)?.version ?? -1) < version) seats.set(seatId, { status, version });
    for (const check of listeners) check();
  }

  function receive(packet: string): void {
    if (packet === "2") return socket.send("3");
    if (packet.startsWith("0")) return socket.send("40");
    if (packet.startsWith("40")) {
      connections++;
      return socket.send(`420${JSON.stringify(["show:join", { showId }])}`);
    }
    if (packet.startsWith("430")) {
      const [response] = payloadOf(packet) as [{ ok: boolean; seats?: SeatState[] }];
      if (response.seats) merge(response.seats);
      return undefined;
    }
    if (!packet.startsWith("42")) return undefined;
    const [name, change] = payloadOf(packet) as [string, { seats: SeatState[] }];
    if (name === "seats:changed") merge(change.seats);
    return undefined;
  }

  function open(): void {
    socket = new WebSocket(`${base.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`);
    socket.addEventListener("message", ({ data }) => receive(String(data)));
    socket.addEventListener("close", () => !closed && setTimeout(open, 100));
    socket.addEventListener("error", () => undefined);
  }
  open();
  const visitor: Visitor = {
    seats,
    until: (isSo) =>
      new Promise((resolve) => {
        function check(): void {
          if (!isSo(seats)) return;
          listeners.delete(check);
          resolve();
        }
        listeners.add(check);
        check();
      }),
    connections: () => connections,
    close() {
      closed = true;
      socket.close();
    },
  };
  await visitor.until((all) => all.size > 0);
  return visitor;
}
