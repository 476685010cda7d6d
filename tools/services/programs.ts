import {
  type ChildProcess,
  execFile,
  type ExecFileOptions,
  spawn,
  type SpawnOptions,
  spawnSync,
} from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { pinnedNode, projectEnv, root } from "../../scripts/setup/paths.mjs";

const stopWithParent = join(root, "tools/services/stop-with-parent.mjs");

/** Where programs of these names would be on PATH. */
export function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Whether it can tell its version: a file of the right name may be a stub, or lack its libraries. */
export function starts(command: string, { flag = "--version", env = process.env } = {}): boolean {
  return existsSync(command) && spawnSync(command, [flag], { env, stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** @returns what it printed @throws Error with what it said, unless it ended well */
export async function runToEnd(
  command: string,
  args: string[],
  { input = "", ...options }: ExecFileOptions & { input?: string } = {},
): Promise<string> {
  const running = promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024, encoding: "utf8", ...options });
  // One that ends without reading it closes the pipe.
  running.child.stdin?.on("error", () => undefined).end(input);
  try {
    return String((await running).stdout);
  } catch (error) {
    const { message, stdout } = error as Error & { stdout?: string };
    throw new Error([message, stdout].filter(Boolean).join("\n"), { cause: error });
  }
}

/** In a process group of its own, which Ctrl-C does not reach, with its output in a file. */
export function spawnLogged(
  logFile: string,
  command: string,
  args: string[],
  {
    stdin = "ignore",
    ipc = false,
    ...options
  }: Omit<SpawnOptions, "stdio"> & { stdin?: "ignore" | "pipe"; ipc?: boolean } = {},
): ChildProcess {
  return withOutput(logFile, (output) => {
    const stdio = [stdin, output, output, ...(ipc ? (["ipc"] as const) : [])];
    return spawn(command, args, { cwd: "/", detached: true, ...options, stdio });
  });
}

/** The pinned Node, which ends with this process. */
export function spawnNode(
  args: string[],
  { logFile, cwd = root, env }: { logFile?: string | undefined; cwd?: string; env: NodeJS.ProcessEnv },
): ChildProcess {
  return withOutput(logFile, (output) =>
    spawn(pinnedNode, ["--import", stopWithParent, ...args], {
      cwd,
      env: { ...projectEnv(), ...env },
      detached: true,
      stdio: ["ignore", output, output, "ipc"],
    }),
  );
}

function withOutput(logFile: string | undefined, start: (output: number | "inherit") => ChildProcess): ChildProcess {
  if (logFile === undefined) return start("inherit");
  const log = openSync(logFile, "a");
  try {
    return start(log);
  } finally {
    closeSync(log);
  }
}
