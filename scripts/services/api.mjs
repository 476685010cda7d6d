import { spawn } from "node:child_process";
import { join } from "node:path";
import { pinnedNode, root } from "../setup/paths.mjs";
import { projectEnv } from "../setup/pinned-node.mjs";
import { ServerProcess, until } from "./server-process.mjs";

/**
 * @param {string} url
 * @returns {Promise<{ ok: boolean, body: string }>}
 */
async function ask(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return { ok: answer.ok, body: await answer.text() };
  } catch {
    return { ok: false, body: "" };
  }
}

/**
 * Waits until the API says that everything it needs answers.
 * @param {string} url the API's address
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} what is still missing when waiting was given up
 */
export async function untilReady(url, signal) {
  let last = { ok: false, body: "" };
  await until(async () => (last = await ask(`${url}/readyz`)).ok, signal, 100);
  return last.ok ? undefined : last.body || "no answer";
}

/**
 * The one server of the product. It is started again when it dies, but not when it cannot start in the first place:
 * then its own last words say what is wrong.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env what it is to run with, on top of this process's own environment
 * @param {string} options.url where it will listen
 * @param {(line: string) => void} [options.say]
 * @param {import("./server-process.mjs").ServerKind["onStarted"]} [options.onStarted]
 * @returns {ServerProcess} not yet started
 */
export function apiServer({ env, url, say, onStarted }) {
  return new ServerProcess({
    name: "Podium",
    spawn: () =>
      spawn(
        pinnedNode,
        ["--import", join(root, "scripts/services/stop-with-parent.mjs"), join(root, "apps/api/src/main.ts")],
        {
          cwd: root,
          env: { ...projectEnv(), ...env },
          detached: true,
          stdio: ["ignore", "inherit", "inherit", "ipc"],
        },
      ),
    ready: (signal) => until(async () => (await ask(`${url}/healthz`)).ok, signal, 50),
    stopping: [{ signal: "SIGTERM", patienceMs: 10_000 }],
    keepAlive: true,
    patienceMs: 60_000,
    ...(say ? { say } : {}),
    ...(onStarted ? { onStarted } : {}),
  });
}
