import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { ClientToServerEvents, SeatsChanged, ServerToClientEvents } from "@podium/shared/realtime";
import { io, type Socket } from "socket.io-client";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, quantile } from "./figures.ts";

const CARTS = 10_000;
const ENDS_IN_MS = 12_000;

export async function benchMassExpiry(server: BenchServer): Promise<Figure> {
  const { shows } = await server.makeData(1, Math.ceil(CARTS / ALL_SEATS.length), 0);
  const endsAt = await server.makeCarts(CARTS, shows, ENDS_IN_MS);
  const late: number[] = [];
  // The last show has more seats than were left to hold: only a seat that was held can become free.
  const held = new Set<string>();
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(server.url, {
    transports: ["websocket"],
    forceNew: true,
  });
  const allFree = new Promise<void>((resolve) => {
    socket.on("seats:changed", ({ showId, seats }: SeatsChanged) => {
      for (const { seatId, status } of seats) {
        if (status === "available" && held.delete(`${showId} ${seatId}`)) late.push(Date.now() - endsAt);
      }
      if (late.length >= CARTS) resolve();
    });
  });
  for (const showId of shows) {
    const response = await socket.emitWithAck("show:join", { showId });
    if (!response.ok) throw new Error(response.message);
    for (const { seatId, status } of response.seats) if (status === "held") held.add(`${showId} ${seatId}`);
  }
  if (Date.now() > endsAt) throw new Error("the carts ended before anybody watched");
  await allFree;
  socket.disconnect();
  const last = Math.max(...late.slice(0, CARTS));
  return {
    name: `${CARTS} carts that end in the same moment: lateness on a watcher's screen`,
    measured: `p50 ${quantile(late, 0.5)} ms, p99 ${quantile(late, 0.99)} ms, last ${last} ms, earliest ${Math.min(...late)} ms`,
    aim: "all within 1000 ms, none early",
    reached: last < 1000 && Math.min(...late) >= 0,
  };
}
