/** Parts that all charts share. */
import type { CSSProperties } from "react";
import { type Look, Painted } from "./chart-looks.tsx";

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
