import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  className?: string;
  /** Called while typing, for each number within the limits. */
  onChange: (value: number) => void;
  /** Called when the field is left: its changes form one step of history. */
  onDone?: () => void;
}

const numbers = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 1, useGrouping: false });

/** Changes the drawing while the user types; invalid or excessive numbers change nothing, and show an error. */
export function NumberField({ value, min, max, step = 1, onChange, onDone, ...frame }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const number = Number(text.replace(",", "."));
    return text.trim() !== "" && Number.isFinite(number) && number >= min && number <= max ? number : null;
  };
  const wrong = typed !== null && read(typed) === null;
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      value={typed ?? numbers.format(value)}
      error={wrong ? `Vul een getal van ${numbers.format(min)} tot ${numbers.format(max)} in.` : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value);
        if (number !== null && number !== value) onChange(number);
      }}
      onKeyDown={(event) => {
        const by = event.key === "ArrowUp" ? step : event.key === "ArrowDown" ? -step : 0;
        if (by === 0) return;
        event.preventDefault();
        setTyped(null);
        onChange(Math.min(max, Math.max(min, value + by * (event.shiftKey ? 10 : 1))));
      }}
      onBlur={() => {
        setTyped(null);
        onDone?.();
      }}
    />
  );
}
