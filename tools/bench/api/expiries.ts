import { connect, joinShow } from "@podium/api/test/screens.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Figure, percentiles, quantile } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";

const HOLDS = 1000;

export async function benchExpiries(server: BenchServer): Promise<Figure> {
  const shows = await server.makeShows(Math.ceil(HOLDS / ALL_SEATS.length));
  const users = await server.makeUsers(HOLDS);
  const due = new Map<string, number>();
  const late: number[] = [];
  const socket = await connect(server.url);
  for (const showId of shows) await joinShow(socket, showId);
  const allFree = new Promise<void>((resolve) => {
    socket.on("seats:changed", ({ showId, seats }) => {
      for (const { seatId, status } of seats) {
        const end = due.get(`${showId} ${seatId}`);
        if (status !== "available" || end === undefined) continue;
        late.push(Date.now() - end);
        if (late.length === HOLDS) resolve();
      }
    });
  });
  const started = Date.now();
  await Promise.all(
    users.map(async (user, index) => {
      const showId = shows[index % shows.length] ?? 0;
      const { expiresAt, seats } = await server.hold(user, showId, Math.floor(index / shows.length));
      due.set(`${showId} ${seats[0]}`, Date.parse(expiresAt));
    }),
  );
  const spread = Date.now() - started;
  await allFree;
  socket.disconnect();
  return {
    name: `${HOLDS} holds that expire together (made within ${spread} ms): lateness on a watcher's screen`,
    measured: `${percentiles(late)}, earliest ${Math.min(...late)} ms`,
    aim: "p99 under 1000 ms, none early",
    reached: quantile(late, 0.99) < 1000 && Math.min(...late) >= 0,
  };
}

const CARTS = 10_000;
/** Leaves time for a sweep, which runs every five seconds and queues the expiry of the carts. */
const ENDS_IN_MS = 12_000;

/** Makes carts of one seat that all expire together. @returns how late, in ms, a screen shows each seat as free */
export async function latenessOf(server: BenchServer, carts: number, shows: readonly number[]): Promise<number[]> {
  const users = await server.makeUsers(carts);
  const endsAt = Date.now() + ENDS_IN_MS;
  await server.makeCarts(users, shows, new Date(endsAt));
  const late: number[] = [];
  // Only held seats are tracked, because the last show also has seats that were never held.
  const held = new Set<string>();
  const socket = await connect(server.url);
  const allFree = new Promise<void>((resolve) => {
    socket.on("seats:changed", ({ showId, seats }) => {
      for (const { seatId, status } of seats) {
        if (status === "available" && held.delete(`${showId} ${seatId}`)) late.push(Date.now() - endsAt);
      }
      if (late.length >= carts) resolve();
    });
  });
  for (const showId of shows) {
    const response = await joinShow(socket, showId);
    if (!response.ok) throw new Error(response.message);
    for (const { seatId, status } of response.seats) if (status === "held") held.add(`${showId} ${seatId}`);
  }
  if (Date.now() > endsAt) throw new Error("the carts ended before anybody watched");
  await allFree;
  socket.disconnect();
  return late;
}

export async function benchMassExpiry(server: BenchServer): Promise<Figure> {
  const late = await latenessOf(server, CARTS, await server.makeShows(Math.ceil(CARTS / ALL_SEATS.length)));
  const last = Math.max(...late);
  return {
    name: `${CARTS} carts that end in the same moment: lateness on a watcher's screen`,
    measured: `${percentiles(late)}, last ${last} ms, earliest ${Math.min(...late)} ms`,
    aim: "all within 1000 ms, none early",
    reached: last < 1000 && Math.min(...late) >= 0,
  };
}
