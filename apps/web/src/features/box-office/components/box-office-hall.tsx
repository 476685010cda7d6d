import type { SeatId } from "@podium/shared/seat-id";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallList } from "#ui/hall-plan/hall-list.tsx";
import { HallPlan } from "#ui/hall-plan/hall-plan.tsx";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import type { SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";
import { Tabs } from "#ui/tabs.tsx";

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
  const [seats] = useState(createSeatStore);
  useLayoutEffect(() => seats.show(views), [seats, views]);
  const hall = {
    useSeat: seats.useSeat,
    pickable,
    price,
    onPick: (id: SeatId, state: SeatState) => pickable.has(state) && onPick(id),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <Tabs
        className={classNames(
          "min-w-0",
          inDialog ? "lg:[&_.hall-frame]:max-h-[calc(90dvh-17rem)]!" : "lg:sticky lg:top-20",
        )}
        label="Weergave van de zaal"
        tabs={[
          { value: "plan", label: "Zaalplan", content: <HallPlan label="Plattegrond van de zaal" {...hall} /> },
          { value: "list", label: "Lijst", content: <HallList label="Lijst van de stoelen" {...hall} /> },
        ]}
      />
      <div className="flex flex-col gap-4">
        {children}
        <HallLegend states={legend} words={words} className="grid grid-cols-2 gap-1.5 text-sm lg:grid-cols-1" />
      </div>
    </div>
  );
}
