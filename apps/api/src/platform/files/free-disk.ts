import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/**
 * Returns the bytes that an unprivileged process may still write; for a folder that does not exist yet, those of its
 * parent.
 */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(resolve(folder));
    if (parent === resolve(folder)) throw error;
    return freeBytes(parent);
  }
}
