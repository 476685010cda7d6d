import { statfsSync } from "node:fs";
import { cacheDir, dataDirOf, root } from "./paths.mjs";

/** Free space below which neither installing nor starting can succeed. */
const FULL_MB = 50;

/** @param {string} folder @returns {number} space that this account may still use there; infinite if unknown */
export function freeMegabytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1e6);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @param {unknown} [error] @returns {string | undefined} what to do, if a disk that Podium writes to is full */
export function fullDisk(error) {
  const failedForSpace = /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === "ENOSPC";
  const folders = [root, cacheDir, dataDirOf(process.env)];
  const full = folders.find((folder) => freeMegabytes(folder) < FULL_MB) ?? (failedForSpace ? root : undefined);
  if (full === undefined) return undefined;
  return `The disk with ${full} is full (${freeMegabytes(full)} MB left): free 1 GB there, and start again.`;
}
