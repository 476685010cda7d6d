import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { makeFolder } from "./make-folder.ts";
import { runToEnd } from "./programs.ts";

const env = { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive" };
const run = (command: string, args: string[], cwd = "/"): Promise<string> =>
  runToEnd(command, args, { env, cwd, timeout: 180_000 });

export function hasDebianPackages(): boolean {
  const tools = ["apt-get", "apt-cache", "dpkg", "dpkg-deb"];
  const exists = (name: string) => ["/usr/bin", "/bin"].some((folder) => existsSync(join(folder, name)));
  return process.platform === "linux" && tools.every(exists);
}

/** Returns options for separate lists and caches, so that neither root nor current system lists are needed. */
function privateLists(folder: string): string[] {
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

async function isInstalled(name: string): Promise<boolean> {
  const status = await run("dpkg-query", ["-W", "-f=${db:Status-Status}", name]).catch(() => "");
  return status.startsWith("installed");
}

async function withMissingLibraries(wanted: string[], follow: RegExp, options: string[]): Promise<string[]> {
  const only = ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"].map((kind) => `--no-${kind}`);
  const all = new Set(wanted);
  for (const name of all) {
    const listed = await run("apt-cache", [...options, "depends", ...only, name]);
    for (const [, dependency] of listed.matchAll(/^ [ |](?:Pre)?Depends: ([^<>\s]+)$/gm)) {
      if (dependency && follow.test(dependency) && !all.has(dependency) && !(await isInstalled(dependency)))
        all.add(dependency);
    }
  }
  return [...all];
}

export type Say = (line: string) => void;

interface Wanted {
  wanted: string[];
  /** Matches the dependencies to fetch in addition; the system has the others. */
  follow: RegExp;
  folder: string;
  say: Say;
}

async function unpack({ wanted, follow, folder, say }: Wanted): Promise<void> {
  const fetched = join(folder, "fetched");
  const fetch = async (options: string[]) => {
    const names = await withMissingLibraries(wanted, follow, options);
    rmSync(fetched, { recursive: true, force: true });
    mkdirSync(fetched, { recursive: true });
    await run("apt-get", [...options, "download", ...names], fetched);
  };
  try {
    await fetch(["-o", "APT::Sandbox::User="]);
  } catch {
    // The system's lists are missing or outdated.
    say("Downloading the distribution's package lists into .cache …");
    const options = privateLists(join(folder, "apt"));
    await run("apt-get", [...options, "update"]);
    await fetch(options);
  }
  for (const name of readdirSync(fetched)) await run("dpkg", ["-x", join(fetched, name), folder]);
  for (const name of ["fetched", "apt"]) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Installs nothing and needs no root. @param find looks on this machine and in the folder
 * @throws Error that says what to install
 */
export async function provideFromDebian<Found>(
  name: string,
  find: () => Found | undefined,
  packages: Wanted,
): Promise<Found> {
  const present = find();
  if (present) return present;
  if (!hasDebianPackages()) throw new Error(`There is no ${name} here: install it.`);
  packages.say(`No ${name} on this machine: unpacking the distribution's package …`);
  const works = () => find() !== undefined;
  await makeFolder(packages.folder, (folder) => unpack({ ...packages, folder }), works);
  const fetched = find();
  if (!fetched) throw new Error(`The distribution's ${name} does not run here: install ${packages.wanted[0]}.`);
  return fetched;
}

export function libraryPathOf(folder: string): string {
  const libraries = ["usr/lib", "lib"].map((name) => join(folder, name)).filter(existsSync);
  const paths = libraries.flatMap((library) => [library, ...readdirSync(library).map((name) => join(library, name))]);
  return [...paths, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
}
