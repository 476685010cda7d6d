import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bornOf, endProcess, identify } from "../../scripts/setup/process-identity.mjs";
import { freePort } from "./ports.ts";
import { type Account, postgresAccount, postgresPrograms, reachableFolder, runProgram } from "./postgres-account.ts";
import { spawnLogged } from "./programs.ts";
import { storedSecret } from "./secret.ts";
import { type ServerOptions, ServerProcess, startPastObstacles, until } from "./server-process.ts";

const user = "podium";
const database = "podium";

/** Tests need no durability. */
const fastSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  max_wal_size: "256MB",
};

function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Ends an orphaned server, and removes postmaster.pid: if its pid was reused, PostgreSQL would not start. */
async function clearPredecessor(cluster: string): Promise<void> {
  const pid = Number(pidFile(cluster)[0]);
  if (!pid) return;
  const isPostgres =
    bornOf(pid) !== "" &&
    (process.platform !== "linux" || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(cluster));
  if (isPostgres) await endProcess(identify(pid), { first: "SIGINT" });
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

/** Creates the cluster under a temporary name and renames it, so that an interruption leaves no partial cluster. */
async function ensureCluster(where: { folder: string; account: Account; secretFile: string; fast: boolean }) {
  const { folder, account, secretFile, fast } = where;
  const { programs, major } = postgresPrograms(account);
  const cluster = join(folder, "cluster");
  const { value: password, isNew } = storedSecret(secretFile);
  const runAlone = (dir: string, sql: string) =>
    runProgram(join(programs, "bin/postgres"), ["--single", "-F", "-D", dir, "postgres"], account, `${sql}\n`);
  if (existsSync(join(cluster, "PG_VERSION"))) {
    const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
    if (made !== major) {
      throw new Error(
        `The database in ${cluster} is of PostgreSQL ${made}, and this is PostgreSQL ${major}: back it up with the version of Podium that made it (npm run backup), move the folder away, and restore.`,
      );
    }
    if (isNew) await runAlone(cluster, `ALTER ROLE ${user} PASSWORD '${password}'`);
    return { cluster, programs, password };
  }
  const partial = join(folder, "cluster.new");
  const passwordFile = join(folder, "initdb.password");
  rmSync(partial, { recursive: true, force: true });
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
    const access = ["--auth=scram-sha-256", `--username=${user}`, `--pwfile=${passwordFile}`];
    const language = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    const args = [`--pgdata=${partial}`, ...access, ...language, ...(fast ? ["--no-sync"] : [])];
    await runProgram(join(programs, "bin/initdb"), args, account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await runAlone(partial, `CREATE DATABASE ${database}`);
  renameSync(partial, cluster);
  return { cluster, programs, password };
}

const urlOf = (password: string, port: number | string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

export function runningPostgres(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined;
  const [pid, , , port, , , , state] = pidFile(join(reachableFolder(dir, postgresAccount()), "cluster"));
  const runs = pid && port && state?.trim() === "ready" && bornOf(Number(pid)) !== "";
  return runs ? urlOf(storedSecret(`${dir}.password`).value, port.trim()) : undefined;
}

export async function startPostgres(
  options: {
    dir: string;
    /** For tests: not durable. */
    fast?: boolean;
    /** For the fault suite: records the commit time of each transaction. */
    commitTimes?: boolean;
  } & Pick<ServerOptions, "keepAlive" | "say" | "onStarted">,
): Promise<{ url: string; server: ServerProcess }> {
  const { dir, fast = false, commitTimes = false, keepAlive, say, onStarted } = options;
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
      ...(commitTimes && { track_commit_timestamp: "on" }),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const env = { ...process.env, LC_ALL: "C" };
    return spawnLogged(logFile, join(programs, "bin/postgres"), ["-D", cluster, ...args], { ...account, env });
  };
  const server: ServerProcess = new ServerProcess({
    name: "PostgreSQL",
    spawn: spawnServer,
    // Line eight of the pid file says "ready" as soon as the server accepts connections; pg_ctl reads it, too.
    ready: (signal) =>
      until(() => pidFile(cluster)[0] === String(server.pid) && pidFile(cluster)[7]?.trim() === "ready", signal),
    stopping: [
      { signal: "SIGINT", timeoutMs: 30_000 },
      { signal: "SIGQUIT", timeoutMs: 3000 },
    ],
    logFile,
    keepAlive,
    say,
    onStarted,
  });
  await startPastObstacles(server, logFile, async () => {
    port = await freePort();
  });
  return { url: urlOf(password, port), server };
}
