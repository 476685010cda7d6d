import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** @returns false when there is something in its place, which stays */
export function moveInto(place: string, folder: string): boolean {
  try {
    renameSync(folder, place);
    return true;
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return false;
  }
}

/**
 * Makes a folder that other processes may be making or using at the same moment: beside its place, and then renamed.
 *
 * @param works whether what is in its place by then serves as well; it stays
 */
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
    // Under root another account may use it.
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
