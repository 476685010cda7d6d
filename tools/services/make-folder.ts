import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** Moves the folder to its place. @returns false if the place is taken, which stays unchanged */
export function moveInto(place: string, folder: string): boolean {
  try {
    renameSync(folder, place);
    return true;
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return false;
  }
}

/** Renames a folder into place, as other processes may make or use it. @param works whether one in place can stay */
export async function makeFolder(
  place: string,
  make: (folder: string) => Promise<void>,
  works: () => boolean,
): Promise<void> {
  mkdirSync(dirname(place), { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(`${place}.`);
  const broken = `${folder}.broken`;
  const remove = () => {
    for (const leftover of [folder, broken]) rmSync(leftover, { recursive: true, force: true });
  };
  process.once("exit", remove);
  try {
    // Under root, another account may use the folder.
    chmodSync(folder, 0o755);
    await make(folder);
    if (moveInto(place, folder) || works()) return;
    renameSync(place, broken);
    moveInto(place, folder);
  } finally {
    remove();
    process.off("exit", remove);
  }
}
