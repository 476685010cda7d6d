import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./loading.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  label: string;
  icon: ReactNode;
  busy?: boolean | undefined;
  tone?: "plain" | "danger" | undefined;
}

/** A button with an icon, at least 44 px wide and high. */
export function IconButton({
  label,
  icon,
  busy = false,
  tone = "plain",
  disabled,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const inert = busy || disabled === true;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (inert ? event.preventDefault() : onClick?.(event))}
      className={classNames(
        "inline-flex size-[min(2.75rem,47px)] shrink-0 items-center justify-center rounded-md transition-colors with-icon",
        "aria-disabled:cursor-not-allowed aria-disabled:opacity-45",
        tone === "danger"
          ? "text-danger hover:not-aria-disabled:bg-danger-soft"
          : "text-ink hover:not-aria-disabled:bg-accent-soft",
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
