import { setTimeout as sleep } from "node:timers/promises";
import { connect, joinShow } from "@podium/api/test/screens.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Figure, percentiles, quantile, wallClock } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { openMany, untilAllReceived } from "./screens.ts";

/** A hall at the opening of a sale, with clicks in immediate succession, and one with five clicks a second. */
const HALLS = [
  { sockets: 1000, apartMs: 0 },
  { sockets: 500, apartMs: 200 },
];
const ROUNDS = 190;
const WARM_ROUNDS = 20;
const AIM = 1.5;

async function measure(server: BenchServer, { sockets, apartMs }: (typeof HALLS)[number]) {
  const users = await server.makeUsers(ROUNDS);
  const [showId = 0] = await server.makeShows(1);
  const watchers = await openMany(sockets, () => connect(server.url));
  for (const socket of watchers) await joinShow(socket, showId);
  const bareSockets = await openMany(sockets, () => connect(server.bareSocketsUrl));

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
    await sleep(Math.max(0, apartMs - (wallClock() - click)));
  }
  for (const socket of [...watchers, ...bareSockets]) socket.disconnect();
  const [oursWarm, bareWarm] = [ours.slice(WARM_ROUNDS), bare.slice(WARM_ROUNDS)];
  const ratio = quantile(oursWarm, 0.99) / quantile(bareWarm, 0.99);
  return {
    ratio,
    measured: `${sockets} screens: ${ratio.toFixed(2)} times at p99 (${percentiles(oursWarm)}; bare ${percentiles(bareWarm)}; ${oursWarm.length} clicks${apartMs > 0 ? `, one each ${apartMs} ms` : ""})`,
  };
}

export async function benchFanOut(server: BenchServer): Promise<Figure> {
  const halls: Array<Awaited<ReturnType<typeof measure>>> = [];
  for (const hall of HALLS) halls.push(await measure(server, hall));
  return {
    name: "From the click to the last screen of a hall, against one bare socket.io message to as many sockets",
    measured: halls.map(({ measured }) => measured).join("\n         "),
    aim: `p99 at most ${AIM} times`,
    reached: halls.every(({ ratio }) => ratio <= AIM),
  };
}
