import type { ReactNode } from "react";
import { LoaderCircle } from "virtual:icons";
import { classNames } from "./class-names.ts";

interface LoadingProps {
  /** Visible without children; with children (skeletons) only for screen readers. */
  label: string;
  children?: ReactNode;
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

/** A spinner, hidden from screen readers: needs words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={classNames("size-5 shrink-0 motion-safe:animate-spin", className)} />;
}
