import { connect, joinShow } from "@podium/api/test/screens.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Figure, percentiles, quantile, wallClock } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { openMany, untilAllReceived } from "./screens.ts";

const SOCKETS = 1000;
const ROUNDS = 190;
/** They warm both up. */
const WARM_ROUNDS = 20;

export async function benchFanOut(server: BenchServer): Promise<Figure> {
  const users = await server.makeUsers(ROUNDS);
  const [showId = 0] = await server.makeShows(1);
  const watchers = await openMany(SOCKETS, () => connect(server.url));
  for (const socket of watchers) await joinShow(socket, showId);
  const bareSockets = await openMany(SOCKETS, () => connect(server.bareSocketsUrl));

  const ours: number[] = [];
  const bare: number[] = [];
  for (const [round, user] of users.entries()) {
    const seen = untilAllReceived(watchers, "seats:changed");
    const click = wallClock();
    await server.hold(user, showId, round);
    ours.push((await seen) - click);

    const received = untilAllReceived(bareSockets, "message");
    const sent = wallClock();
    server.sendBareMessage([{ seatId: ALL_SEATS[round] ?? "", status: "held", version: 1 }]);
    bare.push((await received) - sent);
  }
  for (const socket of [...watchers, ...bareSockets]) socket.disconnect();
  const [oursWarm, bareWarm] = [ours.slice(WARM_ROUNDS), bare.slice(WARM_ROUNDS)];
  const ratio = quantile(oursWarm, 0.99) / quantile(bareWarm, 0.99);
  return {
    name: `From the click to the last of ${SOCKETS} screens against one bare socket.io message to ${SOCKETS} sockets`,
    measured: `${ratio.toFixed(2)} times at p99 (${percentiles(oursWarm)}; bare ${percentiles(bareWarm)}; ${oursWarm.length} clicks)`,
    aim: "p99 at most 1.5 times",
    reached: ratio <= 1.5,
  };
}
