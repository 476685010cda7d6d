/** What a drawn poster can show; the web app has the drawing of each. */
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
