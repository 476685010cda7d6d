import type { SeatId } from "@podium/shared/seat-id";
import { useState } from "react";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallList } from "#ui/hall-plan/hall-list.tsx";
import { HallPlan } from "#ui/hall-plan/hall-plan.tsx";
import { READING_ORDER } from "#ui/hall-plan/seat-keys.ts";
import { isSeatState, type SeatState, STATE_WORDS } from "#ui/hall-plan/seat-view.ts";
import { createSeatStore } from "#ui/hall-plan/seat-store.ts";
import { Part } from "./part.tsx";

const every = Object.keys(STATE_WORDS).filter(isSeatState);
const seats = READING_ORDER.flatMap((group) => group.seats.map(({ id }) => id));

const { useSeat: seatHook, show } = createSeatStore();
show(new Map(seats.map((id, index) => [id, { state: every[index % every.length] ?? "unknown" }])));
const proposal: ReadonlySet<SeatId> = new Set(seats.filter((id) => /^R1-[KU]$/.test(id)));

export function HallParts() {
  const [picked, setPicked] = useState("Pick a seat.");
  const hall = {
    label: "Every state",
    useSeat: seatHook,
    onPick: (id: SeatId, state: SeatState) => setPicked(`${id}, ${state}`),
    price: "€ 12,00",
    highlighted: proposal,
  };
  return (
    <Part title="The hall">
      <HallLegend states={every} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm" />
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
