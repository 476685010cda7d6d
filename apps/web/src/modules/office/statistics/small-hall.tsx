import { type ReactNode, useCallback } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { type DotLook, dotPath, HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { SeatMark } from "./chart-marks.ts";

/** Seats in the colours of the charts, each state with its own shape. */
const looks: Record<SeatMark | "free", DotLook> = {
  scanned: { className: "fill-series-3 stroke-series-3", shape: "square" },
  expected: { className: "fill-series-4 stroke-series-4" },
  unpaid: { className: "fill-series-2 stroke-series-2", shape: "ring" },
  blocked: { className: "fill-transparent stroke-ink", shape: "cross" },
  free: { className: "fill-transparent stroke-line-strong" },
};

interface SmallHallProps {
  hallPlanId: number;
  /** Seats without a mark are free. */
  marks: ReadonlyMap<string, SeatMark>;
  label: string;
}

/** A dot per seat, filled when sold. */
export function SmallHall({ hallPlanId, marks, label }: SmallHallProps): ReactNode {
  const { data: hall, isError } = useHall(hallPlanId);
  const look = useCallback((seatId: string) => looks[marks.get(seatId) ?? "free"], [marks]);
  // The figures below the hall say the same.
  if (isError) return null;
  if (!hall) return <Skeleton className="aspect-[1200/950] w-full" />;
  return <HallPicture plan={hall.plan} label={label} look={look} className="max-h-96 w-full rounded-md" />;
}

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
            <path
              d={dotPath({ x: 20, y: 20 }, 16, looks[mark].shape)}
              strokeWidth="4"
              fillRule="evenodd"
              className={looks[mark].className}
            />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}
