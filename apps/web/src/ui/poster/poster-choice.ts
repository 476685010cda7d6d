import { seedOf } from "@podium/shared/poster-motifs";

/** The colour schemes of tokens.css (`.poster-…`). */
export const palettes = ["velvet", "paper", "night", "brass", "ink", "moss", "dusk", "plum"] as const;
export type Palette = (typeof palettes)[number];

export const grounds = ["rays", "sun", "stripes", "arches", "curtain"] as const;

/** `salt` makes picks from the same seed independent of each other. */
export function pick<T>(choices: readonly [T, ...T[]], seed: number, salt: string): T {
  return choices[seedOf(`${salt}${seed}`) % choices.length] ?? choices[0];
}
