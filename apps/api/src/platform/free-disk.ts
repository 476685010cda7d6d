import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Bytes that an unprivileged process may still write there; a folder that is yet to be made is on its parent's. */
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
