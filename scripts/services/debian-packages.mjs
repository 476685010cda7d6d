import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const env = { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive" };

/** @param {string[]} names @returns {boolean} whether all of these commands exist */
function commandsExist(names) {
  return names.every((name) => ["/usr/bin", "/bin"].some((folder) => existsSync(join(folder, name))));
}

/** @returns {boolean} whether this machine has Debian's or Ubuntu's package tools */
export function hasDebianPackages() {
  return process.platform === "linux" && commandsExist(["apt-get", "apt-cache", "dpkg", "dpkg-deb"]);
}

/**
 * apt's options for lists and caches of our own, so that neither root nor a fresh system list is needed.
 * @param {string} folder
 */
function privateLists(folder) {
  for (const name of ["lists/partial", "cache/archives/partial"]) mkdirSync(join(folder, name), { recursive: true });
  const settings = {
    "Dir::State::lists": `${folder}/lists`,
    "Dir::Cache": `${folder}/cache`,
    "APT::Sandbox::User": "",
    "Acquire::Languages": "none",
    "Acquire::Retries": "2",
    "Debug::NoLocking": "true",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
}

/** @param {string} name @returns {Promise<boolean>} */
async function isInstalled(name) {
  const { stdout } = await run("dpkg-query", ["-W", "-f=${db:Status-Status}", name], { env }).catch(() => ({
    stdout: "",
  }));
  return stdout.startsWith("installed");
}

/**
 * The wanted packages and those of their libraries that this machine does not have.
 * @param {string[]} wanted
 * @param {RegExp} follow which dependencies count; the others are the system's own
 * @param {string[]} options
 */
async function withMissingLibraries(wanted, follow, options) {
  const all = new Set(wanted);
  for (const name of all) {
    const { stdout } = await run(
      "apt-cache",
      [
        ...options,
        "depends",
        "--no-recommends",
        "--no-suggests",
        "--no-conflicts",
        "--no-breaks",
        "--no-replaces",
        "--no-enhances",
        name,
      ],
      { env },
    );
    for (const [, dependency] of stdout.matchAll(/^ [ |](?:Pre)?Depends: ([^<>\s]+)$/gm)) {
      if (dependency && follow.test(dependency) && !all.has(dependency) && !(await isInstalled(dependency)))
        all.add(dependency);
    }
  }
  return [...all];
}

/** @typedef {{ wanted: string[], follow: RegExp, folder: string, say: (line: string) => void }} Wish */

/** @param {Wish} wish */
async function unpack({ wanted, follow, folder, say }) {
  const fetched = join(folder, "fetched");
  const fetch = async (/** @type {string[]} */ options) => {
    const names = await withMissingLibraries(wanted, follow, options);
    rmSync(fetched, { recursive: true, force: true });
    mkdirSync(fetched, { recursive: true });
    await run("apt-get", [...options, "download", ...names], { cwd: fetched, env, timeout: 120_000 });
  };
  try {
    await fetch(["-o", "APT::Sandbox::User="]);
  } catch {
    // The system's package lists are missing or too old to download by.
    say("Reading the distribution's package lists into a folder of Podium's own …");
    const options = privateLists(join(folder, "apt"));
    await run("apt-get", [...options, "update"], { env, timeout: 180_000 });
    await fetch(options);
  }
  for (const name of readdirSync(fetched)) await run("dpkg", ["-x", join(fetched, name), folder], { env });
  for (const name of ["fetched", "apt"]) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Downloads packages of the distribution and unpacks them into a folder, which is there as a whole or not at all. Nothing
 * is installed, nothing needs root.
 * @param {Wish} wish what to fetch, which of its dependencies besides, and into which folder of Podium's
 * @throws Error when the distribution does not have them or they cannot be fetched
 */
export async function unpackDebianPackages({ folder, ...wish }) {
  const half = `${folder}.${process.pid}`;
  // For everybody to read: under root the programs may run as another account.
  mkdirSync(half, { recursive: true, mode: 0o755 });
  try {
    await unpack({ ...wish, folder: half });
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/**
 * Where programs that were unpacked into a folder find their libraries.
 * @param {string} folder
 * @returns {string} for LD_LIBRARY_PATH
 */
export function libraryPathOf(folder) {
  const libraries = ["usr/lib", "lib"].map((name) => join(folder, name)).filter(existsSync);
  const paths = libraries.flatMap((library) => [library, ...readdirSync(library).map((name) => join(library, name))]);
  return [...paths, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
}
