import { CircleAlert } from "virtual:icons";
import { useId, type ReactNode } from "react";
import { fields } from "#messages/nl/forms.ts";
import { classNames } from "./class-names.ts";

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

interface ControlLinks {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldFrameProps {
  id?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "font-semibold"}>
        {label}
        {optional && <span className="font-normal text-muted"> {fields().optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error !== undefined || undefined,
      })}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger">
          <CircleAlert className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

export const controlStyle = classNames(
  "w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-muted",
  "hover:border-accent aria-invalid:border-danger aria-invalid:border-2",
  // CSS's :read-only also matches buttons and selects.
  "[&:is(input,textarea):read-only]:bg-surface-sunken [&:is(input,textarea):read-only]:text-muted disabled:cursor-not-allowed disabled:opacity-60",
);
