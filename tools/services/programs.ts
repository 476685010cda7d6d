import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where programs of these names would be on PATH. */
export function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Whether it can tell its version: a file of the right name may be a stub, or lack its libraries. */
export function starts(command: string, { flag = "--version", env = process.env } = {}): boolean {
  return existsSync(command) && spawnSync(command, [flag], { env, stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** Outside the terminal's process group, with its output in a file. */
export function spawnLogged(
  logFile: string,
  command: string,
  args: string[],
  { stdin = "ignore", ...options }: Omit<SpawnOptions, "stdio"> & { stdin?: "ignore" | "pipe" } = {},
): ChildProcess {
  const log = openSync(logFile, "a");
  try {
    return spawn(command, args, { cwd: "/", detached: true, ...options, stdio: [stdin, log, log] });
  } finally {
    closeSync(log);
  }
}
