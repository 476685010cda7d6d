import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "#platform/files/file-store.ts";
import { sentenceOf } from "./backup-failures.ts";
import { createBackupsService } from "./backups.service.ts";
import { withConnection } from "./connection.ts";
import { backupsToDelete, isPartial, MOST_DAYS_AT_ONCE, nameOfBackup } from "./backup-retention.ts";
import { makeBackup, type MadeBackup } from "./make-backup.ts";

const DAY_MS = 86_400_000;

/** Removes partial files of killed processes. A running process wrote to its own within the last day. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter(isPartial).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}

/** @returns a warning when it deletes none of the old backups; null: nothing to warn of */
async function prune(url: string, folder: string, made: MadeBackup): Promise<string | null> {
  // An empty database may mean that the volume was lost: the older backups may be all that is left.
  if (!made.hasShows) return null;
  const { names, lostDays } = backupsToDelete(await readdir(folder), made.takenAt);
  if (lostDays > MOST_DAYS_AT_ONCE)
    return (
      `No older backup was deleted: the backups of ${lostDays} days would go at once, as with a wrong clock. Is the clock ` +
      `right, delete by hand what may go: ${names.join(" ")}`
    );
  // Another backup, or a volunteer, may delete the same files meanwhile.
  for (const name of names) await rm(join(folder, name), { force: true });
  await withConnection(url, ({ db }) => createBackupsService({ db }).forget(names));
  return null;
}

/** Backs up into the folder and deletes its oldest backups; if only that fails, the result has a `warning`. */
export async function backUpIntoFolder(
  { url, store }: { url: string; store: FileStore },
  folder: string,
): Promise<MadeBackup> {
  await removeLeftovers(folder);
  const made = await makeBackup({ url, store, nameOf: (takenAt) => join(folder, nameOfBackup(takenAt)), counts: true });
  const notPruned = await prune(url, folder, made).catch(
    (error: unknown) => `Not every backup that is too old was deleted: ${sentenceOf(error)}`,
  );
  const warnings = [made.warning, notPruned].filter((warning) => warning !== null);
  return { ...made, warning: warnings.length > 0 ? warnings.join("\n") : null };
}
