/** What all charts share. */
import type { CSSProperties } from "react";

/** One colour of a chart: what it stands for is in the legend. */
export interface Series {
  name: string;
  fill: string;
}

export interface ChartBar {
  key: string | number;
  /** On the axis. */
  label: string;
  /** Above the bar's figures. */
  title: string;
  /** One for each series. */
  values: readonly number[];
}

/** Browsers leave out backgrounds on paper and where the system chooses the colours: these are the figures. */
export const INK = "forced-color-adjust-none [print-color-adjust:exact]";

export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-x-3">
      {series.map(({ name, fill }) => (
        <li key={name} className="flex items-center gap-1">
          <span className={`h-2.5 w-3.5 ${INK}`} style={{ background: fill }} />
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

/** What the pointer is on, in words; the pointer goes through it. */
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
