import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A pid with its start time, because the system reuses pids. @typedef {{ pid: number, born: string }} Identity */

/** Fields of /proc/<pid>/stat from the third on; the name may contain spaces and brackets. @param {number} pid */
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

/** @param {number} pid @returns {number} the pid of its parent; 0 when there is none */
export function parentOf(pid) {
  try {
    return Number(process.platform === "linux" ? procStat(pid)[1] : askPs(pid, "ppid"));
  } catch {
    return 0;
  }
}

/** Start time in a unit of the system; empty when there is no such process. @param {number} pid */
export function bornOf(pid) {
  try {
    if (process.platform !== "linux") return askPs(pid, "lstart");
    const stat = procStat(pid);
    // A zombie counts as ended.
    return stat[0] === "Z" ? "" : (stat[19] ?? "");
  } catch {
    return "";
  }
}

/** @param {number} pid @returns {Identity} */
export function identify(pid) {
  return { pid, born: bornOf(pid) };
}

/** @param {Identity} identity */
export function isAlive(identity) {
  return identity.born !== "" && bornOf(identity.pid) === identity.born;
}

/** @param {Identity} identity @param {NodeJS.Signals} signal */
function signalTo(identity, signal) {
  if (!isAlive(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch {
    // The process ended between the check and the signal.
  }
}

/** @param {Identity} identity @param {{ first?: NodeJS.Signals, timeoutMs?: number }} [options] then SIGKILL */
export async function endProcess(identity, { first = "SIGTERM", timeoutMs = 5000 } = {}) {
  signalTo(identity, first);
  const deadline = Date.now() + timeoutMs;
  while (isAlive(identity) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  signalTo(identity, "SIGKILL");
  while (isAlive(identity)) await new Promise((done) => setTimeout(done, 20));
}
