import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { endProcess, identify, isAlive } from "./process-identity.mjs";

/**
 * Record of the running processes, on disk: a second start sees them, and a start after a crash ends the leftovers.
 * @typedef {import("./process-identity.mjs").Identity} Identity
 * @typedef {Identity & { name: string, stopSignal?: NodeJS.Signals }} Child
 * @typedef {{ owner: Identity, url?: string, children: Child[] }} Run
 * @typedef {{ record: RunRecord, leftovers: Child[], interrupted: boolean }} Claimed `interrupted`: its last owner died
 */

/** @param {string} file @returns {Run | undefined} */
function read(file) {
  try {
    return /** @type {Run} */ (JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** @param {string} file @returns {{ running: Run } | Claimed} `running` when its owner is alive */
export function claim(file) {
  mkdirSync(dirname(file), { recursive: true });
  /** @type {Run} */
  const run = { owner: identify(process.pid), children: [] };
  const own = `${file}.${process.pid}`;
  let interrupted = false;
  try {
    for (;;) {
      // The record includes the leftovers, because this process may be killed before it has ended them.
      writeFileSync(own, JSON.stringify(run), { mode: 0o600 });
      try {
        linkSync(own, file);
        return { record: new RunRecord(file, run), leftovers: run.children, interrupted };
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
      }
      const before = read(file);
      if (before && isAlive(before.owner)) return { running: before };
      interrupted = true;
      run.children = before?.children.filter(isAlive) ?? run.children;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

class RunRecord {
  /** @param {string} file @param {Run} run */
  constructor(file, run) {
    this.file = file;
    this.run = run;
  }

  /** @param {Partial<Pick<Run, "url" | "children">>} change */
  update(change) {
    Object.assign(this.run, change);
    writeFileSync(`${this.file}.new`, JSON.stringify(this.run), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }

  release() {
    rmSync(this.file, { force: true });
  }
}

/** Ends the processes that a crashed start left behind, last started first. @param {Child[]} children */
export async function endLeftovers(children) {
  for (const child of children.toReversed()) await endProcess(child, { first: child.stopSignal ?? "SIGTERM" });
}
