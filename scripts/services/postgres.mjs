import { spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bornOf, endProcess, identify } from "../setup/process-identity.mjs";
import { freePort } from "./free-port.mjs";
import { postgresAccount, postgresPrograms, reachableFolder, runProgram } from "./postgres-account.mjs";
import { keptSecret } from "./secret.mjs";
import { ServerProcess, lastLines, until } from "./server-process.mjs";

const user = "podium";
const database = "podium";

/** For tests: what is written need not survive a power cut. */
const fastSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

/** @param {string} cluster @returns {string[]} postmaster.pid, line by line; empty when there is none */
function pidFile(cluster) {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/**
 * Makes way for a new server: a server that outlived its crashed parent is ended, and a postmaster.pid whose number now
 * belongs to somebody else is removed, because PostgreSQL would take that process for its predecessor.
 * @param {string} cluster
 */
async function clearPredecessor(cluster) {
  const pid = Number(pidFile(cluster)[0]);
  if (!pid) return;
  const isPostgres =
    bornOf(pid) !== "" &&
    (process.platform !== "linux" || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(cluster));
  if (isPostgres) await endProcess(identify(pid), { first: "SIGINT" });
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

/**
 * Makes the cluster and its database once. It is made beside its place and then moved, so that an interrupted making
 * leaves nothing that looks like a cluster.
 * @param {{ folder: string, account: import("./postgres-account.mjs").Account, secretFile: string, fast: boolean }} where
 * @returns {Promise<{ cluster: string, programs: string, password: string }>}
 */
async function ensureCluster({ folder, account, secretFile, fast }) {
  const { programs, major } = postgresPrograms(account);
  const cluster = join(folder, "cluster");
  const { value: password, isNew } = keptSecret(secretFile);
  /** @param {string} where @param {string} sql */
  const runAlone = (where, sql) =>
    runProgram(join(programs, "bin/postgres"), ["--single", "-F", "-D", where, "postgres"], account, `${sql}\n`);
  if (existsSync(join(cluster, "PG_VERSION"))) {
    const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
    if (made !== major) {
      throw new Error(
        `The database in ${cluster} is of PostgreSQL ${made}, and this is PostgreSQL ${major}: carry its data over with pg_dump, or move the folder away.`,
      );
    }
    if (isNew) await runAlone(cluster, `ALTER ROLE ${user} PASSWORD '${password}'`);
    return { cluster, programs, password };
  }
  const half = join(folder, "cluster.new");
  const passwordFile = join(folder, "initdb.password");
  rmSync(half, { recursive: true, force: true });
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid);
    const access = ["--auth=scram-sha-256", `--username=${user}`, `--pwfile=${passwordFile}`];
    const language = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    await runProgram(
      join(programs, "bin/initdb"),
      [`--pgdata=${half}`, ...access, ...language, ...(fast ? ["--no-sync"] : [])],
      account,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await runAlone(half, `CREATE DATABASE ${database}`);
  renameSync(half, cluster);
  return { cluster, programs, password };
}

/**
 * Starts it, past what stands in the way for a moment only: a port that somebody took since it was found free, and
 * memory that the processes of a killed predecessor still hold.
 * @param {ServerProcess} server
 * @param {string} logFile
 * @param {() => Promise<void>} takeAnotherPort
 */
async function startPastObstacles(server, logFile, takeAnotherPort) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.start();
    } catch (error) {
      const why = lastLines(logFile);
      if (attempt === 10 || !/in use/i.test(why)) throw error;
      if (/address already in use/i.test(why)) await takeAnotherPort();
      else await sleep(500);
    }
  }
}

/** @param {string} password @param {number | string} port url of a superuser, so that tests can make databases */
const urlOf = (password, port) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/**
 * The server that somebody else, `npm start`, has running in this folder.
 * @param {string} dir
 * @returns {string | undefined} its url
 */
export function runningPostgres(dir) {
  if (!existsSync(dir)) return undefined;
  const [pid, , , port, , , , state] = pidFile(join(reachableFolder(dir, postgresAccount()), "cluster"));
  const runs = pid && port && state?.trim() === "ready" && bornOf(Number(pid)) !== "";
  return runs ? urlOf(keptSecret(`${dir}.password`).value, port.trim()) : undefined;
}

/**
 * A PostgreSQL of the project's own, on a free port of loopback.
 * @param {object} options
 * @param {string} options.dir where its data, password and log live, kept across starts
 * @param {boolean} [options.fast] for tests: without the waits that make data survive a power cut
 * @param {boolean} [options.keepAlive] start it again when it dies
 * @param {(line: string) => void} [options.say]
 * @param {import("./server-process.mjs").ServerKind["onStarted"]} [options.onStarted]
 * @returns {Promise<{ url: string, server: ServerProcess }>}
 */
export async function startPostgres({ dir, fast = false, keepAlive = false, say, onStarted }) {
  const account = postgresAccount();
  const folder = reachableFolder(dir, account);
  const { cluster, programs, password } = await ensureCluster({ folder, account, secretFile: `${dir}.password`, fast });
  const logFile = `${dir}.log`;
  rmSync(logFile, { force: true });
  let port = await freePort();

  const spawnServer = async () => {
    await clearPredecessor(cluster);
    const settings = {
      listen_addresses: "127.0.0.1",
      port,
      unix_socket_directories: "",
      max_connections: 200,
      timezone: "UTC",
      jit: "off",
      ...(fast ? fastSettings : {}),
    };
    const log = openSync(logFile, "a");
    try {
      return spawn(
        join(programs, "bin/postgres"),
        ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
        {
          ...account,
          cwd: "/",
          detached: true,
          env: { ...process.env, LC_ALL: "C" },
          stdio: ["ignore", log, log],
        },
      );
    } finally {
      closeSync(log);
    }
  };
  const server = new ServerProcess({
    name: "PostgreSQL",
    spawn: spawnServer,
    // What pg_ctl looks at: the eighth line of its pid file says "ready" from the moment that it takes connections.
    ready: (signal) =>
      until(() => pidFile(cluster)[0] === String(server.pid) && pidFile(cluster)[7]?.trim() === "ready", signal),
    stopping: [
      { signal: "SIGINT", patienceMs: 10_000 },
      { signal: "SIGQUIT", patienceMs: 3000 },
    ],
    why: () => lastLines(logFile),
    keepAlive,
    ...(say ? { say } : {}),
    ...(onStarted ? { onStarted } : {}),
    patienceMs: 60_000,
  });
  await startPastObstacles(server, logFile, async () => {
    port = await freePort();
  });
  return { url: urlOf(password, port), server };
}
