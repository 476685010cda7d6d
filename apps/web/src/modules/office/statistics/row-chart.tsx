import { useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { type ChartBar, isLabelled, Legend, Painted, percent, scaleOf, type Series, Tip } from "./chart-parts.tsx";

const MOST_LABELS = 6;

/** Stacked bars below each other, for counts. */
export function RowChart({ bars, series }: { bars: readonly ChartBar[]; series: readonly Series[] }) {
  const [pointed, setPointed] = useState(-1);
  const { top, ticks } = scaleOf(bars, { whole: true });
  const shown = bars[pointed];
  const middle = (pointed + 0.5) / bars.length;
  const beside = (share: number) => `calc(${percent(share, 1)} + 1.25rem)`;
  return (
    <div className="flex h-full flex-col">
      <div
        className="relative mt-1 mr-3 mb-6 ml-28 grow border-b border-line-strong"
        onMouseLeave={() => setPointed(-1)}
      >
        {ticks.map((tick) => (
          <div
            key={tick}
            className={classNames("absolute inset-y-0 border-l", tick === 0 ? "border-line-strong" : "border-line")}
            style={{ left: percent(tick, top) }}
          >
            <span className="absolute top-full mt-1 -translate-x-1/2 text-muted">{tick}</span>
          </div>
        ))}
        <div className="absolute inset-0 flex flex-col">
          {bars.map(({ key, label, values }, index) => (
            <div
              key={key}
              className={classNames("relative flex flex-1 items-center", index === pointed && "bg-accent-soft/50")}
              onMouseEnter={() => setPointed(index)}
            >
              {series.map(({ name, look }, part) => (
                <div key={name} className="h-4/5 max-h-7.5 shrink-0" style={{ width: percent(values[part] ?? 0, top) }}>
                  <Painted look={look} />
                </div>
              ))}
              {isLabelled(index, bars.length, MOST_LABELS) && (
                <span className="absolute right-full w-28 pr-2 text-right leading-tight text-muted">{label}</span>
              )}
            </div>
          ))}
        </div>
        {shown && (
          <Tip
            title={shown.title}
            lines={series.map(({ name }, part) => `${name}: ${shown.values[part] ?? 0}`)}
            className="right-0 w-max max-w-[calc(100%+7rem)]"
            style={middle <= 0.5 ? { top: beside(middle) } : { bottom: beside(1 - middle) }}
          />
        )}
      </div>
      <Legend series={series} />
    </div>
  );
}
