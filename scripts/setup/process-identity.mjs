import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A process as it can be told apart later: a number alone is given to another process sooner or later,
 * a number together with the moment of its birth is not.
 * @typedef {{ pid: number, born: string }} Identity
 */

/**
 * What the kernel tells about a process, from the third field on; the second is its name, which may hold spaces and
 * brackets itself.
 * @param {number} pid
 */
function procStat(pid) {
  return readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
}

/** @param {number} pid @param {string} field of `ps` */
function askPs(pid, field) {
  return execFileSync("ps", ["-o", `${field}=`, "-p", String(pid)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/**
 * @param {number} pid
 * @returns {number} the process above it; 0 when there is none
 */
export function parentOf(pid) {
  try {
    return Number(process.platform === "linux" ? procStat(pid)[1] : askPs(pid, "ppid"));
  } catch {
    return 0;
  }
}

/**
 * When the process was born, in whatever unit the system uses; an empty text when there is no such process.
 * @param {number} pid
 */
export function bornOf(pid) {
  try {
    if (process.platform !== "linux") return askPs(pid, "lstart");
    const stat = procStat(pid);
    // A zombie has ended.
    return stat[0] === "Z" ? "" : (stat[19] ?? "");
  } catch {
    return "";
  }
}

/**
 * @param {number} pid
 * @returns {Identity}
 */
export function identify(pid) {
  return { pid, born: bornOf(pid) };
}

/** @param {Identity} identity */
export function isAlive(identity) {
  return identity.born !== "" && bornOf(identity.pid) === identity.born;
}

/**
 * Sends a signal to exactly that process, or to nobody when it is gone.
 * @param {Identity} identity
 * @param {NodeJS.Signals} signal
 */
function signalTo(identity, signal) {
  if (!isAlive(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

/**
 * Ends a process, politely first.
 * @param {Identity} identity
 * @param {{ first?: NodeJS.Signals, timeoutMs?: number }} [options]
 */
export async function endProcess(identity, { first = "SIGTERM", timeoutMs = 5000 } = {}) {
  signalTo(identity, first);
  const deadline = Date.now() + timeoutMs;
  while (isAlive(identity) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  signalTo(identity, "SIGKILL");
  while (isAlive(identity)) await new Promise((done) => setTimeout(done, 20));
}
