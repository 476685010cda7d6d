const HOUR = 60;
const USUAL = [0, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR];

function words(minutes: number): string {
  if (minutes === 0) return "Bij aanvang";
  if (minutes % (24 * HOUR) === 0) {
    const days = minutes / (24 * HOUR);
    return days === 1 ? "Een dag voor aanvang" : `${days} dagen voor aanvang`;
  }
  return minutes % HOUR === 0 ? `${minutes / HOUR} uur voor aanvang` : `${minutes} minuten voor aanvang`;
}

/** @param chosen the current choice in minutes, offered even when it is not a usual one */
export function closingOptions(chosen = "0"): Array<{ value: string; label: string }> {
  const minutes = [...new Set([...USUAL, Number(chosen)])].toSorted((a, b) => a - b);
  return minutes.map((each) => ({ value: String(each), label: words(each) }));
}
