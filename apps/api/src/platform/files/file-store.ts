import type { Readable } from "node:stream";
import { DomainError } from "#platform/http/http-errors.ts";

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
  /**
   * Deletes a folder with its files, if it exists.
   * @param names of all files that it may have, without the folder's: S3 has no folders
   */
  deleteFolder(folder: string, names: readonly string[]): Promise<void>;
}

/** Makes a call that needs the store respond 503; the log has the reason. */
export class StoreUnavailable extends DomainError {
  constructor(cause: unknown) {
    super("UNAVAILABLE");
    this.cause = cause;
  }
}
