import { readHall } from "@podium/shared/halls/hall";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useState } from "react";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallList } from "#ui/hall-plan/hall-list.tsx";
import { HallPlan } from "#ui/hall-plan/hall-plan.tsx";
import { SEAT_STATES, type SeatState } from "#ui/hall-plan/seat-view.ts";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { Part } from "./part.tsx";

const shownHall = readHall(specificationHall());
const seats = shownHall.readingOrder.flatMap((group) => group.seats.map(({ id }) => id));

const { useSeat: seatHook, show } = createSeatStore();
show(new Map(seats.map((id, index) => [id, { state: SEAT_STATES[index % SEAT_STATES.length] ?? "unknown" }])));
const proposal: ReadonlySet<SeatId> = new Set(
  shownHall.readingOrder
    .at(-1)
    ?.seats.slice(0, 1)
    .map(({ id }) => id),
);

export function HallParts() {
  const [picked, setPicked] = useState("Pick a seat.");
  const hall = {
    hall: shownHall,
    label: "Every state",
    useSeat: seatHook,
    onPick: (id: SeatId, state: SeatState) => setPicked(`${id}, ${state}`),
    price: "€ 12,00",
    highlighted: proposal,
  };
  return (
    <Part title="The hall">
      <HallLegend states={SEAT_STATES} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm" />
      <HallPlan {...hall} />
      <p role="status">{picked}</p>
      <div className="grayscale">
        <HallPlan {...hall} label="Every state, without colours" />
      </div>
      <details>
        <summary className="text-link">As a list</summary>
        <HallList {...hall} />
      </details>
    </Part>
  );
}
