import { useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { type ChartBar, isLabelled, Legend, Painted, percent, scaleOf, type Series, Tip } from "./chart-parts.tsx";

const MOST_LABELS = 5;

interface ColumnChartProps {
  bars: readonly ChartBar[];
  series: readonly Series[];
  axis: (figure: number) => string;
  words: (figure: number) => string;
  /** For counts, which have no halves. */
  whole?: boolean;
}

/** Stacked bars beside each other, for example along time. */
export function ColumnChart({ bars, series, axis, words, whole = false }: ColumnChartProps) {
  const [pointed, setPointed] = useState(-1);
  const { top, ticks } = scaleOf(bars, { whole });
  const shown = bars[pointed];
  const middle = (pointed + 0.5) / bars.length;
  const beside = (share: number) => `calc(${percent(share, 1)} + 1.75rem)`;
  return (
    <div className="flex h-full flex-col">
      <div
        className="relative mt-2 mr-2 mb-6 ml-16 grow border-l border-line-strong"
        onMouseLeave={() => setPointed(-1)}
      >
        {ticks.map((tick) => (
          <div
            key={tick}
            className={classNames("absolute inset-x-0 border-b", tick === 0 ? "border-line-strong" : "border-line")}
            style={{ bottom: percent(tick, top) }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap text-muted">{axis(tick)}</span>
          </div>
        ))}
        <div className="absolute inset-0 flex">
          {bars.map(({ key, label, values }, index) => (
            <div
              key={key}
              className={classNames(
                "relative flex flex-1 flex-col-reverse items-center",
                index === pointed && "bg-accent-soft/50",
              )}
              onMouseEnter={() => setPointed(index)}
            >
              {series.map(({ name, look }, part) => (
                <div key={name} className="w-4/5 max-w-12 shrink-0" style={{ height: percent(values[part] ?? 0, top) }}>
                  <Painted look={look} />
                </div>
              ))}
              {isLabelled(index, bars.length, MOST_LABELS) && (
                <span className="absolute top-full left-1/2 mt-1 -translate-x-1/2 whitespace-nowrap text-muted">
                  {label}
                </span>
              )}
            </div>
          ))}
        </div>
        {shown && (
          <Tip
            title={shown.title}
            lines={series.map(({ name }, part) => `${name}: ${words(shown.values[part] ?? 0)}`)}
            className="top-2"
            style={middle <= 0.5 ? { left: beside(middle) } : { right: beside(1 - middle) }}
          />
        )}
      </div>
      <Legend series={series} />
    </div>
  );
}
