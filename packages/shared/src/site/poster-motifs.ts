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

/** Returns the FNV-1a hash of a text, so that a poster looks the same at every visit. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** In the order of `posters`: chosen motifs go first, the title decides others; all differ while there are enough. */
export function distinctMotifs(posters: ReadonlyArray<{ title: string; motif: PosterMotif | null }>): PosterMotif[] {
  const assigned = new Map<number, PosterMotif>();
  const isFree = (motif: PosterMotif): boolean => ![...assigned.values()].includes(motif);
  for (const [index, { motif }] of posters.entries()) if (motif && isFree(motif)) assigned.set(index, motif);
  return posters.map(({ title, motif }, index) => {
    const start = motif ? POSTER_MOTIFS.indexOf(motif) : seedOf(title) % POSTER_MOTIFS.length;
    const inTurn = [...POSTER_MOTIFS.slice(start), ...POSTER_MOTIFS.slice(0, start)];
    const own = assigned.get(index) ?? inTurn.find(isFree) ?? inTurn[0] ?? POSTER_MOTIFS[0];
    assigned.set(index, own);
    return own;
  });
}
