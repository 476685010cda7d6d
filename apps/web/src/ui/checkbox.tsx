import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          {...input}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error !== undefined || undefined}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ml-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="ml-9 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
