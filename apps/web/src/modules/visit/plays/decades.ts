export interface Decade {
  /** 2010 means 2010 to 2019. */
  start: number;
  label: string;
}

/** Decades with a play, newest first. */
export function decadesOf(plays: readonly { year: number | null }[]): Decade[] {
  const years = plays.flatMap(({ year }) => year ?? []);
  const newest = Math.max(...years);
  const starts = [...new Set(years.map(decadeStart))].toSorted((a, b) => b - a);
  return starts.map((start) => ({ start, label: `${start}–${Math.min(start + 9, newest)}` }));
}

/** Sorts by year, newest first and unknown years last; plays of the same year keep their order. */
export function byYear<Play extends { year: number | null }>(
  plays: readonly Play[],
): [year: number | null, plays: Play[]][] {
  const years = [...new Set(plays.map(({ year }) => year))].toSorted((a, b) => (b ?? 0) - (a ?? 0));
  return years.map((year) => [year, plays.filter((play) => play.year === year)]);
}

export function decadeStart(year: number): number {
  return Math.floor(year / 10) * 10;
}
