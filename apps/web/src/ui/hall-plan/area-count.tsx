import { Minus, Plus } from "virtual:icons";
import { useId, useState } from "react";
import { areaQuestion } from "#messages/nl/hall.ts";
import { IconButton } from "#ui/icon-button.tsx";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface AreaCountProps {
  label?: string;
  count: number;
  least?: number;
  most: number;
  disabled?: boolean;
  onChange: (count: number) => void;
  /** Called for Enter. */
  onConfirm: () => void;
}

/** A number of places, from `least` to `most`: typed, or one more or fewer at a time. */
export function AreaCount(props: AreaCountProps) {
  const t = areaQuestion();
  const { label = t.count, count, least = 1, most, disabled = false, onChange, onConfirm } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number): void => {
    setTyped(null);
    onChange(Math.max(least, Math.min(most, next)));
  };
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, "").slice(0, 5);
    const number = Number(digits);
    // An emptied field, or the beginning of a number, is no choice yet.
    if (digits === "" || number < least) setTyped(digits);
    else set(number);
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex w-fit items-center rounded-md border border-line-strong bg-surface">
        <IconButton
          label={t.fewer}
          icon={<Minus />}
          disabled={disabled || count <= least}
          onClick={() => set(count - 1)}
        />
        <input
          id={id}
          role="spinbutton"
          aria-valuenow={count}
          aria-valuemin={least}
          aria-valuemax={most}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          className="w-20 bg-transparent py-2 text-center text-xl font-semibold tabular-nums"
          value={typed ?? String(count)}
          onKeyDown={(event) => {
            const step = STEPS[event.key] ?? 0;
            if (event.key === "Enter") onConfirm();
            else if (step === 0) return;
            else set(count + step);
            event.preventDefault();
          }}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          label={t.more}
          icon={<Plus />}
          disabled={disabled || count >= most}
          onClick={() => set(count + 1)}
        />
      </div>
    </div>
  );
}
