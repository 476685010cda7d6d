import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { accepts, freePort } from "#services/ports.ts";
import { test as base } from "#tests/fixtures.ts";
import { root } from "../../scripts/setup/paths.mjs";
import { isAlive, parentOf } from "../../scripts/setup/process-identity.mjs";

interface Child {
  name: string;
  pid: number;
  born: string;
}

type Started = ChildProcess & { said: () => string };

function podiumIn(dataDir: string, port: number) {
  let starts = 0;
  const record = () =>
    JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8")) as { owner: Child; url?: string; children: Child[] };
  const processes = () => record().children.toSorted((a, b) => a.name.localeCompare(b.name));

  function start(options: string[] = [], more: NodeJS.ProcessEnv = {}): Started {
    const env = { ...process.env, ...more, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "warn" };
    // A file, because a pipe would lose the lines that a process logs while it ends.
    const file = join(dataDir, `said-${(starts += 1)}.log`);
    const log = openSync(file, "w");
    const child = spawn(process.execPath, [join(root, "scripts/start.mjs"), ...options], {
      env,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    return Object.assign(child, { said: () => readFileSync(file, "utf8") });
  }

  async function isReady(): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return response?.status === 200;
  }

  async function untilReady(started: Started): Promise<void> {
    // start.mjs records the address only after it was printed.
    while (!(await isReady()) || !started.said().includes("Ready in") || record().url === undefined) {
      if (started.exitCode !== null) throw new Error(`It ended with code ${started.exitCode}:\n${started.said()}`);
      await sleep(50);
    }
  }

  return { port, record, processes, start, isReady, untilReady };
}

const test = base
  .extend("port", { scope: "file" }, () => freePort())
  .extend("podium", { scope: "file" }, ({ sharedFolder, port }) => podiumIn(sharedFolder, port));

test("leaves no process and no open port after Ctrl-C, and says so when it is started twice", async ({ podium }) => {
  const { port, processes, start, untilReady } = podium;
  const first = start();
  await untilReady(first);
  const running = processes();
  expect(running.map(({ name }) => name)).toEqual(["Podium", "PostgreSQL", "Redis"]);

  const second = start();
  const [code] = (await once(second, "exit")) as [number];
  expect(code).toBe(1);
  expect(second.said().trim()).toMatch(
    new RegExp(`^Podium already runs from this folder at http://127\\.0\\.0\\.1:${port} \\(process \\d+\\): .*$`),
  );

  first.kill("SIGINT");
  const [firstCode] = (await once(first, "exit")) as [number];
  expect(firstCode).toBe(0);
  // Timeouts of a step are ignored, because the machine may be slow.
  const failed = first.said().match(/^.*a step of the shutdown failed.*$/gm) ?? [];
  expect(failed.filter((line) => !line.includes("TimeoutError"))).toEqual([]);
  expect(running.filter(isAlive)).toEqual([]);
  expect(await accepts(port)).toBe(false);
});

test("brings back whichever of its servers dies", async ({ podium }) => {
  const { processes, start, isReady, untilReady } = podium;
  const started = start();
  await untilReady(started);
  const servers = processes();
  for (const { pid } of servers) {
    process.kill(pid, "SIGKILL");
    while (!(await isReady()) || processes().some((child) => child.pid === pid)) await sleep(50);
  }
  expect(processes().map(({ name }) => name)).toEqual(servers.map(({ name }) => name));
  started.kill("SIGTERM");
  await once(started, "exit");
});

test("cleans up after its supervisor is killed, and starts again after everything above the servers was", async ({
  podium,
}) => {
  const { record, processes, start, untilReady } = podium;
  const first = start();
  await untilReady(first);
  const orphans = processes().filter(({ name }) => name !== "Podium");
  // A killed start.mjs cannot clean up; the next start does.
  process.kill(record().owner.pid, "SIGSTOP");
  const api = processes().find(({ name }) => name === "Podium");
  process.kill(parentOf(api?.pid ?? 0), "SIGKILL");
  first.kill("SIGKILL");
  await once(first, "exit");
  expect(orphans.filter(isAlive)).toEqual(orphans);

  const second = start();
  await untilReady(second);
  expect(orphans.filter(isAlive)).toEqual([]);
  const running = processes();
  process.kill(parentOf(running[0]?.pid ?? 0), "SIGKILL");
  await once(second, "exit");
  expect(running.filter(isAlive)).toEqual([]);
});

test("starts the API again when its source changes while developing, and leaves no process after Ctrl-C", async ({
  folder,
  podium,
}) => {
  const { record, processes, start, untilReady } = podium;
  // A module outside the checkout, because a change in the checkout would restart a developer's own server.
  const source = join(folder, "preloaded.mjs");
  writeFileSync(source, "");
  const started = start(["--dev"], { NODE_OPTIONS: `--import=${source}` });
  await untilReady(started);
  const running = processes();
  expect(running.map(({ name }) => name)).toEqual(["Podium", "PostgreSQL", "Redis", "Vite"]);
  const { url } = record();
  expect((await fetch(`${url}/src/app/main.tsx`)).status).toBe(200);

  const starts = () => started.said().split("Podium luistert").length - 1;
  // The line appears a moment after the API listens.
  while (starts() < 1) await sleep(50);
  utimesSync(source, new Date(), new Date());
  while (starts() < 2) await sleep(50);
  expect((await fetch(`${url}/api/show`)).status).toBe(200);

  started.kill("SIGINT");
  await once(started, "exit");
  expect(running.filter(isAlive)).toEqual([]);
});
