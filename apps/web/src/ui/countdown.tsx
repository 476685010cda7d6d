import type { ReactNode } from "react";
import { useServerNow } from "#platform/server-clock.ts";
import { duration } from "#messages/nl/site.ts";

interface CountdownProps {
  /** ISO 8601 or milliseconds, on the server's clock. */
  until: string | number;
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

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '14:59' from milliseconds; negative gives '00:00'. */
export function formatClock(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const minutes = Math.floor(left / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return `${pad(minutes)}:${pad(seconds)}`;
}

/** '6d 4u 12m 5s' from milliseconds, without leading zero units (specification, section 4). */
export function formatDaysLeft(milliseconds: number): string {
  const t = duration();
  const left = Math.max(0, milliseconds);
  const parts: [count: number, unit: string][] = [
    [Math.floor(left / DAY), t.days],
    [Math.floor((left % DAY) / HOUR), t.hours],
    [Math.floor((left % HOUR) / MINUTE), t.minutes],
    [Math.floor((left % MINUTE) / SECOND), t.seconds],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first === -1 ? 3 : first)
    .map(([count, unit]) => `${count}${unit}`)
    .join(" ");
}

function pad(count: number): string {
  return String(count).padStart(2, "0");
}
