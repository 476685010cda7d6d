import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { execaNode } from "execa";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { memoryOfImage, untilReady } from "#services/api.ts";
import { freePort } from "#services/ports.ts";
import type { Figure } from "#bench/figures.ts";
import { buildApi } from "#services/build.ts";
import { pinnedNode, root } from "../../../scripts/setup/paths.mjs";
import type { BenchServer } from "./bench-server.ts";
import { openLightScreen, openMany } from "./screens.ts";

const reportHeap = fileURLToPath(new URL("report-heap.mjs", import.meta.url));

const READY_WITHIN_MS = 60_000;
const SETTLED_WITHIN_MS = 15_000;
/** The memory has settled when `SETTLED_SAMPLES` samples in a row differ by less than this. */
const SETTLED_MB = 1;
const SETTLED_SAMPLES = 5;

/** In MB. */
interface Memory {
  /** Private pages, and the share of pages that other processes map too, mostly Node's executable. */
  pss: number;
  /** The part of `pss` that is not backed by a file. */
  own: number;
}

async function readMemory(pid: number): Promise<Memory> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  const mb = (name: string): number => Number(new RegExp(`^${name}: +(\\d+) kB`, "m").exec(text)?.[1]) / 1024;
  return { pss: mb("Pss"), own: mb("Pss_Anon") };
}

type MeasuredProcess = Awaited<ReturnType<typeof startMeasured>>;

/** Starts a program as deployed: alone in its process, without the loaders of this TypeScript process. */
async function startMeasured(file: string, env: NodeJS.ProcessEnv, nodeOptions: readonly string[] = []) {
  const port = await freePort();
  const child = execaNode(file, {
    nodePath: pinnedNode,
    nodeOptions: [...nodeOptions, "--expose-gc", "--import", reportHeap],
    cwd: root,
    env: { ...env, HOST: "127.0.0.1", PORT: String(port) },
    ipc: true,
    serialization: "json",
    buffer: false,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
    reject: false,
  });
  const { pid = 0 } = child;
  const url = `http://127.0.0.1:${port}`;
  const missing = await untilReady(url, AbortSignal.timeout(READY_WITHIN_MS));
  if (missing) throw new Error(`${file} is not ready: ${missing}`);
  return {
    url,
    /** Waits until the memory has settled, without triggering a garbage collection. */
    async settled(): Promise<Memory> {
      const samples: Memory[] = [];
      for (const end = Date.now() + SETTLED_WITHIN_MS; Date.now() < end; await sleep(1000)) {
        samples.push(await readMemory(pid));
        const last = samples.slice(-SETTLED_SAMPLES).map(({ pss }) => pss);
        if (last.length === SETTLED_SAMPLES && Math.max(...last) - Math.min(...last) < SETTLED_MB) break;
      }
      return samples.at(-1) ?? { pss: Number.NaN, own: Number.NaN };
    },
    /** MB of the heap that are still in use after all garbage is collected. */
    async liveHeap(): Promise<number> {
      const response = child.getOneMessage();
      await child.sendMessage("heap");
      return Number(await response) / 2 ** 20;
    },
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await child;
    },
  };
}

const SCREENS = 1000;
const USERS = 20;
/** Two changes a second, for an hour: seats held and released. */
const CHANGES_OF_AN_HOUR = 7200;
const AIMS = { idle: 130, screens: 200, growth: 1 };

const bareParts = fileURLToPath(new URL("bare-parts.mjs", import.meta.url));

const openScreens = (url: string, showId: number) =>
  openMany(SCREENS, async () => {
    const screen = await openLightScreen(url, () => undefined);
    await screen.ask("show:join", { showId });
    return screen;
  });

async function anHourOfChanges(server: BenchServer, url: string, showId: number): Promise<void> {
  const users = await server.makeUsers(USERS);
  await Promise.all(
    users.map(async ({ token }, index) => {
      const api = apiOver(overFetch(url), token);
      const seatId = ALL_SEATS[index] ?? "";
      for (let change = 0; change < CHANGES_OF_AN_HOUR / USERS; change += 2) {
        await api.addSeat({ params: { showId, seatId } });
        await api.removeSeat({ params: { seatId } });
      }
    }),
  );
}

async function measure(started: MeasuredProcess, showId: number, andThen: () => Promise<void> = async () => undefined) {
  const idle = await started.settled();
  const screens = await openScreens(started.url, showId);
  const watched = await started.settled();
  await andThen();
  for (const screen of screens) screen.disconnect();
  return { idle, watched };
}

const mb = ({ pss, own }: Memory): string => `${pss.toFixed(0)} MB (${own.toFixed(0)} its own)`;

export async function benchMemory(server: BenchServer): Promise<Figure> {
  await buildApi();
  const memory = memoryOfImage();
  // Another Redis database separates the jobs and messages from those of the bench's own server.
  const env = {
    ...server.env,
    // Development would log in a thread, and production would apply its limits to the single address of the bench.
    NODE_ENV: "test",
    REDIS_URL: Object.assign(new URL(server.env.REDIS_URL), { pathname: "/1" }).href,
    ...memory.env,
  };
  const [showId = 0] = await server.makeShows(1);
  const product = await startMeasured(join(root, "apps/api/dist/main.js"), env, memory.args);
  const bare = await startMeasured(bareParts, env, memory.args);

  const heaps: number[] = [];
  const afterHours: Memory[] = [];
  // The first hour warms up: code is compiled, and buffers get their size.
  const twoHours = async (): Promise<void> => {
    for (let hour = 0; hour < 2; hour++) {
      await anHourOfChanges(server, product.url, showId);
      afterHours.push(await product.settled());
      heaps.push(await product.liveHeap());
    }
  };
  const [ours, theirs] = await Promise.all([measure(product, showId, twoHours), measure(bare, showId)]);
  const [first = Number.NaN, second = Number.NaN] = heaps;
  await Promise.all([product.stop(), bare.stop()]);
  // Memory after a start from a checkout, where Node reads the TypeScript.
  const source = await startMeasured(join(root, "apps/api/src/main.ts"), env, memory.args);
  const ofSource = await source.settled();
  await source.stop();
  const growth = second - first;
  const idle = ours.idle.pss;
  const watched = Math.max(...[ours.watched, ...afterHours].map(({ pss }) => pss));
  return {
    name: `Memory (PSS) of one process: idle, with ${SCREENS} screens, and while seats change`,
    measured: [
      `idle ${mb(ours.idle)}: ${(idle / theirs.idle.pss).toFixed(2)} times its bare packages, ${mb(theirs.idle)}`,
      `with ${SCREENS} screens ${mb(ours.watched)}: ${(ours.watched.pss / theirs.watched.pss).toFixed(2)} times ${mb(theirs.watched)}`,
      `after an hour's changes (${CHANGES_OF_AN_HOUR}) ${mb(afterHours[0] ?? ours.idle)}, after another ${mb(afterHours[1] ?? ours.idle)}`,
      `idle from TypeScript ${mb(ofSource)}`,
      `in use on the heap ${first.toFixed(1)} and ${second.toFixed(1)} MB`,
    ].join("; "),
    aim: `at most ${AIMS.idle} MB idle, ${AIMS.screens} with screens, also after the changes; the second hour leaves at most ${AIMS.growth} MB on the heap`,
    reached: idle <= AIMS.idle && watched <= AIMS.screens && growth <= AIMS.growth,
  };
}
