import type { Translations } from "./messages.ts";

/** Returns translations by the names of their files, without folder and extension. */
export function byArea(files: Translations): Translations {
  return Object.fromEntries(
    Object.entries(files).map(([file, messages]) => [file.replace(/^.*\/(.*)\.tsx?$/, "$1"), messages]),
  );
}
