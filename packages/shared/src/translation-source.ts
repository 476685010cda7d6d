/** Source of a translation: the Dutch words at that time (`sourceOf`). `sample`: by the release, for its sample. */
export interface TranslationSource {
  dutch: string;
  sample?: true | undefined;
}

/** A short name of what a Dutch text says, whatever its layout: two that differ have, as good as surely, others. */
export function sourceOf(dutch: string): string {
  const words = dutch
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  // Two halves of 32 bits, each an FNV-1a with a start of its own: browsers have no quick hash of more.
  let [high, low] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < words.length; index++) {
    const unit = words.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ (unit + index), 0x01000193);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

/** Whether a translation came with the sample and its Dutch is no longer that of the sample. */
export function isSampleOfOther(dutch: string, source: TranslationSource | undefined): boolean {
  return source?.sample === true && source.dutch !== sourceOf(dutch);
}
