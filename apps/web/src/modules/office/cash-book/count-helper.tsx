import { useId, useState } from "react";
import { formatEuro } from "#platform/format.ts";
import { controlStyle } from "#ui/field.tsx";
import { countedCents, NOTES_AND_COINS } from "./counted-money.ts";

interface CountHelperProps {
  /** Gets the sum as it is typed: '87,50'. */
  onCounted: (amount: string) => void;
}

/** Adds up how many of each note and coin there are. */
export function CountHelper({ onCounted }: CountHelperProps) {
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const id = useId();
  const change = (cents: number, typed: string): void => {
    const changed = { ...numbers, [cents]: typed.replaceAll(/\D/g, "").slice(0, 4) };
    setNumbers(changed);
    onCounted((countedCents(changed) / 100).toFixed(2).replace(".", ","));
  };
  return (
    <details className="rounded-md border border-line px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-accent">Tel per biljet en munt</summary>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 py-2 sm:grid-cols-3">
        {NOTES_AND_COINS.map((cents) => (
          <div key={cents} className="flex items-center justify-between gap-2">
            <label htmlFor={`${id}-${cents}`} className="whitespace-nowrap tabular-nums">
              {formatEuro(cents / 100)}
            </label>
            <input
              id={`${id}-${cents}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className={`${controlStyle} max-w-20 text-right tabular-nums`}
              value={numbers[cents] ?? ""}
              onChange={(event) => change(cents, event.target.value)}
            />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="flex justify-between border-t border-line py-2 font-semibold">
        <span>Samen geteld</span>
        <span className="tabular-nums">{formatEuro(countedCents(numbers) / 100)}</span>
      </p>
    </details>
  );
}
