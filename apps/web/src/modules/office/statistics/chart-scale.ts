/** Figures along the axes of charts. */
import { max, nice, sum, ticks } from "d3-array";
import type { ChartBar } from "./chart-parts.tsx";

const PARTS = 4;

export interface Scale {
  /** The highest value on the axis. */
  top: number;
  ticks: number[];
}

/** Returns the scale of stacked bars; `whole` is for counts, which have no halves. */
export function scaleOf(bars: readonly ChartBar[], { whole }: { whole: boolean }): Scale {
  const longest = max(bars, ({ values }) => sum(values)) || 1;
  const [, top] = nice(0, longest, PARTS);
  const all = ticks(0, top, PARTS);
  return { top, ticks: whole ? all.filter((tick) => Number.isInteger(tick)) : all };
}

/** Returns a share of the whole as a CSS percentage. */
export function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** Whether a bar has a label: every bar, or every second one, and so on, so that there are `most` labels at most. */
export function isLabelled(index: number, bars: number, most: number): boolean {
  return index % Math.ceil(bars / most) === 0;
}
