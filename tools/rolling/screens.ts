/** Screens on a show: the website's own connection and rooms, and Socket.IO's client over long polling. */
import type { SeatState } from "@podium/shared/contracts/realtime";
import { mergeSeats } from "@podium/shared/test/hall.ts";
import { createConnection } from "@podium/web/live/connection.ts";
import { createRooms } from "@podium/web/live/rooms.ts";
import { io } from "socket.io-client";

export interface Screen {
  /** Times of all connections, in milliseconds since 1970. */
  readonly connected: number[];
  readonly seats: ReadonlyMap<string, SeatState>;
  /** Joins without a response, each repaired by the next connection. */
  readonly failedJoins: number;
  close: () => void;
}

function createSeats() {
  const seats = new Map<string, SeatState>();
  return { seats, merge: (states: readonly SeatState[]): void => mergeSeats(seats, states) };
}

/** @param asks whether the screen requests the seats repeatedly, so that a join is always in progress */
export function openWebScreen(url: string, showId: number, asks: boolean): Screen {
  const connected: number[] = [];
  const { seats, merge } = createSeats();
  let failedJoins = 0;
  let closed = false;
  let joined = Promise.withResolvers<void>();
  const connection = createConnection({
    url,
    token: () => null,
    onState: (state) => void (state === "connected" && connected.push(Date.now())),
  });
  const room = createRooms(connection).show(showId);
  const { leave, rejoin } = room.enter({
    onJoined: (snapshot) => {
      merge(snapshot.seats);
      joined.resolve();
    },
    onEvent: (change) => merge(change.seats),
  });
  const askAgain = async (): Promise<void> => {
    if (closed) return;
    joined = Promise.withResolvers();
    if (!(await rejoin())) {
      failedJoins++;
      await joined.promise;
    }
    void askAgain();
  };
  if (asks) void joined.promise.then(askAgain);
  return {
    connected,
    seats,
    get failedJoins() {
      return failedJoins;
    },
    close() {
      closed = true;
      joined.resolve();
      leave();
      connection.close();
    },
  };
}

export function openPollingScreen(url: string, showId: number): Screen {
  const connected: number[] = [];
  const { seats, merge } = createSeats();
  const socket = io(url, { transports: ["polling"], forceNew: true });
  socket.on("connect", () => {
    connected.push(Date.now());
    socket.emit("show:join", { showId }, (response: { seats?: SeatState[] }) => merge(response.seats ?? []));
  });
  socket.on("seats:changed", (change: { showId: number; seats: SeatState[] }) => {
    if (change.showId === showId) merge(change.seats);
  });
  return { connected, seats, failedJoins: 0, close: () => void socket.disconnect() };
}

/** '300 screens came back over 2,010 ms (the middle nine tenths 1,790 ms), at most 31 in 100 ms' */
export function describeReturns(screens: readonly Screen[], from: number, to: number): string {
  const at = screens
    .flatMap(({ connected }) => connected)
    .filter((moment) => moment >= from && moment < to)
    .toSorted((a, b) => a - b);
  const [first] = at;
  if (first === undefined) return "no screen was on it";
  const place = (share: number): number => (at[Math.floor(share * (at.length - 1))] ?? first) - first;
  const busiest = Math.max(...at.map((moment) => at.filter((other) => other >= moment && other < moment + 100).length));
  return `${at.length} screens came back over ${place(1)} ms (the middle nine tenths ${place(0.95) - place(0.05)} ms), at most ${busiest} in 100 ms`;
}
