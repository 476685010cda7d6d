// Sockets in a separate process, so that their work delays no other client; from "start" to "stop", each asks for a
// show's seats as often as the limit allows, without waiting for the last response.
import { quantile } from "#bench/figures.ts";
import { openLightScreen, openMany } from "./screens.ts";

/** The limit of a socket: forty messages in eight seconds. */
const EVERY_MS = 200;

export interface Asked {
  responses: number;
  refused: number;
  /** Response time, in ms. */
  p99: number;
}

const [url = "", showId = "", count = ""] = process.argv.slice(2);
const screens = await openMany(Number(count), () => openLightScreen(url, () => undefined));
const timers = new Set<NodeJS.Timeout>();
const underWay = new Set<Promise<void>>();
let times: number[] = [];
let refused = 0;

function start(): void {
  times = [];
  refused = 0;
  for (const [index, screen] of screens.entries()) {
    const ask = (): void => {
      const join = joinOnce().finally(() => underWay.delete(join));
      underWay.add(join);
    };
    const joinOnce = async (): Promise<void> => {
      const began = performance.now();
      const { ok } = (await screen.ask("show:join", { showId: Number(showId) })) as { ok: boolean };
      if (ok) times.push(performance.now() - began);
      else refused++;
    };
    // The sockets start spread over the interval, as people would.
    const first = setTimeout(() => timers.add(setInterval(ask, EVERY_MS)), (index / screens.length) * EVERY_MS);
    timers.add(first);
  }
}

/** Waits for the last response, so that it does not overlap with the next measurement. */
async function stop(): Promise<Asked> {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  await Promise.all(underWay);
  return { responses: times.length, refused, p99: quantile(times, 0.99) };
}

process.on("message", (what) => {
  if (what === "start") start();
  else if (what === "stop") void stop().then((asked) => process.send?.(asked));
  else process.exit(0);
});
process.send?.("open");
