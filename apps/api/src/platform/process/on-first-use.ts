const parts: Array<() => Promise<unknown>> = [];

/**
 * Delays the import of a large package, which most processes never need, until its first use. A missing package would
 * show only at that moment, so a test calls `loadAllParts`.
 * @param load only the import, at the top of a module: `onFirstUse(() => import("nodemailer"))`
 */
export function onFirstUse<T>(load: () => Promise<T>): () => Promise<T> {
  parts.push(load);
  return load;
}

/** Loads the packages of all modules that were imported. @returns how many there are */
export async function loadAllParts(): Promise<number> {
  await Promise.all(parts.map((load) => load()));
  return parts.length;
}
