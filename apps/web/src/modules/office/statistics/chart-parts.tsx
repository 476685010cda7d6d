import type { CSSProperties } from "react";
import { max, nice, sum, ticks } from "d3-array";

/** Distinguishable in each palette, without colours, and in grey. On tiles of 8 by 8, from plain to dense. */
export const LOOKS = [
  { colour: "--color-series-1", marks: "" },
  { colour: "--color-series-2", marks: "M-2 10 10-2M-2 2 2-2M6 10 10 6" },
  { colour: "--color-series-3", marks: "M4 2.5v3M0-1.5v3M8-1.5v3M0 6.5v3M8 6.5v3" },
  { colour: "--color-series-4", marks: "M-1 4h10" },
  { colour: "--color-series-5", marks: "M4-1v10" },
  { colour: "--color-series-6", marks: "M-2 10 10-2M-2-2 10 10" },
] as const;

/** Index in `LOOKS`. */
export type Look = 0 | 1 | 2 | 3 | 4 | 5;

const TILE = 8;
const idOf = (look: number): string => `chart-look-${look}`;

/** Value of a `fill` or `stroke`. */
export const paintOf = (look: Look): string => `url(#${idOf(look)})`;

/** Defines the patterns once per page. `display: none` would hide the patterns as well in some browsers. */
export function ChartPatterns() {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        {LOOKS.map(({ colour, marks }, look) => (
          <pattern key={colour} id={idOf(look)} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <rect width={TILE} height={TILE} fill={`var(${colour})`} />
            <path d={marks} stroke="var(--color-surface)" strokeWidth="1.5" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** An area in the look of a series, which fills its parent. */
export function Painted({ look }: { look: Look }) {
  return (
    // Forced colours would replace the colours that distinguish the series.
    <svg className="block size-full forced-color-adjust-none">
      <rect width="100%" height="100%" fill={paintOf(look)} />
    </svg>
  );
}

/** The legend explains what a look stands for. */
export interface Series {
  name: string;
  look: Look;
}

export interface ChartBar {
  key: string | number;
  /** Label on the axis. */
  label: string;
  /** Title above the bar's figures. */
  title: string;
  /** One value per series. */
  values: readonly number[];
}

export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-x-3">
      {series.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-1">
          <span className="h-4 w-6">
            <Painted look={look} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface TipProps {
  title: string;
  lines: readonly string[];
  className?: string;
  style?: CSSProperties;
}

/** Describes the part under the pointer in words, without catching pointer events. */
export function Tip({ title, lines, className = "", style }: TipProps) {
  return (
    <div
      className={`pointer-events-none absolute z-10 rounded-md border border-line bg-surface px-2.5 py-1.5 ${className}`}
      style={style}
    >
      <p>{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const PARTS = 4;

interface Scale {
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

export function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** Whether a bar has a label: every bar, or every second one, and so on, so that there are `most` labels at most. */
export function isLabelled(index: number, bars: number, most: number): boolean {
  return index % Math.ceil(bars / most) === 0;
}
