import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

interface LoadingProps {
  /** Visible without children; with children (skeletons) only for screen readers. */
  label: string;
  children?: ReactNode;
  /** Padding of the visible label, instead of the default. */
  className?: string;
}

export function Loading({ label, children, className }: LoadingProps) {
  if (children === undefined) {
    return (
      <p
        role="status"
        className={classNames("flex items-center justify-center gap-3 text-muted", className ?? "py-10")}
      >
        <Spinner />
        {label}
      </p>
    );
  }
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
