import { POSTER_MOTIFS, type PosterMotif, seedOf } from "@podium/shared/site/poster-motifs";

/** The colour schemes of tokens.css (`.poster-…`). */
export const palettes = ["velvet", "paper", "night", "brass", "ink", "moss", "dusk", "plum"] as const;
export type Palette = (typeof palettes)[number];

export const grounds = ["rays", "sun", "stripes", "arches", "curtain"] as const;
export type GroundKind = (typeof grounds)[number];

/** Details of a play that its poster is drawn from. */
export interface PosterSubject {
  title: string;
  /** Null: unknown. */
  year: number | null;
  /** By default the title decides the motif. */
  motif?: PosterMotif | undefined;
  palette?: Palette | undefined;
}

/** Returns the motif, palette and ground of a poster: the same at every visit. */
export function lookOf({ title, year, motif, palette }: PosterSubject) {
  const seed = seedOf(`${title} ${year ?? ""}`);
  return {
    motif: motif ?? pick(POSTER_MOTIFS, seed, "motif"),
    palette: palette ?? pick(palettes, seed, "palette"),
    ground: pick(grounds, seed, "ground"),
  };
}

/** `salt` makes picks from the same seed independent of each other. */
export function pick<T>(choices: readonly [T, ...T[]], seed: number, salt: string): T {
  return choices[seedOf(`${salt}${seed}`) % choices.length] ?? choices[0];
}
