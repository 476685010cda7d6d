import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Select } from "#ui/select.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

interface NameFieldProps extends Pick<TextFieldProps, "label" | "hint" | "className" | "hideLabel" | "maxLength"> {
  value: string;
  optional?: boolean;
  onChange: (value: string) => void;
}

/** Text that is applied on blur, on Enter, and when the field is unmounted because its panel closes. */
export function NameField({ value, optional = false, onChange, ...frame }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Like `typed`, but updated at once: an unmounted field may have lost the focus just before. */
  const left = useRef<string | null>(null);
  const type = (text: string | null): void => {
    left.current = text;
    setTyped(text);
  };
  const finish = (): void => {
    const text = left.current?.trim();
    type(null);
    if (text === undefined || text === value || (text === "" && !optional)) return;
    onChange(text);
  };
  // A press on the drawing closes a panel before its field receives the blur event.
  const finishAtEnd = useEffectEvent(finish);
  useEffect(() => () => finishAtEnd(), []);
  return (
    <TextField
      {...frame}
      autoComplete="off"
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
        if (event.key === "Escape") type(null);
      }}
    />
  );
}

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

interface PlaceFieldsProps {
  x: number;
  y: number;
  step?: number;
  onChange: (part: { x: number } | { y: number }) => void;
  onDone?: () => void;
}

/** Position of an element: its left and upper side, in units of the drawing. */
export function PlaceFields({ x, y, onChange, ...field }: PlaceFieldsProps) {
  const limits = { min: -20_000, max: 20_000, ...field };
  return (
    <>
      <NumberField label="Van links" value={x} {...limits} onChange={(next) => onChange({ x: next })} />
      <NumberField label="Van voren" value={y} {...limits} onChange={(next) => onChange({ y: next })} />
    </>
  );
}

interface SizeFieldsProps {
  width: number;
  height: number;
  step?: number;
  onChange: (part: { width: number } | { height: number }) => void;
  onDone: () => void;
}

/** Size of an element on the floor: 'Diepte' is its height in the drawing. */
export function SizeFields({ width, height, onChange, ...field }: SizeFieldsProps) {
  const limits = { min: 1, max: 20_000, ...field };
  return (
    <>
      <NumberField label="Breedte" value={width} {...limits} onChange={(next) => onChange({ width: next })} />
      <NumberField label="Diepte" value={height} {...limits} onChange={(next) => onChange({ height: next })} />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      options={options}
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
