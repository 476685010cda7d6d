// The embedded PostgreSQL has no pg_dump and psql, and pg_dump cannot read a newer server.
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { libraryPathOf, provideFromDebian, type Say } from "./debian-packages.ts";
import { freePort } from "./ports.ts";
import { postgresAccount, runProgram } from "./postgres-account.ts";
import { spawnLogged } from "./programs.ts";
import { ServerProcess, until } from "./server-process.ts";

// Under root, PostgreSQL runs as another account, which may have no access to this checkout.
const cache = process.getuid?.() === 0 ? "/var/cache/podium" : cacheDir;
const unpacked = join(cache, `postgres-tools-${process.platform}-${process.arch}`);
const needed = ["initdb", "postgres", "pg_dump", "pg_isready", "psql"];

function findTools(): string | undefined {
  const bases = ["/usr/lib/postgresql", join(unpacked, "usr/lib/postgresql")].filter(existsSync);
  const folders = bases.flatMap((base) => readdirSync(base).map((version) => join(base, version, "bin")));
  return folders.findLast((folder) => needed.every((name) => existsSync(join(folder, name))));
}

export const providePostgresTools = (say: Say = () => undefined): Promise<string> =>
  provideFromDebian("PostgreSQL with pg_dump", findTools, {
    wanted: ["postgresql", "postgresql-client"],
    follow: /^(lib(?!c6$|llvm)|postgresql)/,
    folder: unpacked,
    say,
  });

/** Sets `LD_LIBRARY_PATH` of this process if the tools need it. */
async function toolsWithLibraries(): Promise<string> {
  const tools = await providePostgresTools();
  if (tools.startsWith(unpacked)) process.env.LD_LIBRARY_PATH = libraryPathOf(unpacked);
  return tools;
}

export async function providePgbench(): Promise<string | undefined> {
  const tools = await toolsWithLibraries().catch(() => undefined);
  const pgbench = tools && join(tools, "pgbench");
  return pgbench && existsSync(pgbench) ? pgbench : undefined;
}

/** @param dir PostgreSQL's account must be able to enter the parent folder */
export async function startDebianPostgres(dir: string) {
  const tools = await toolsWithLibraries();
  const account = postgresAccount();
  const port = await freePort();
  mkdirSync(dir, { recursive: true });
  if (account.uid !== undefined) chownSync(dir, account.uid, account.gid);
  const run = (name: string, args: string[]) => runProgram(join(tools, name), args, account);
  const cluster = join(dir, "cluster");
  const logFile = join(dir, "postgres.log");
  const kind = ["--auth=trust", "--username=podium", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await run("initdb", [`--pgdata=${cluster}`, ...kind]);
  const where = ["--host=127.0.0.1", `--port=${port}`, "--username=podium"];
  const settings = ["-h", "127.0.0.1", "-p", String(port), "-c", "unix_socket_directories=", "-c", "fsync=off"];
  const isReady = () =>
    run("pg_isready", [...where, "--dbname=postgres"]).then(
      () => true,
      () => false,
    );
  const server = new ServerProcess({
    name: "PostgreSQL",
    spawn: () => spawnLogged(logFile, join(tools, "postgres"), ["-D", cluster, ...settings], account),
    logFile,
    ready: (signal) => until(isReady, signal),
    stopping: [{ signal: "SIGINT", timeoutMs: 30_000 }],
  });
  await server.start();
  return {
    async createDatabase(name: string): Promise<string> {
      await run("psql", [...where, "--dbname=postgres", `--command=create database ${name}`]);
      return `postgres://podium@127.0.0.1:${port}/${name}`;
    },
    /** Returns statements that any client can run: no COPY, no owners, no commands of psql. */
    async dumpAsSql(database: string): Promise<string> {
      const file = join(dir, `${database}.sql`);
      const form = ["--inserts", "--rows-per-insert=1000", "--no-owner", "--no-privileges", "--no-comments"];
      await run("pg_dump", [...where, ...form, `--file=${file}`, database]);
      return readFileSync(file, "utf8").replaceAll(/^(\\.*|--.*|)\n/gm, "");
    },
    stop: () => server.stop(),
  };
}
