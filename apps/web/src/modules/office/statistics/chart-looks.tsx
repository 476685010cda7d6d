/** The colour and pattern of each series: distinguishable in each palette, without colours, and in grey. */

/** Marks on a tile of 8 by 8, drawn in the colour of the surface, from plain to dense. */
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
