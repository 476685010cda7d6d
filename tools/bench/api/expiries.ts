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
