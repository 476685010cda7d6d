import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useLayoutEffect, useState } from "react";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { Tabs } from "#ui/tabs.tsx";
import { type AreaChoice, AreaChoiceDialog } from "./area-choice.tsx";
import { HallList } from "./hall-list.tsx";
import { HallPlan } from "./hall-plan.tsx";
import { createSeatStore } from "./seat-store.ts";
import type { HallProps, SeatView } from "./seat-view.ts";

interface HallViewsProps extends Pick<HallProps, "hall" | "blockWords" | "onArea" | "onPick" | "pickable" | "price"> {
  views: ReadonlyMap<SeatId, SeatView>;
  className: string;
  /** Absent, like `onArea`: areas only show their numbers. */
  areas?: AreaChoice | undefined;
}

export function HallViews({ views, className, areas, ...rest }: HallViewsProps) {
  const t = messagesOfHall();
  const [seats] = useState(createSeatStore);
  useLayoutEffect(() => seats.show(views), [seats, views]);
  const [asked, setAsked] = useState<HallGroup | null>(null);
  const hall = {
    ...rest,
    useSeat: seats.useSeat,
    useTally: seats.useTally,
    ...(areas && { onArea: (area: HallGroup) => setAsked(area) }),
  };
  const plan = (
    <Tabs
      className={className}
      label={t.view}
      tabs={[
        { value: "plan", label: t.plan, content: <HallPlan label={t.planOfHall} {...hall} /> },
        { value: "list", label: t.list, content: <HallList label={t.listOfSeats} {...hall} /> },
      ]}
    />
  );
  return (
    <>
      {plan}
      {areas && asked && <AreaChoiceDialog area={asked} choice={areas} onClose={() => setAsked(null)} />}
    </>
  );
}
