import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freeMegabytes, fullDisk } from "./disk.mjs";
import { hasDevelopmentPackages, isInstalled } from "./packages.mjs";
import { cacheDir, nodePackage, pinnedNode, root } from "./paths.mjs";
import { identify } from "./process-identity.mjs";
import { claim, endLeftovers } from "./run-record.mjs";

/** @typedef {import("./packages.mjs").PackageSet} PackageSet */

/** Space for the packages of `npm start` and for the files that it builds and unpacks. */
const NEEDED_MB = 800;

const OLDEST_OWN_NODE = 24;

/** Returns the npm that runs this script, or the one on PATH. @param {NodeJS.ProcessEnv} env */
function npmCommand(env) {
  const script = env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return { command: process.execPath, first: [script], shell: false };
  return { command: "npm", first: [], shell: process.platform === "win32" };
}

/**
 * @param {string[]} args @param {{ signal: AbortSignal, onStarted: (pid: number) => void }} options
 * @returns {Promise<{ code: number, said: string }>} said: npm's errors
 */
function npm(args, { signal, onStarted }) {
  const { command, first, shell } = npmCommand(process.env);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn(command, [...first, ...args, ...quiet], {
    cwd: root,
    shell,
    stdio: ["ignore", "inherit", "pipe"],
    signal,
  });
  let said = "";
  child.stderr.on("data", (/** @type {Buffer} */ chunk) => {
    said += chunk.toString();
    process.stderr.write(chunk);
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ code: code ?? 1, said }));
    if (child.pid) onStarted(child.pid);
  });
}

/** @param {string} said npm's errors @returns {string} what to do */
function whyNot(said) {
  const full = fullDisk();
  if (full) return full;
  const code = /npm error code (E\w+)/.exec(said)?.[1] ?? "no code";
  if (code === "ENOSPC") return "npm found a disk full (its cache may be on another one): free 1 GB, and start again.";
  if (/^E(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|\w*SOCKET\w*|HOSTUNREACH|NETUNREACH)$/.test(code))
    return `The packages could not be downloaded (${code}): the first start needs npm's registry; connect this machine, or give npm its proxy or registry, and start again.`;
  return `The packages could not be installed: npm ended with ${code} (its output is above).`;
}

/**
 * @param {(line: string) => void} say @param {{ set?: PackageSet, signal?: AbortSignal }} [options]
 * @throws Error with a readable message when the packages cannot be installed
 */
export async function ensureInstalled(say, { set = "everything", signal = new AbortController().signal } = {}) {
  const own = Number(process.versions.node.split(".")[0]);
  if (pinnedNode === process.execPath && own < OLDEST_OWN_NODE)
    throw new Error(`npm has no Node ${OLDEST_OWN_NODE} for this kind of machine: install one, and start with it.`);
  // The file exists during an installation, and after a killed one, which may have left node_modules incomplete.
  const lockFile = join(cacheDir, "install.json");
  let announced = false;
  while (existsSync(lockFile) || !isInstalled(set)) {
    signal.throwIfAborted();
    const claimed = claim(lockFile);
    if (!("running" in claimed)) {
      await install(say, { set, signal, ...claimed });
      continue;
    }
    if (!announced) say(`Process ${claimed.running.owner.pid} is installing the packages; waiting for it …`);
    announced = true;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/**
 * @param {(line: string) => void} say
 * @param {{ set: PackageSet, signal: AbortSignal } & import("./run-record.mjs").Claimed} options
 */
async function install(say, { set, signal, record, leftovers, interrupted }) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(() => say(`… still installing (${seconds()} s)`), 10_000);
  try {
    // An npm that outlived its killed parent still writes to the same folder.
    await endLeftovers(leftovers);
    const adds = !interrupted && set === "everything" && isInstalled("start");
    const free = freeMegabytes(root);
    if (free < NEEDED_MB && !existsSync(join(root, "node_modules")))
      throw new Error(
        `The disk with ${root} has ${free} MB left, and the packages take ${NEEDED_MB} MB: free some, and start again.`,
      );
    say(
      adds
        ? "Installing what tests and checks need too …"
        : "Installing the packages; the first time takes half a minute …",
    );
    const dev = set === "everything" || hasDevelopmentPackages() ? "--include=dev" : "--omit=dev";
    // `dev` is explicit because NODE_ENV=production would omit those packages. `npm install` keeps the installed ones.
    const { code, said } = await npm(adds ? ["install", "--no-save", dev] : ["ci", dev], {
      signal,
      onStarted: (pid) => record.update({ children: [{ name: "npm", ...identify(pid) }] }),
    });
    if (code !== 0) throw new Error(whyNot(said));
    if (!isInstalled(set))
      throw new Error(
        `The packages were installed, but ${pinnedNode} does not run here: delete node_modules, and start again on a machine with glibc.`,
      );
    // The headers (67 MB) serve only to compile addons, which this project does not do.
    rmSync(join(root, "node_modules", nodePackage, "include"), { recursive: true, force: true });
    say(`Packages installed in ${seconds()} s.`);
  } finally {
    clearInterval(progress);
    record.release();
  }
}
