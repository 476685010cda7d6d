import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { execaNode } from "execa";
import { pinnedNode, root } from "../../../scripts/setup/paths.mjs";
import { untilReady } from "#services/api.ts";
import { freePort } from "#services/ports.ts";

const reportHeap = fileURLToPath(new URL("report-heap.mjs", import.meta.url));

const READY_WITHIN_MS = 60_000;
const SETTLED_WITHIN_MS = 15_000;
/** The memory has settled when `SETTLED_SAMPLES` samples in a row differ by less than this. */
const SETTLED_MB = 1;
const SETTLED_SAMPLES = 5;

/** In MB. */
export interface Memory {
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

export type MeasuredProcess = Awaited<ReturnType<typeof startMeasured>>;

/** Starts a program as deployed: alone in its process, without the loaders of this TypeScript process. */
export async function startMeasured(file: string, env: NodeJS.ProcessEnv, nodeOptions: readonly string[] = []) {
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
