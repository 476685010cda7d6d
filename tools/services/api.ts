import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stopMs } from "@podium/api/shutdown.ts";
import { pinnedNode, projectEnv, root } from "../../scripts/setup/paths.mjs";
import { buildApi } from "./build.ts";
import { freePort } from "./ports.ts";
import { runToEnd, spawnNode } from "./programs.ts";
import { type ServerOptions, ServerProcess, until } from "./server-process.ts";

export const READY_TIMEOUT_MS = 180_000;

/** @returns `ok: false` also when nothing answers within ten seconds */
export async function get(url: string): Promise<{ ok: boolean; body: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return { ok: response.ok, body: await response.text() };
  } catch {
    return { ok: false, body: "" };
  }
}

/** @returns the reason why the server is not ready when the signal ends the wait; undefined if it is ready */
export async function untilReady(url: string, signal: AbortSignal): Promise<string | undefined> {
  let last = { ok: false, body: "" };
  await until(async () => (last = await get(`${url}/readyz`)).ok, signal, 100);
  return last.ok ? undefined : last.body || "no response";
}

const built = join(root, "apps/api/dist/main.js");

/** The image's limits of memory, for every process of the built API: Node's options, and the C library's pools. */
export function memoryOfImage(): { args: string[]; env: NodeJS.ProcessEnv } {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const valueOf = (name: string): string => new RegExp(`^ENV ${name}=(.+)$`, "m").exec(dockerfile)?.[1] ?? "";
  return { args: valueOf("NODE_OPTIONS").split(" "), env: { MALLOC_ARENA_MAX: valueOf("MALLOC_ARENA_MAX") } };
}

/** Runs the process that prepares the database as its owner. @returns its output */
export async function runMigrate(env: { DATABASE_URL: string; DATABASE_OWNER_URL: string }): Promise<string> {
  await buildApi();
  return runToEnd(pinnedNode, [built], { cwd: root, env: { ...projectEnv(), ...env, ROLE: "migrate" } });
}

/** Restarts after a crash, but not if the first start fails: its log names the cause. `watched`: runs the source. */
export function apiServer(
  options: { env: NodeJS.ProcessEnv; url: string; watched?: boolean; logFile?: string | undefined } & Pick<
    ServerOptions,
    "say" | "onStarted"
  >,
): ServerProcess {
  const { env, url, watched = false, logFile, say, onStarted } = options;
  const memory = memoryOfImage();
  const args = watched
    ? ["--watch", "--watch-preserve-output", "--inspect", join(root, "apps/api/src/main.ts")]
    : [...memory.args, built];
  return new ServerProcess({
    name: "Podium",
    spawn: () => spawnNode(args, { env: { ...memory.env, ...env }, logFile }),
    ready: (signal) => until(async () => (await get(`${url}/healthz`)).ok, signal, 50),
    stopping: [{ signal: "SIGTERM", timeoutMs: stopMs(Number(env.DRAIN_SECONDS ?? 0)) }],
    keepAlive: true,
    ...(logFile !== undefined && { logFile }),
    say,
    onStarted,
  });
}

export interface Api extends AsyncDisposable {
  url: string;
  server: ServerProcess;
  /** @throws Error if the API is not ready within three minutes */
  ready(): Promise<void>;
}

/** Starts the API, by default on a free port, and waits until it is ready; restarts it after a crash. */
export async function startApi(
  env: Record<string, string>,
  options: { logFile?: string; port?: number | undefined } = {},
): Promise<Api> {
  const { logFile, port = await freePort() } = options;
  await buildApi();
  const url = `http://127.0.0.1:${port}`;
  const server = apiServer({ env: { ...env, HOST: "127.0.0.1", PORT: String(port) }, url, logFile });
  const ready = async (): Promise<void> => {
    const missing = await untilReady(url, AbortSignal.timeout(READY_TIMEOUT_MS));
    if (missing) throw new Error(`${url} is not ready: ${missing}`);
  };
  try {
    await server.start();
    await ready();
  } catch (error) {
    await server.stop({ force: true });
    throw error;
  }
  return { url, server, ready, [Symbol.asyncDispose]: () => server.stop() };
}
