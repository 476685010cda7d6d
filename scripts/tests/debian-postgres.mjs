// PostgreSQL with the tools that the embedded one does not bring: pg_dump and pg_restore, and a server of the same
// version, because pg_dump reads no newer one. The distribution's own, or unpacked into a folder of Podium's.
import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../services/free-port.mjs";
import { hasDebianPackages, libraryPathOf, unpackDebianPackages } from "../services/debian-packages.mjs";
import { postgresAccount, runProgram } from "../services/postgres-account.mjs";
import { ServerProcess, until } from "../services/server-process.mjs";
import { cacheDir } from "../setup/paths.mjs";

// Under root PostgreSQL runs as another account, which may not be able to reach this checkout.
const cache = process.getuid?.() === 0 ? "/var/cache/podium" : cacheDir;
const unpacked = join(cache, `postgres-tools-${process.platform}-${process.arch}`);
const needed = ["initdb", "postgres", "pg_dump", "pg_restore", "pg_isready", "psql"];

/** @returns {string | undefined} the folder with all that is needed */
function present() {
  const bases = ["/usr/lib/postgresql", join(unpacked, "usr/lib/postgresql")].filter(existsSync);
  const folders = bases.flatMap((base) => readdirSync(base).map((version) => join(base, version, "bin")));
  return folders.findLast((folder) => needed.every((name) => existsSync(join(folder, name))));
}

/** @returns {Promise<string>} the folder with the programs @throws Error with a sentence that says what to do */
async function provideTools() {
  const here = present();
  if (here) return here;
  if (!hasDebianPackages())
    throw new Error("There is no pg_dump here: install PostgreSQL, so that a restore can be tested.");
  const follow = /^(lib(?!c6$|llvm)|postgresql)/;
  await unpackDebianPackages({ wanted: ["postgresql", "postgresql-client"], follow, folder: unpacked, say: () => {} });
  const fetched = present();
  if (!fetched) throw new Error("The distribution's PostgreSQL could not be unpacked: install postgresql.");
  return fetched;
}

/**
 * PostgreSQL's own benchmark, ready to run: `LD_LIBRARY_PATH` of this process is set where it needs that.
 * @returns {Promise<string | undefined>} its path; nothing where it cannot be had
 */
export async function providePgbench() {
  const tools = await provideTools().catch(() => undefined);
  if (!tools || !existsSync(join(tools, "pgbench"))) return undefined;
  libraryPath(tools);
  return join(tools, "pgbench");
}

/** @param {string} tools */
function libraryPath(tools) {
  if (!tools.startsWith(unpacked)) return;
  process.env.LD_LIBRARY_PATH = libraryPathOf(unpacked);
}

/**
 * A server whose databases can be dumped.
 * @param {string} dir where its data lives; the account that it runs as must be able to pass through its parent
 */
export async function startDumpablePostgres(dir) {
  const tools = await provideTools();
  libraryPath(tools);
  const account = postgresAccount();
  const port = await freePort();
  mkdirSync(dir, { recursive: true });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(dir, account.uid, account.gid);
  /** @param {string} name @param {string[]} args */
  const run = (name, args) => runProgram(join(tools, name), args, account);
  const cluster = join(dir, "cluster");
  await run("initdb", [
    `--pgdata=${cluster}`,
    "--auth=trust",
    "--username=podium",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ]);
  const where = ["--host=127.0.0.1", `--port=${port}`, "--username=podium"];
  const server = new ServerProcess({
    name: "PostgreSQL",
    spawn: () =>
      spawn(
        join(tools, "postgres"),
        ["-D", cluster, "-h", "127.0.0.1", "-p", String(port), "-c", "unix_socket_directories=", "-c", "fsync=off"],
        { ...account, cwd: "/", detached: true, stdio: "ignore" },
      ),
    ready: (signal) =>
      until(
        () =>
          run("pg_isready", [...where, "--dbname=postgres"]).then(
            () => true,
            () => false,
          ),
        signal,
      ),
    stopping: [{ signal: "SIGINT", patienceMs: 5000 }],
  });
  await server.start();
  const urlOf = (/** @type {string} */ database) => `postgres://podium@127.0.0.1:${port}/${database}`;
  return {
    /** @param {string} name @returns {Promise<string>} the address of a new, empty database */
    async createDatabase(name) {
      await run("psql", [...where, "--dbname=postgres", `--command=create database ${name}`]);
      return urlOf(name);
    },
    /** As docs/operations.md has it. @param {string} database @param {string} file */
    dump: (database, file) => run("pg_dump", [...where, "--format=custom", `--file=${file}`, database]),
    /** As docs/operations.md has it. @param {string} database @param {string} file */
    restore: (database, file) =>
      run("pg_restore", [...where, "--exit-on-error", "--no-owner", `--dbname=${database}`, file]),
    stop: () => server.stop(),
  };
}
