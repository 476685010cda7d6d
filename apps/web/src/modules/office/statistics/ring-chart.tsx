import { cumsum, sum } from "d3-array";
import { useState } from "react";
import { Legend, paintOf, type Series, Tip } from "./chart-parts.tsx";

const RADIUS = 66;
const LABEL_RADIUS = 96;
/** Gap between slices, as a share of the whole. */
const GAP = 0.009;

export interface Slice extends Series {
  value: number;
}

/** Parts of a whole, clockwise from the top. */
export function RingChart({ slices, words }: { slices: readonly Slice[]; words: (value: number) => string }) {
  const [pointed, setPointed] = useState(-1);
  const values = slices.map(({ value }) => value);
  const total = sum(values);
  const ends = cumsum(values);
  const gap = slices.length > 1 ? total * GAP : 0;
  const shown = slices[pointed];
  return (
    <div className="flex h-full flex-col">
      <div className="relative min-h-0 grow">
        <svg viewBox="-100 -100 200 200" className="size-full overflow-visible" onMouseLeave={() => setPointed(-1)}>
          {slices.map(({ name, look, value }, index) => {
            const middle = (ends[index] ?? 0) - value / 2;
            const length = Math.max(value - gap, value / 2);
            const angle = (middle / total) * 2 * Math.PI;
            return (
              <g key={name} onMouseEnter={() => setPointed(index)}>
                <circle
                  r={RADIUS}
                  fill="none"
                  stroke={paintOf(look)}
                  strokeWidth={28}
                  pathLength={total}
                  strokeDasharray={`${length} ${total - length}`}
                  // A circle begins at the right; rotating it would also rotate its pattern, unlike the legend's.
                  strokeDashoffset={length / 2 - middle + total / 4}
                  pointerEvents="stroke"
                />
                <text
                  x={LABEL_RADIUS * Math.sin(angle)}
                  y={-LABEL_RADIUS * Math.cos(angle)}
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="fill-ink text-[13px] font-semibold"
                >
                  {value}
                </text>
              </g>
            );
          })}
        </svg>
        {shown && (
          <Tip
            title={shown.name}
            lines={[words(shown.value)]}
            className="inset-0 m-auto size-fit max-w-36 text-center"
          />
        )}
      </div>
      <Legend series={slices} />
    </div>
  );
}
