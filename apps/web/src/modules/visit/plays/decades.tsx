import { plays as messagesOfPlays } from "#messages/nl/plays.ts";
import { classNames } from "#ui/class-names.ts";

interface DecadeFilterProps {
  decades: readonly Decade[];
  /** The first year of the chosen decade; null for all. */
  value: number | null;
  onChange: (value: number | null) => void;
}

export function DecadeFilter({ decades, value, onChange }: DecadeFilterProps) {
  const t = messagesOfPlays();
  const choices = [{ start: null, label: t.allYears }, ...decades];
  return (
    <div role="group" aria-label={t.choosePeriod} className="flex flex-wrap gap-2">
      {choices.map(({ start, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === start}
          onClick={() => onChange(start)}
          className={classNames(
            "min-h-11 rounded-full border px-4 font-semibold transition-colors",
            value === start
              ? "border-transparent bg-velvet text-cream"
              : "border-line-strong bg-surface hover:border-accent hover:text-accent",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface Decade {
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
