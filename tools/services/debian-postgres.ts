// The embedded PostgreSQL has no pg_dump and pg_restore, and pg_dump reads no newer server.
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { cacheDir } from "../../scripts/setup/paths.mjs";
import { hasDebianPackages, libraryPathOf, unpackDebianPackages } from "./debian-packages.ts";
import { postgresAccount, runProgram } from "./postgres-account.ts";
import { spawnLogged } from "./programs.ts";
import { ServerProcess, until } from "./server-process.ts";

// Under root PostgreSQL runs as an account that may not reach this checkout.
const cache = process.getuid?.() === 0 ? "/var/cache/podium" : cacheDir;
const unpacked = join(cache, `postgres-tools-${process.platform}-${process.arch}`);
const needed = ["initdb", "postgres", "pg_dump", "pg_restore", "pg_isready", "psql"];

function findTools(): string | undefined {
  const bases = ["/usr/lib/postgresql", join(unpacked, "usr/lib/postgresql")].filter(existsSync);
  const folders = bases.flatMap((base) => readdirSync(base).map((version) => join(base, version, "bin")));
  return folders.findLast((folder) => needed.every((name) => existsSync(join(folder, name))));
}

async function provideTools(): Promise<string> {
  if (!findTools()) {
    if (!hasDebianPackages())
      throw new Error("There is no pg_dump here: install PostgreSQL, so that a restore can be tested.");
    const follow = /^(lib(?!c6$|llvm)|postgresql)/;
    const wanted = ["postgresql", "postgresql-client"];
    await unpackDebianPackages({ wanted, follow, folder: unpacked, say: () => undefined });
  }
  const tools = findTools();
  if (!tools) throw new Error("The distribution's PostgreSQL could not be unpacked: install postgresql.");
  if (tools.startsWith(unpacked)) process.env.LD_LIBRARY_PATH = libraryPathOf(unpacked);
  return tools;
}

/** Sets `LD_LIBRARY_PATH` of this process where pgbench needs it. */
export async function providePgbench(): Promise<string | undefined> {
  const tools = await provideTools().catch(() => undefined);
  const pgbench = tools && join(tools, "pgbench");
  return pgbench && existsSync(pgbench) ? pgbench : undefined;
}

/** @param dir its account must be able to enter the parent folder */
export async function startDumpablePostgres(dir: string) {
  const tools = await provideTools();
  const account = postgresAccount();
  const port = await getPort();
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
    stopping: [{ signal: "SIGINT", timeoutMs: 5000 }],
  });
  await server.start();
  return {
    async createDatabase(name: string): Promise<string> {
      await run("psql", [...where, "--dbname=postgres", `--command=create database ${name}`]);
      return `postgres://podium@127.0.0.1:${port}/${name}`;
    },
    /** As docs/operations.md has it. */
    dump: (database: string, file: string) => run("pg_dump", [...where, "--format=custom", `--file=${file}`, database]),
    /** As docs/operations.md has it. */
    restore: (database: string, file: string) =>
      run("pg_restore", [...where, "--exit-on-error", "--no-owner", `--dbname=${database}`, file]),
    stop: () => server.stop(),
  };
}
