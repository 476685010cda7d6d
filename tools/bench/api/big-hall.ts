import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import type { SeatsChanged } from "@podium/shared/contracts/realtime";
import { execaNode } from "execa";
import { type Figure, percentiles, quantile, wallClock } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { openLightScreen, openMany } from "./screens.ts";

/** Two processes serve half of the screens each. */
const HALLS = [
  { screens: 5000, beside: "", aimMs: 400 },
  { screens: 5000, beside: "a program that uses half a core", aimMs: 400 },
  { screens: 10_000, beside: "", aimMs: 1000 },
];
const BUSY_NEIGHBOUR = fileURLToPath(new URL("busy-neighbour.mjs", import.meta.url));
const CHANGES_A_SECOND = 20;
const SECONDS = 20;
const BARE_ROUNDS = 20;

/** @returns when each change was requested, by seat and version */
async function change(server: BenchServer, showId: number): Promise<Map<string, number>> {
  const users = (await server.makeUsers(100)).map(({ token }) => server.apiOf(token));
  const asked = new Map<string, number>();
  const calls: Array<Promise<unknown>> = [];
  for (let turn = 0; turn < CHANGES_A_SECOND * SECONDS; turn++) {
    const user = users[turn % users.length];
    const seatId = ALL_SEATS[turn % users.length] ?? "";
    const version = Math.floor(turn / users.length) + 1;
    asked.set(`${seatId} ${version}`, wallClock());
    const adds = version % 2 === 1;
    const call = adds ? user?.addSeat({ params: { showId, seatId } }) : user?.removeSeat({ params: { seatId } });
    calls.push(Promise.resolve(call));
    await sleep(1000 / CHANGES_A_SECOND);
  }
  await Promise.all(calls);
  return asked;
}

/** Measures, in ms, a click until each screen shows it, and a bare message to as many sockets of one process. */
async function measure(server: BenchServer, { screens, beside, aimMs }: (typeof HALLS)[number]) {
  const second = await server.startAnother();
  const [showId = 0] = await server.makeShows(1);
  const seen: Array<{ key: string; at: number }> = [];
  const watchers = await openMany(screens, async (index) => {
    // Screens ignore versions that they already have.
    const known = new Map<string, number>();
    const screen = await openLightScreen(index % 2 === 0 ? server.url : second.url, (event, payload) => {
      if (event !== "seats:changed") return;
      const at = wallClock();
      for (const { seatId, version } of (payload as SeatsChanged).seats) {
        if ((known.get(seatId) ?? 0) >= version) continue;
        known.set(seatId, version);
        seen.push({ key: `${seatId} ${version}`, at });
      }
    });
    await screen.ask("show:join", { showId });
    return screen;
  });
  const neighbour = beside ? execaNode(BUSY_NEIGHBOUR, { reject: false }) : undefined;
  const asked = await change(server, showId);
  await sleep(2000);
  for (const screen of watchers) screen.disconnect();
  await second.stop();
  const ours = seen.flatMap(({ key, at }) => {
    const click = asked.get(key);
    return click === undefined ? [] : [at - click];
  });

  const bare: number[] = [];
  let sent = 0;
  const bareSockets = await openMany(screens, () =>
    openLightScreen(server.bareSocketsUrl, (event) => {
      if (event === "message") bare.push(wallClock() - sent);
    }),
  );
  for (let round = 0; round < BARE_ROUNDS; round++) {
    sent = wallClock();
    server.sendBareMessage([{ seatId: "R1-A", status: "held", version: 1 }]);
    while (bare.length < (round + 1) * screens) await sleep(10);
  }
  for (const screen of bareSockets) screen.disconnect();
  neighbour?.kill();
  await neighbour;

  const p99 = quantile(ours, 0.99);
  const shown = ours.length / (asked.size * screens);
  return {
    reached: p99 < aimMs && shown >= 0.999,
    measured: `${screens} screens${beside && ` beside ${beside}`}: ${percentiles(ours)} (${(p99 / quantile(bare, 0.99)).toFixed(2)} times one bare message to as many sockets of one process: ${percentiles(bare)}); ${(shown * 100).toFixed(1)} % of all changes seen on all screens; aim: p99 under ${aimMs} ms`,
  };
}

export async function benchBigHall(server: BenchServer): Promise<Figure> {
  const halls: Array<Awaited<ReturnType<typeof measure>>> = [];
  for (const hall of HALLS) halls.push(await measure(server, hall));
  return {
    name: `Screens on two processes, ${CHANGES_A_SECOND} changes a second: from the click to every screen`,
    measured: halls.map(({ measured }) => measured).join("\n         "),
    aim: "those of the lines above, and no change missing",
    reached: halls.every(({ reached }) => reached),
  };
}
