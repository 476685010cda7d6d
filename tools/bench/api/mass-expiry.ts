import { connect, joinShow } from "@podium/api/test/screens.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Figure, percentiles } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";

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
