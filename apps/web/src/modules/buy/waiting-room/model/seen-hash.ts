import { readStored, writeStored } from "#platform/storage.ts";

const keyOf = (showId: number): string => `podium.seed-hash.${showId}`;

/** Stores the first hash that this tab saw before the draw: a check afterwards compares with it. */
export function rememberSeedHash(showId: number, seedHash: string): void {
  if (seenSeedHash(showId) === null) writeStored(keyOf(showId), seedHash, "session");
}

export const seenSeedHash = (showId: number): string | null => readStored(keyOf(showId), "session");
