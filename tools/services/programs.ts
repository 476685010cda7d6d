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

export function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Whether the program can report its version, because a file may be a stub, or may lack its libraries. */
export function starts(command: string, { flag = "--version", env = process.env } = {}): boolean {
  return existsSync(command) && spawnSync(command, [flag], { env, stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** @returns the output @throws Error with the output if the exit code is not 0 */
export async function runToEnd(
  command: string,
  args: string[],
  { input = "", ...options }: ExecFileOptions & { input?: string } = {},
): Promise<string> {
  const running = promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024, encoding: "utf8", ...options });
  // A program that ends without reading its input closes the pipe.
  running.child.stdin?.on("error", () => undefined).end(input);
  try {
    return String((await running).stdout);
  } catch (error) {
    const { message, stdout } = error as Error & { stdout?: string };
    throw new Error([message, stdout].filter(Boolean).join("\n"), { cause: error });
  }
}

/** Starts a process with its output in a file, in a separate process group, which Ctrl-C does not reach. */
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
