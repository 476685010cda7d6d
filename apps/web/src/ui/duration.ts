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
  const left = Math.max(0, milliseconds);
  const parts: [count: number, unit: string][] = [
    [Math.floor(left / DAY), "d"],
    [Math.floor((left % DAY) / HOUR), "u"],
    [Math.floor((left % HOUR) / MINUTE), "m"],
    [Math.floor((left % MINUTE) / SECOND), "s"],
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
