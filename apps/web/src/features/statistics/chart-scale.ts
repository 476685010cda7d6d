/** Figures along the axes of charts. */
import { max, nice, sum, ticks } from "d3-array";
import type { ChartBar } from "./chart-parts.tsx";

const PARTS = 4;

export interface Scale {
  /** Where the axis ends. */
  top: number;
  ticks: number[];
}

/** For bars of which the parts are stacked; `whole` of things that are counted, which have no halves. */
export function scaleOf(bars: readonly ChartBar[], { whole }: { whole: boolean }): Scale {
  const longest = max(bars, ({ values }) => sum(values)) || 1;
  const [, top] = nice(0, longest, PARTS);
  const all = ticks(0, top, PARTS);
  return { top, ticks: whole ? all.filter((tick) => Number.isInteger(tick)) : all };
}

/** A share of the whole, as CSS writes it. */
export function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** Every bar has a label, or every second one, and so on, until there are at most so many. */
export function isLabelled(index: number, bars: number, most: number): boolean {
  return index % Math.ceil(bars / most) === 0;
}
