import type { Readable } from "node:stream";
import { DomainError } from "./http-errors.ts";

export interface StoredFile {
  bytes: number;
  content: Readable;
}

/** Files that are the same for all processes. A name is that of a folder and one of its own: "12/original". */
export interface FileStore {
  /** All of it or nothing, and on the disk when it resolves; replaces what has that name. */
  put(name: string, content: Buffer): Promise<void>;
  /** Null: there is none. Its `content` must be read or destroyed. */
  get(name: string): Promise<StoredFile | null>;
  /**
   * With all that is in it; does nothing when it is not there.
   * @param names of all that may be in it, without the folder's: S3 has no folders
   */
  deleteFolder(folder: string, names: readonly string[]): Promise<void>;
}

/** A call that needs the store responds 503; the log says why. */
export class StoreUnavailable extends DomainError {
  constructor(cause: unknown) {
    super("UNAVAILABLE");
    this.cause = cause;
  }
}
