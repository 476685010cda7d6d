import type { SeatId } from "@podium/shared/halls/seat-id";
import { useLayoutEffect, useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { HallList } from "./hall-list.tsx";
import { HallPlan } from "./hall-plan.tsx";
import { createSeatStore } from "./seat-store.ts";
import type { HallProps, SeatView } from "./seat-view.ts";

interface HallViewsProps extends Pick<HallProps, "hall" | "blockWords" | "onPick" | "pickable" | "price"> {
  views: ReadonlyMap<SeatId, SeatView>;
  className: string;
}

/** The hall for volunteers, as a plan and as a list. */
export function HallViews({ views, className, ...rest }: HallViewsProps) {
  const [seats] = useState(createSeatStore);
  useLayoutEffect(() => seats.show(views), [seats, views]);
  const hall = { ...rest, useSeat: seats.useSeat, useTally: seats.useTally };
  return (
    <Tabs
      className={className}
      label="Weergave van de zaal"
      tabs={[
        { value: "plan", label: "Zaalplan", content: <HallPlan label="Plattegrond van de zaal" {...hall} /> },
        { value: "list", label: "Lijst", content: <HallList label="Lijst van de stoelen" {...hall} /> },
      ]}
    />
  );
}
