import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatsChanged } from "@podium/shared/realtime";
import { io } from "socket.io-client";
import type { BenchServer } from "./bench-server.ts";
import { type Figure, quantile } from "./figures.ts";

const HOLDS = 1000;

export async function benchExpiries(server: BenchServer): Promise<Figure> {
  const shows = Math.ceil(HOLDS / ALL_SEATS.length);
  const data = await server.makeData(HOLDS, shows, 0);
  const due = new Map<string, number>();
  const late: number[] = [];
  const socket = io(server.url, { transports: ["websocket"], forceNew: true });
  for (const showId of data.shows) await socket.emitWithAck("show:join", { showId });
  const allFree = new Promise<void>((resolve) => {
    socket.on("seats:changed", ({ showId, seats }: SeatsChanged) => {
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
    data.tokens.map(async (token, index) => {
      const showId = data.shows[index % shows];
      const seatId = ALL_SEATS[Math.floor(index / shows)] ?? "";
      const response = await fetch(`${server.url}/api/carts/seats/${showId}/${seatId}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
      const cart = (await response.json()) as { expiresAt: string };
      due.set(`${showId} ${seatId}`, Date.parse(cart.expiresAt));
    }),
  );
  const spread = Date.now() - started;
  await allFree;
  socket.disconnect();
  const p99 = quantile(late, 0.99);
  return {
    name: `${HOLDS} holds that expire together (made within ${spread} ms): lateness on a watcher's screen`,
    measured: `p50 ${quantile(late, 0.5)} ms, p99 ${p99} ms, earliest ${Math.min(...late)} ms`,
    aim: "p99 under 1000 ms, none early",
    reached: p99 < 1000 && Math.min(...late) >= 0,
  };
}
