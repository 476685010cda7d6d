import { statfsSync } from "node:fs";
import { cacheDir, dataDirOf, root } from "./paths.mjs";

/** Below this nothing here can go on. */
const FULL_MB = 50;

/** @param {string} folder @returns {number} of what this account may still write there; no limit where nobody knows */
export function freeMegabytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1e6);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * The cause behind most errors at once, which no error names well.
 * @param {unknown} [error]
 * @returns {string | undefined} a sentence that says what to do, when a disk that Podium writes to is full
 */
export function fullDisk(error) {
  const failedForSpace = /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === "ENOSPC";
  const folders = [root, cacheDir, dataDirOf(process.env)];
  const full = folders.find((folder) => freeMegabytes(folder) < FULL_MB) ?? (failedForSpace ? root : undefined);
  if (full === undefined) return undefined;
  return `The disk with ${full} is full (${freeMegabytes(full)} MB left): free 1 GB there, and start again.`;
}
