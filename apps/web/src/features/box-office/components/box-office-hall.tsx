import type { SeatId } from "@podium/shared/seat-id";
import { type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import type { SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";

interface BoxOfficeHallProps {
  views: ReadonlyMap<SeatId, SeatView>;
  onPick: (seat: SeatId) => void;
  /** Pass the same set each time: a new one redraws every seat. */
  pickable: ReadonlySet<SeatState>;
  legend: readonly SeatState[];
  words: Partial<Record<SeatState, string>>;
  price?: string | undefined;
  /** Fits the whole plan within a dialog's height. */
  inDialog?: boolean;
  children: ReactNode;
}

export function BoxOfficeHall({
  views,
  onPick,
  pickable,
  legend,
  words,
  price,
  inDialog = false,
  children,
}: BoxOfficeHallProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <HallViews
        className={classNames(
          "min-w-0",
          inDialog ? "lg:[&_.hall-frame]:max-h-[calc(90dvh-17rem)]!" : "lg:sticky lg:top-20",
        )}
        views={views}
        pickable={pickable}
        price={price}
        onPick={(id, state) => pickable.has(state) && onPick(id)}
      />
      <div className="flex flex-col gap-4">
        {children}
        <HallLegend states={legend} words={words} className="grid grid-cols-2 gap-1.5 text-sm lg:grid-cols-1" />
      </div>
    </div>
  );
}
