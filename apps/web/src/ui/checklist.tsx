import { useId } from "react";
import { Checkbox } from "./checkbox.tsx";
import { ChoiceError } from "./choice-error.tsx";
import { classNames } from "./class-names.ts";

export interface ChecklistProps<Key> {
  legend: string;
  /** Whether the legend is only read aloud, because the words above the list say the same. */
  isLegendHidden?: boolean;
  hint?: string;
  choices: ReadonlyArray<{ key: Key; label: string; disabled?: boolean }>;
  chosen: readonly Key[];
  /** In the order in which they were ticked. */
  onChange: (chosen: Key[]) => void;
  error?: string | undefined;
}

export function Checklist<Key extends string | number>({
  legend,
  isLegendHidden = false,
  hint,
  choices,
  chosen,
  onChange,
  error,
}: ChecklistProps<Key>) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <fieldset data-invalid={error !== undefined || undefined} aria-describedby={described || undefined}>
      <legend className={isLegendHidden ? "sr-only" : "font-semibold"}>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {choices.map(({ key, label, disabled }) => (
        <Checkbox
          key={key}
          label={label}
          checked={chosen.includes(key)}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))}
        />
      ))}
      <ChoiceError id={errorId} error={error} />
    </fieldset>
  );
}
