const parts: Array<() => Promise<unknown>> = [];

/**
 * For a package that is large and that most processes never need: whoever needs it first loads it, and it stays. A
 * package that is missing would show only then, so a test calls `loadAllParts`.
 *
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
