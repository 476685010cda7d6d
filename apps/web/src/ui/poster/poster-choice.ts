/** The colour schemes of tokens.css (`.poster-…`). */
export const palettes = ["velvet", "paper", "night", "brass", "ink", "moss", "dusk", "plum"] as const;
export type Palette = (typeof palettes)[number];

export const grounds = ["rays", "sun", "stripes", "arches", "curtain"] as const;

/** FNV-1a hash, so that a poster looks the same at every visit. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** `salt` makes picks from the same seed independent of each other. */
export function pick<T>(choices: readonly [T, ...T[]], seed: number, salt: string): T {
  return choices[seedOf(`${salt}${seed}`) % choices.length] ?? choices[0];
}
