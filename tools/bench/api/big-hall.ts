import { setTimeout as sleep } from "node:timers/promises";
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatsChanged } from "@podium/shared/realtime";
import { type BenchServer, startBenchServer } from "./bench-server.ts";
import { type Figure, quantile, wallClock } from "./figures.ts";
import { type LightScreen, openLightScreen } from "./light-screen.ts";

const SOCKETS = 5000;
const CHANGES_A_SECOND = 20;
const SECONDS = 20;
const BARE_ROUNDS = 20;
const AT_ONCE = 50;

/** A server accepts only so many handshakes at once. */
async function connectMany(
  urls: readonly string[],
  open: (url: string) => Promise<LightScreen>,
): Promise<LightScreen[]> {
  const screens: LightScreen[] = [];
  while (screens.length < SOCKETS) {
    const group = Array.from({ length: AT_ONCE }, (_, index) => open(urls[index % urls.length] ?? ""));
    screens.push(...(await Promise.all(group)));
  }
  return screens;
}

/** @returns when each change was requested, by seat and version */
async function change(server: BenchServer, tokens: readonly string[], showId: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  const versions = new Map<string, number>();
  const calls: Array<Promise<Response>> = [];
  for (let turn = 0; turn < CHANGES_A_SECOND * SECONDS; turn++) {
    const index = turn % tokens.length;
    const seatId = ALL_SEATS[index] ?? "";
    const version = (versions.get(seatId) ?? 0) + 1;
    versions.set(seatId, version);
    asked.set(`${seatId} ${version}`, wallClock());
    const [method, path] = version % 2 === 1 ? ["POST", `${showId}/${seatId}`] : ["DELETE", seatId];
    calls.push(
      fetch(`${server.url}/api/carts/seats/${path}`, { method, headers: { authorization: `Bearer ${tokens[index]}` } }),
    );
    await sleep(1000 / CHANGES_A_SECOND);
  }
  const refused = (await Promise.all(calls)).filter((response) => !response.ok).length;
  if (refused > 0) throw new Error(`${refused} changes were refused`);
  return asked;
}

/** Five thousand screens on two processes, while somebody clicks twenty times a second. */
export async function benchBigHall(server: BenchServer): Promise<Figure> {
  const second = await startBenchServer({ CART_HOLD_SECONDS: "900" });
  const data = await server.makeData(100, 1, 0);
  const showId = data.shows[0] ?? 0;
  const seen: Array<{ key: string; at: number }> = [];
  const watchers = await connectMany([server.url, second.url], async (url) => {
    // Screens ignore versions that they have.
    const known = new Map<string, number>();
    const screen = await openLightScreen(url, (event, payload) => {
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
  const asked = await change(server, data.tokens, showId);
  await sleep(2000);
  for (const screen of watchers) screen.disconnect();
  await second.stop();
  const ours = seen.flatMap(({ key, at }) => {
    const click = asked.get(key);
    return click === undefined ? [] : [at - click];
  });

  const bare: number[] = [];
  let sent = 0;
  const bareSockets = await connectMany([server.bareSocketsUrl], (url) =>
    openLightScreen(url, (event) => {
      if (event === "message") bare.push(wallClock() - sent);
    }),
  );
  for (let round = 0; round < BARE_ROUNDS; round++) {
    sent = wallClock();
    server.sendBareMessage([{ seatId: "R1-A", status: "held", version: 1 }]);
    while (bare.length < (round + 1) * SOCKETS) await sleep(10);
  }
  for (const screen of bareSockets) screen.disconnect();

  const p99 = quantile(ours, 0.99);
  const shown = ours.length / (asked.size * SOCKETS);
  const show = (values: readonly number[]): string =>
    `p50 ${quantile(values, 0.5).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms`;
  return {
    name: `${SOCKETS} screens on two processes, ${CHANGES_A_SECOND} changes a second: from the click to every screen`,
    measured: `${show(ours)} (${(p99 / quantile(bare, 0.99)).toFixed(2)} times one bare message to as many sockets of one process: ${show(bare)}); ${(shown * 100).toFixed(1)} % of all changes seen on all screens`,
    aim: "p99 under 400 ms, and no change missing",
    reached: p99 < 400 && shown >= 0.999,
  };
}
