import pg from "pg";
import { StoreUnavailable } from "#platform/files/file-store.ts";
import { DamagedBackup } from "./backup-file.ts";

/** A refused restore, which changed nothing; its message is for the administrator who restores. */
export class RestoreRefused extends Error {}

const OF_THE_DISK: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: "this user may not read or write there",
  EPERM: "this user may not read or write there",
  EROFS: "that disk is read-only",
  ENOENT: "there is no such file",
  EEXIST: "there is such a file already: choose another name",
  EISDIR: "that is a folder",
  EIO: "the disk is broken",
};
const AWAY = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "EPIPE"]);
const NOT_SERVING = /^(57P|08|53)/;
const REFUSED: Record<string, string> = {
  "28P01": "The database refuses the password of DATABASE_URL or DATABASE_OWNER_URL.",
  "28000": "The database refuses the user of DATABASE_URL or DATABASE_OWNER_URL.",
  "3D000": "There is no database of the name in DATABASE_URL or DATABASE_OWNER_URL: create it first.",
  "42501": "This user of the database may not do that: a restore needs the owner, in DATABASE_OWNER_URL.",
};

/** Leaves out contents of the database and of its address. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DamagedBackup || error instanceof RestoreRefused) return error.message;
  if (error instanceof pg.DatabaseError) {
    const { code = "" } = error;
    if (NOT_SERVING.test(code)) return "The database stopped serving: try again once it runs.";
    return REFUSED[code] ?? `The database refused it (${code}${error.table ? `, table ${error.table}` : ""}).`;
  }
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StoreUnavailable) return `The store of pictures cannot be used: ${sentenceOf(error.cause)}`;
  const code = "code" in error ? String(error.code) : "";
  if (AWAY.has(code) || /connection (terminated|timeout)|timeout expired/i.test(error.message))
    return "The database cannot be reached: check that it runs, and DATABASE_URL.";
  const disk = OF_THE_DISK[code];
  return disk ? `${"path" in error ? String(error.path) : "The file"}: ${disk}.` : error.message;
}
