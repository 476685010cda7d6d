/** Motifs of a drawn poster; the web app has the drawing of each. */
export const POSTER_MOTIFS = [
  "masks",
  "spotlight",
  "key",
  "telephone",
  "candle",
  "glass",
  "moon",
  "umbrella",
  "chair",
  "house",
  "clock",
  "letter",
  "tent",
  "tree",
  "door",
  "bottle",
  "hat",
  "train",
  "ghost",
] as const;
export type PosterMotif = (typeof POSTER_MOTIFS)[number];

/** FNV-1a hash, so that a poster looks the same at every visit. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * No two have the same while there are enough. Who chose one keeps it before others, in the order in which they come.
 * @param posters those that are drawn; without a motif it is by the title @returns theirs, in the same order
 */
export function distinctMotifs(posters: ReadonlyArray<{ title: string; motif: PosterMotif | null }>): PosterMotif[] {
  const taken = new Map<number, PosterMotif>();
  const isFree = (motif: PosterMotif): boolean => ![...taken.values()].includes(motif);
  for (const [index, { motif }] of posters.entries()) if (motif && isFree(motif)) taken.set(index, motif);
  return posters.map(({ title, motif }, index) => {
    const start = motif ? POSTER_MOTIFS.indexOf(motif) : seedOf(title) % POSTER_MOTIFS.length;
    const inTurn = [...POSTER_MOTIFS.slice(start), ...POSTER_MOTIFS.slice(0, start)];
    const own = taken.get(index) ?? inTurn.find(isFree) ?? inTurn[0] ?? POSTER_MOTIFS[0];
    taken.set(index, own);
    return own;
  });
}
