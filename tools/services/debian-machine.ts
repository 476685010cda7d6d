import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { freemem } from "node:os";
import { execa } from "execa";
import { bornOf } from "../../scripts/setup/process-identity.mjs";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import { hasDebianPackages, provideFromDebian, type Say } from "./debian-packages.ts";
import { makeFolder } from "./make-folder.ts";
import { onPath, spawnLogged, starts } from "./programs.ts";
import { lastLines, ServerProcess, until } from "./server-process.ts";

/** @throws Error if there are no control groups, or none that this process may change */
function makeGroup(): string {
  const all = /^\S+ (\S+) cgroup2 /m.exec(readFileSync("/proc/self/mounts", "utf8"))?.[1];
  if (all === undefined) throw new Error("There are no control groups here.");
  // Removes groups of ended test workers, which Ctrl-C kills without a cleanup.
  for (const name of readdirSync(all)) {
    const maker = /^podium-(\d+)-/.exec(name)?.[1];
    if (maker !== undefined && bornOf(Number(maker)) === "") removeGroup(join(all, name));
  }
  const group = join(all, `podium-${process.pid}-${randomUUID()}`);
  mkdirSync(group);
  return group;
}

/** Removes a group, child groups first, as the kernel requires. @returns false while the group has processes */
function removeGroup(group: string): boolean {
  try {
    for (const entry of readdirSync(group, { withFileTypes: true }))
      if (entry.isDirectory()) removeGroup(join(group, entry.name));
    rmdirSync(group);
    return true;
  } catch {
    return !existsSync(group);
  }
}

const runProgram = execa({ timeout: 1_200_000, stdin: "ignore", all: true });
const BUNDLE = "/etc/ssl/certs/ca-certificates.crt";
const SOURCES = ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"];

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Returns a folder name that depends on what determines the content: the packages and the script's fetching part. */
function nameOfBare(): string {
  const fetches = /^packages\(\)[^]*?^# From the builder/m.exec(read("ops/debian/install.sh"))?.[0];
  if (!fetches) throw new Error("ops/debian/install.sh has no function packages().");
  const { packageManager } = JSON.parse(read("package.json")) as { packageManager: string };
  const content = [packageManager, read("package-lock.json"), fetches].join("\n");
  return `debian-bare-${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
}

async function provideMmdebstrap(say: Say): Promise<string> {
  const folder = join(cacheDir, "mmdebstrap");
  const find = () => [...onPath("mmdebstrap"), join(folder, "usr/bin/mmdebstrap")].find((file) => starts(file));
  return provideFromDebian("mmdebstrap", find, { wanted: ["mmdebstrap"], follow: /^$/, folder, say });
}

async function registrySettings(): Promise<Record<string, string>> {
  const { stdout: registry } = await runProgram("npm", ["config", "get", "registry", "--loglevel=error"]);
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name));
  return {
    ...(Object.fromEntries(proxies) as Record<string, string>),
    npm_config_registry: registry.trim(),
    ...(existsSync(BUNDLE) && { NODE_EXTRA_CA_CERTS: BUNDLE, npm_config_cafile: BUNDLE }),
  };
}

async function makeBare(folder: string, say: Say): Promise<void> {
  const codename = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "stable";
  const packages = "systemd-sysv,dbus,ca-certificates";
  const options = ["--mode=root", "--variant=minbase", `--include=${packages}`];
  await runProgram(await provideMmdebstrap(say), [...options, codename, folder, ...SOURCES.filter(existsSync)]);
  for (const file of ["/etc/resolv.conf", BUNDLE]) if (existsSync(file)) copyFileSync(file, join(folder, file));
  // Prevents apt-get from starting the installed services, because systemd is not running yet.
  const nothingStarts = join(folder, "usr/sbin/policy-rc.d");
  writeFileSync(nothingStarts, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const inside = `
    mount --make-rprivate / && mkdir -p "$1/srv/podium" && mount --bind "$2" "$1/srv/podium" &&
    mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && shift 2 &&
    exec chroot "$0" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" bash /srv/podium/ops/debian/install.sh --fetch`;
  const settings = Object.entries(await registrySettings()).map(([name, value]) => `${name}=${value}`);
  const spaces = ["--mount", "--pid", "--fork", "--kill-child"];
  await runProgram("unshare", [...spaces, "sh", "-c", inside, folder, folder, root, ...settings]);
  rmSync(nothingStarts);
}

/** @returns the folder of the Debian, which must not be changed; the first call takes minutes and needs the network */
export async function provideBareDebian(say: Say = () => undefined): Promise<string> {
  const name = nameOfBare();
  const folder = join(cacheDir, name);
  if (existsSync(folder)) return folder;
  for (const other of readdirSync(cacheDir))
    if (other.startsWith("debian-bare-")) rmSync(join(cacheDir, other), { recursive: true, force: true });
  say("Making a bare Debian in .cache to try the installation in, which takes minutes the first time …");
  await makeFolder(
    folder,
    (partial) => makeBare(partial, say),
    () => existsSync(folder),
  );
  return folder;
}

// A Debian that runs its own systemd in separate namespaces; ops/debian cannot distinguish it from a server.
// Starts from a bare one, with only systemd and the packages that ops/debian/install.sh fetches, made once and cached.

const INSIDE = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", TERM: "dumb", LC_ALL: "C.UTF-8" };

const SPACES = ["--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup", "--fork", "--kill-child"];
/** Required memory, which includes the disk: copies of the packages, the website's build, a PostgreSQL. */
const MEMORY = 6 * 2 ** 30;
/** Tries the same kinds of mounts as debian-machine.sh. */
const PROBE = `
  mount --make-rprivate / && mount -t tmpfs memory /run && cd /run && mkdir root upper work &&
  mount -t overlay -o "lowerdir=$0,upperdir=upper,workdir=work" overlay root &&
  mount -t proc proc root && mount -t sysfs sysfs root && mount -t cgroup2 cgroup2 root`;

const inGroup = (group: string, ...command: string[]): string[] => [
  "-c",
  'echo $$ > "$0/cgroup.procs" && exec setpriv --pdeathsig KILL unshare "$@"',
  group,
  ...SPACES,
  ...command,
];

function canMakeSpaces(): boolean {
  let group = "";
  try {
    group = makeGroup();
    return spawnSync("sh", inGroup(group, "sh", "-c", PROBE, root), { timeout: 30_000 }).status === 0;
  } catch {
    return false;
  } finally {
    removeGroup(group);
  }
}

/** Requires Debian and root. Tries namespaces and cgroups, because a container may not allow them even to root. */
export function canBootDebian(): boolean {
  if (!hasDebianPackages() || process.getuid?.() !== 0) return false;
  if (!/^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))) return false;
  return Math.min(freemem(), process.constrainedMemory() || Infinity) >= MEMORY && canMakeSpaces();
}

export interface Machine {
  run: (command: string, ...args: string[]) => Promise<{ exitCode: number; output: string }>;
  /** Starts a process of this checkout that shares only the machine's network. */
  onItsNetwork: (command: string, args: string[]) => ChildProcess;
  path: (file: string) => string;
  stop: () => Promise<void>;
}

/** @param folder empty; the overlays mounted there are visible only to the machine's processes */
export async function bootDebian(folder: string): Promise<Machine> {
  const bare = await provideBareDebian();
  const group = makeGroup();
  const boot = inGroup(group, "sh", join(root, "tools/services/debian-machine.sh"), bare, root, folder);
  const logFile = `${folder}.log`;
  let init = "";
  const enter = ["--all", "--target"];
  const inside = execa({ extendEnv: false, env: INSIDE, stdin: "ignore", all: true, reject: false, timeout: 900_000 });
  const run: Machine["run"] = async (command, ...args) => {
    const { exitCode = 1, all } = await inside("nsenter", [...enter, init, command, ...args]);
    return { exitCode, output: all };
  };
  let state = "";
  const isUp = async () => {
    init = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim();
    if (init === "") return false;
    state = (await run("systemctl", "is-system-running")).output.trim();
    if (state === "degraded") throw new Error((await run("systemctl", "--failed", "--no-pager")).output);
    return state === "running";
  };
  const server = new ServerProcess({
    name: "Debian",
    spawn: () => spawnLogged(logFile, "sh", boot),
    ready: (signal) => until(isUp, signal),
    // Other signals do not reach the processes in the namespaces; the end of unshare ends all of them.
    stopping: [{ signal: "SIGKILL", timeoutMs: 10_000 }],
    logFile,
  });
  const stop = async () => {
    await server.stop();
    await until(() => removeGroup(group), AbortSignal.timeout(10_000));
  };
  await server.start().catch(async (error: unknown) => {
    await stop();
    throw new Error(`Debian does not boot here: ${state} ${lastLines(logFile)}`, { cause: error });
  });
  return {
    run,
    onItsNetwork: (command, args) =>
      spawn("nsenter", ["--net", "--target", init, command, ...args], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      }),
    path: (file) => join(`/proc/${init}/root`, file),
    stop,
  };
}
