/** The Dutch words that were translated (`sourceOf`). `sample`: the translation belongs to the release's sample. */
export interface TranslationSource {
  dutch: string;
  sample?: true | undefined;
}

/** Returns a hash of a Dutch text without its layout; different texts almost certainly have different hashes. */
export function sourceOf(dutch: string): string {
  const words = dutch
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  // Two FNV-1a hashes of 32 bits with different starts, because browsers have no fast longer hash.
  let [high, low] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < words.length; index++) {
    const unit = words.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ (unit + index), 0x01000193);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

/** Whether the translation belongs to the sample, but the Dutch text was changed. */
export function isSampleOfOther(dutch: string, source: TranslationSource | undefined): boolean {
  return source?.sample === true && source.dutch !== sourceOf(dutch);
}
