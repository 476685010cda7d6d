import type { ReactNode } from "react";
import { useServerNow } from "#platform/server-clock.ts";
import { formatClock } from "./duration.ts";

interface CountdownProps {
  /** ISO 8601 or milliseconds, on the server's clock. */
  until: string | number;
  /** Formats milliseconds; '14:59' by default. */
  format?: (milliseconds: number) => ReactNode;
  ended?: ReactNode;
  className?: (milliseconds: number) => string;
}

/** Only this component redraws, once a second. Not a live region: announce the last minutes elsewhere. */
export function Countdown({ until, format = formatClock, ended, className }: CountdownProps) {
  const end = typeof until === "number" ? until : Date.parse(until);
  const left = Math.max(0, end - useServerNow());
  return (
    <span role="timer" aria-live="off" className={`tabular-nums ${className?.(left) ?? ""}`}>
      {left === 0 && ended !== undefined ? ended : format(left)}
    </span>
  );
}
