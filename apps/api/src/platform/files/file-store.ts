import type { Readable } from "node:stream";
import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "#platform/process/domain-error.ts";

export interface StoredFile {
  bytes: number;
  content: Readable;
}

/** Files that all processes share. A name has a folder and a file: "12/original". */
export interface FileStore {
  /** Stores all of the file or nothing, on the disk when it resolves; replaces a file with the same name. */
  put(name: string, content: Buffer): Promise<void>;
  /** Returns null when there is no file. Its `content` must be read or destroyed. */
  get(name: string): Promise<StoredFile | null>;
  /** @param names all files that it may have, without the folder's: S3 has no folders */
  deleteFolder(folder: string, names: readonly string[]): Promise<void>;
}

/** Makes a call that needs the store respond 503; the log has the reason. */
export class StoreUnavailable extends DomainError {
  constructor(cause: unknown) {
    super("UNAVAILABLE");
    this.cause = cause;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Stores the folder's entries on the disk, so that a renamed file survives a crash. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}

async function write(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const partial = `${path}.${randomBytes(4).toString("hex")}.partial`;
  try {
    {
      await using handle = await open(partial, "wx", 0o640);
      await handle.writeFile(content);
      await handle.sync();
    }
    await rename(partial, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function read(path: string): Promise<StoredFile | null> {
  const handle = await open(path, "r").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (!handle) return null;
  const { size } = await handle.stat();
  return { bytes: size, content: handle.createReadStream() };
}

export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name);

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  return {
    put: (name, content) => attempt(() => write(pathOf(name), content)),

    get: (name) => attempt(() => read(pathOf(name))),

    // Also deletes a partial file of a killed process.
    deleteFolder: (name) => attempt(() => rm(pathOf(name), { recursive: true, force: true })),
  };
}
