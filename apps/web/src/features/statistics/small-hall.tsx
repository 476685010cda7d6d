import { hallPlan, STAGE } from "@podium/shared/hall-plan";
import { memo } from "react";
import type { SeatMark } from "./chart-marks.ts";

const looks: Record<SeatMark | "free", string> = {
  scanned: "fill-seat-scanned",
  expected: "fill-velvet",
  unpaid: "fill-brass stroke-brass-deep",
  blocked: "fill-line-strong stroke-muted",
  free: "fill-transparent stroke-line-strong",
};

const seats = [...hallPlan.seats.values()];

/** A dot per seat, filled when sold. */
export const SmallHall = memo(function SmallHall({
  marks,
  label,
}: {
  /** Missing seats are free. */
  marks: ReadonlyMap<string, SeatMark>;
  label: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${hallPlan.width} ${hallPlan.height}`}
      role="img"
      aria-label={label}
      className="w-full rounded-md bg-floor"
    >
      <rect x={STAGE.x} y={STAGE.y} width={STAGE.width} height={STAGE.height - 40} rx="12" className="fill-stage" />
      <text
        x={hallPlan.width / 2}
        y="84"
        textAnchor="middle"
        className="fill-cream font-display text-[3.2rem] font-semibold"
      >
        PODIUM
      </text>
      {hallPlan.tables.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r="27" className="fill-table" />
      ))}
      {seats.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r="15" strokeWidth="3" className={looks[marks.get(id) ?? "free"]} />
      ))}
    </svg>
  );
});

export function SmallHallLegend() {
  const entries: [mark: keyof typeof looks, word: string][] = [
    ["expected", "Betaald"],
    ["unpaid", "Nog niet betaald"],
    ["scanned", "Gescand"],
    ["blocked", "Geblokkeerd"],
    ["free", "Vrij"],
  ];
  return (
    <ul aria-label="Legende" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {entries.map(([mark, word]) => (
        <li key={mark} className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 40 40" className="size-4">
            <circle cx="20" cy="20" r="16" strokeWidth="4" className={looks[mark]} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}
