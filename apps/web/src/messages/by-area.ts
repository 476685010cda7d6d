import type { Translations } from "./messages.ts";

/** By the names of the files, without folder and ending. */
export function byArea(files: Translations): Translations {
  return Object.fromEntries(
    Object.entries(files).map(([file, messages]) => [file.replace(/^.*\/(.*)\.tsx?$/, "$1"), messages]),
  );
}
