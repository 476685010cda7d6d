const parts: Array<() => Promise<unknown>> = [];

// A missing package would show only at its first use, so a test calls `loadAllParts`; `onFirstUse` therefore stands at
// the top of a module.
export function onFirstUse<T>(load: () => Promise<T>): () => Promise<T> {
  parts.push(load);
  return load;
}

/** Loads the packages of all modules that were imported. @returns how many there are */
export async function loadAllParts(): Promise<number> {
  await Promise.all(parts.map((load) => load()));
  return parts.length;
}
