import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonStyle, type ButtonLook } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

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
