const SHY = "\u00AD";
/** Shorter words fit. */
const LONG_WORD = /\p{L}{11,}/gu;
/** 'ij' and doubled vowels are one sound, 'ch' is never split. */
const SOUND = /ij|[aeiouy\u00e0-\u00ff]+|ch|[^aeiouy]/giu;
const VOWEL = /^(?:ij|[aeiouy\u00e0-\u00ff])/iu;

/**
 * A name with soft hyphens in its long words, for headings on narrow screens: not every browser has a Dutch dictionary.
 * Splits as Dutch mostly does, before one consonant and within several; a name of another tongue may be split amiss.
 */
export function withSoftHyphens(name: string): string {
  return name.replaceAll(LONG_WORD, (word) => hyphenate(word));
}

function hyphenate(word: string): string {
  const sounds = word.match(SOUND) ?? [word];
  const isVowel = sounds.map((sound) => VOWEL.test(sound));
  const vowels = isVowel.flatMap((vowel, index) => (vowel ? [index] : []));
  const breaks = new Set<number>();
  for (const [index, from] of vowels.slice(0, -1).entries()) {
    const consonants = (vowels[index + 1] ?? from) - from - 1;
    if (consonants > 0) breaks.add(from + 1 + Math.floor(consonants / 2));
  }
  return sounds.map((sound, index) => (breaks.has(index) ? SHY + sound : sound)).join("");
}
