import { type ReactNode, useCallback } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { SeatMark } from "./chart-marks.ts";

const looks: Record<SeatMark | "free", string> = {
  scanned: "fill-seat-scanned",
  expected: "fill-velvet",
  unpaid: "fill-brass stroke-brass-deep",
  blocked: "fill-line-strong stroke-muted",
  free: "fill-transparent stroke-line-strong",
};

interface SmallHallProps {
  hallPlanId: number;
  /** Missing seats are free. */
  marks: ReadonlyMap<string, SeatMark>;
  label: string;
}

/** A dot per seat, filled when sold. */
export function SmallHall({ hallPlanId, marks, label }: SmallHallProps): ReactNode {
  const { data: hall, isError } = useHall(hallPlanId);
  const look = useCallback((seatId: string) => looks[marks.get(seatId) ?? "free"], [marks]);
  // The figures below it say the same.
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
            <circle cx="20" cy="20" r="16" strokeWidth="4" className={looks[mark]} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}
