import { plays } from "#messages/nl/plays.ts";
import { classNames } from "#ui/class-names.ts";
import type { Decade } from "./decades.ts";

interface DecadeFilterProps {
  decades: readonly Decade[];
  /** The first year of the chosen decade; null for all. */
  value: number | null;
  onChange: (value: number | null) => void;
}

export function DecadeFilter({ decades, value, onChange }: DecadeFilterProps) {
  const t = plays();
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
