const SHY = "\u00AD";
const LONG_WORD = /\p{L}{11,}/gu;
/** Sounds of a word; 'ij', adjacent vowels and 'ch' are never split. */
const SOUND = /ij|[aeiouy\u00e0-\u00ff]+|ch|[^aeiouy]/giu;
const VOWEL = /^(?:ij|[aeiouy\u00e0-\u00ff])/iu;

/** Splits words as usual in Dutch, for which not every browser has a dictionary; foreign names may go wrong. */
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
