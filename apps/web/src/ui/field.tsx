import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldFrameProps {
  label: string;
  /** Help that is always there, below the label. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; undefined when nothing is. */
  error?: string | undefined;
  /** Says so behind the label; most fields are required, so the exception is marked. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** What a control needs to belong to its label, hint and error. */
export interface ControlLinks {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldFrameProps {
  id?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
}

/** Label, hint and error around one control. */
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
        {optional && <span className="font-normal text-muted"> (niet verplicht)</span>}
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
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The look of everything that one types or picks in. */
export const controlStyle = classNames(
  "w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-muted",
  "hover:border-accent aria-invalid:border-danger aria-invalid:border-2",
  // Buttons and selects are read-only to CSS, too.
  "[&:is(input,textarea):read-only]:bg-surface-sunken [&:is(input,textarea):read-only]:text-muted disabled:cursor-not-allowed disabled:opacity-60",
);
