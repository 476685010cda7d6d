import { useId, type ReactNode } from "react";
import { ChoiceError } from "./choice-error.tsx";
import { classNames } from "./class-names.ts";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  className?: string;
}

export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  className,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={className}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "flex items-start gap-3 rounded-lg border bg-surface p-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              value === option.value ? "border-accent ring-1 ring-accent" : "border-line-strong hover:border-accent",
              option.disabled === true && "cursor-not-allowed opacity-60",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0 focus-visible:outline-none"
            />
            <span className="flex-1">
              <span className="block font-semibold">{option.label}</span>
              {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      <ChoiceError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
