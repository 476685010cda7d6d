/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** @returns a generator of numbers from 0 to below 1, the same for the same state */
export function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Seeded = ReturnType<typeof seeded>;

/** @param name names a separate stream, so that one user's actions never depend on the draws of another */
export function seeded(seed: number, name: string) {
  const next = mulberry32(hash(`${seed} ${name}`));
  /** Draws an integer; both bounds are included. */
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share: number) => next() < share,
    pick<T>(from: readonly T[]): T {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error("there is nothing to pick from");
      return picked;
    },
    shuffle<T>(all: readonly T[]): T[] {
      return all
        .map((one) => ({ one, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one);
    },
  };
}
