// A Debian that runs its own systemd in separate namespaces; ops/debian cannot distinguish it from a server.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { root } from "../../scripts/setup/paths.mjs";
import { makeGroup, removeGroup } from "./cgroups.ts";
import { provideBareDebian } from "./debian-bare.ts";
import { hasDebianPackages } from "./debian-packages.ts";
import { spawnLogged } from "./programs.ts";
import { lastLines, ServerProcess, until } from "./server-process.ts";

const INSIDE = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", TERM: "dumb", LC_ALL: "C.UTF-8" };

const SPACES = ["--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup", "--fork", "--kill-child"];
/** Required memory, which includes the disk: copies of the packages, the website's build, a PostgreSQL. */
const MEMORY = 6 * 2 ** 30;
/** Tries the same kinds of mounts as debian-machine.sh. */
const PROBE = `
  mount --make-rprivate / && mount -t tmpfs memory /run && cd /run && mkdir root upper work &&
  mount -t overlay -o "lowerdir=$0,upperdir=upper,workdir=work" overlay root &&
  mount -t proc proc root && mount -t sysfs sysfs root && mount -t cgroup2 cgroup2 root`;

/** @returns arguments of `sh` that run a command in the group and in separate namespaces */
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
  /** Runs a command in the machine. @returns its exit code and its output */
  run: (command: string, ...args: string[]) => Promise<{ exitCode: number; output: string }>;
  /** Starts a process of this checkout that shares only the machine's network. */
  onItsNetwork: (command: string, args: string[]) => ChildProcess;
  /** Returns the path of a file of the machine for this process. */
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
