import { spawn } from "node:child_process";
import { join } from "node:path";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { projectEnv } from "../../scripts/setup/pinned-node.mjs";
import { type ServerOptions, ServerProcess, until } from "./server-process.ts";

async function get(url: string): Promise<{ ok: boolean; body: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return { ok: response.ok, body: await response.text() };
  } catch {
    return { ok: false, body: "" };
  }
}

/** @returns what is still missing when the signal ends the wait */
export async function untilReady(url: string, signal: AbortSignal): Promise<string | undefined> {
  let last = { ok: false, body: "" };
  await until(async () => (last = await get(`${url}/readyz`)).ok, signal, 100);
  return last.ok ? undefined : last.body || "no response";
}

export const apiArguments = [
  "--import",
  join(root, "tools/services/stop-with-parent.ts"),
  join(root, "apps/api/src/main.ts"),
];

/** Restarts when it dies, unless its first start fails: then its log names the cause. */
export function apiServer(
  options: { env: NodeJS.ProcessEnv; url: string; nodeOptions?: string[] } & Pick<ServerOptions, "say" | "onStarted">,
): ServerProcess {
  const { env, url, nodeOptions = [], say, onStarted } = options;
  return new ServerProcess({
    name: "Podium",
    spawn: () =>
      spawn(pinnedNode, [...nodeOptions, ...apiArguments], {
        cwd: root,
        env: { ...projectEnv(), ...env },
        detached: true,
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      }),
    ready: (signal) => until(async () => (await get(`${url}/healthz`)).ok, signal, 50),
    // Longer than all steps of its shutdown may take (apps/api/src/shutdown.ts).
    stopping: [{ signal: "SIGTERM", timeoutMs: 13_000 + 3000 * Number(env.DRAIN_SECONDS ?? 0) }],
    keepAlive: true,
    startTimeoutMs: 60_000,
    say,
    onStarted,
  });
}
