import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, pinnedNode, root } from "./paths.mjs";
import { claim } from "./run-record.mjs";

/**
 * @param {string} file a lock file of npm's
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean } | undefined>}
 */
function packagesIn(file) {
  const lock = /** @type {{ packages: ReturnType<typeof packagesIn> }} */ (
    JSON.parse(readFileSync(join(root, file), "utf8"))
  );
  return lock.packages;
}

/** Compares npm's own record with the lock, so that packages installed by hand count too. */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  try {
    const present = packagesIn("node_modules/.package-lock.json");
    return Object.entries(packagesIn("package-lock.json")).every(([path, wanted]) => {
      const mayMiss = !path.includes("node_modules/") || wanted?.optional || wanted?.link;
      return mayMiss || present[path]?.version === wanted?.version;
    });
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env the npm that runs this script, or the one on PATH */
function npmCommand(env) {
  const script = env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return { command: process.execPath, first: [script], shell: false };
  return { command: "npm", first: [], shell: process.platform === "win32" };
}

/** @param {AbortSignal} signal @returns {Promise<number>} npm's exit code */
function npmCi(signal) {
  // NODE_ENV=production would omit the pinned Node and the embedded servers; older npm versions
  // ignore allowScripts and would compile Redis without redis-memory-server's variable.
  const env = { ...process.env, REDISMS_DISABLE_POSTINSTALL: "1" };
  const { command, first, shell } = npmCommand(env);
  const child = spawn(command, [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    env,
    shell,
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code ?? 1));
  });
}

/**
 * Brings node_modules in line with package-lock.json; does nothing when it already is.
 * @param {(line: string) => void} say
 * @param {AbortSignal} [signal] aborts a running installation
 * @throws Error with a readable message when the packages cannot be installed
 */
export async function ensureInstalled(say, signal = new AbortController().signal) {
  const lockFile = join(cacheDir, "install.json");
  let announced = false;
  while (!isInstalled()) {
    signal.throwIfAborted();
    const claimed = claim(lockFile);
    if ("taken" in claimed) {
      if (!announced) say(`Process ${claimed.taken.owner.pid} is installing the packages; waiting for it …`);
      announced = true;
      await new Promise((done) => setTimeout(done, 500));
      continue;
    }
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 1000);
    say("Installing the packages; the first time takes about a minute …");
    const progress = setInterval(() => say(`… still installing (${seconds()} s)`), 10_000);
    try {
      const code = await npmCi(signal);
      if (code !== 0)
        throw new Error(`The packages could not be installed: npm ci ended with code ${code} (its output is above).`);
      if (!isInstalled())
        throw new Error(
          "The packages were installed, but the pinned Node is missing: allow its install script (npm config get ignore-scripts).",
        );
      say(`Packages installed in ${seconds()} s.`);
    } finally {
      clearInterval(progress);
      claimed.record.release();
    }
  }
}
