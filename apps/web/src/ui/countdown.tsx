import { useEffect, useRef, type ReactNode } from "react";
import { useServerNow } from "#platform/server-clock.ts";
import { formatClock } from "./duration.ts";

export interface CountdownProps {
  /** The end, ISO 8601 or milliseconds, on the server's clock. */
  until: string | number;
  /** Writes what is left, in milliseconds; minutes and seconds unless told otherwise. */
  format?: (milliseconds: number) => string;
  /** Shown once the end has come. */
  ended?: ReactNode;
  /** Runs once when the end comes (or had come already). */
  onEnd?: () => void;
  /** The class goes with what is left, as colours change towards the end. */
  className?: (milliseconds: number) => string;
}

/** Counts down once a second. It is no live region: read out, a countdown is noise; announce its last minutes elsewhere. */
export function Countdown({ until, format = formatClock, ended, onEnd, className }: CountdownProps) {
  const end = typeof until === "number" ? until : Date.parse(until);
  const left = Math.max(0, end - useServerNow());
  const over = left === 0;
  const finish = useRef(onEnd);
  useEffect(() => {
    finish.current = onEnd;
  });
  useEffect(() => {
    if (over) finish.current?.();
  }, [over]);
  return (
    <span role="timer" aria-live="off" className={`tabular-nums ${className?.(left) ?? ""}`}>
      {over && ended !== undefined ? ended : format(left)}
    </span>
  );
}
