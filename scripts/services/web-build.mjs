import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../setup/paths.mjs";
import { projectEnv } from "../setup/pinned-node.mjs";

/**
 * Builds the web app, or finds by turbo's cache that nothing it is made of has changed.
 * @param {{ say: (line: string) => void, signal: AbortSignal }} options the signal ends a build that goes on
 * @throws Error that carries the build's own words
 */
export async function buildWeb({ say, signal }) {
  const began = Date.now();
  let told = false;
  const tell = setTimeout(() => {
    told = true;
    say("Building the website …");
  }, 1500);
  const child = spawn(
    join(root, "node_modules/.bin/turbo"),
    ["run", "build", "--filter=@podium/web", "--output-logs=errors-only", "--no-color"],
    {
      cwd: root,
      env: { ...projectEnv(), TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const end = () => child.pid && process.kill(-child.pid, "SIGTERM");
  signal.addEventListener("abort", end);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words += String(chunk)));
  try {
    const code = await new Promise((/** @type {(code: number | null) => void} */ done, failed) => {
      child.once("error", failed);
      child.once("close", done);
    });
    if (code !== 0 && !signal.aborted) throw new Error(`The website could not be built:\n${words.trim()}`);
    if (told) say(`Website built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    clearTimeout(tell);
    signal.removeEventListener("abort", end);
  }
}
