import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./loading.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "brass";
type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  /** `primary` once per screen; `brass` for the one call on a dark stage; `quiet` within tables and bars. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-velvet text-cream shadow-card hover:not-aria-disabled:bg-velvet-deep",
  secondary:
    "border-line-strong bg-surface text-ink hover:not-aria-disabled:border-accent hover:not-aria-disabled:text-accent",
  quiet: "border-transparent text-accent hover:not-aria-disabled:bg-accent-soft",
  danger: "border-transparent bg-danger-strong text-cream hover:not-aria-disabled:brightness-90",
  brass: "border-transparent bg-brass text-stage hover:not-aria-disabled:brightness-110",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 gap-1.5 px-3 py-1 text-sm with-small-icon",
  md: "min-h-11 gap-2 px-4 py-1.5 text-base with-icon",
  lg: "min-h-13 gap-2.5 px-6 py-2 text-lg with-icon",
};

export function buttonStyle({ variant = "primary", size = "md", wide = false }: ButtonLook): string {
  return classNames(
    "inline-flex items-center justify-center rounded-md border text-center leading-tight font-semibold transition-colors select-none",
    "disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80",
    variants[variant],
    sizes[size],
    wide && "w-full",
  );
}

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Cannot be pressed while busy, but stays focused. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  icon?: ReactNode;
}

/** A button that is `disabled` stays in the tab order, so that it can be found and explained. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  icon,
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = busy || disabled === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Also stops Enter in a field from submitting, since that clicks the submit button.
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
