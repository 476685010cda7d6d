/** Replaces ui/hall-plan/use-seat-view.ts, which every drawn seat calls once: records which seats are drawn. */
import type { SeatId } from "@podium/shared/halls/seat-id";
import { waitFor } from "@testing-library/react";
import { testHall } from "./hall-seats.ts";
import type { SeatView, UseSeat } from "#ui/hall-plan/seat-view.ts";

let drawn: SeatId[] = [];

export function useSeatView(useSeat: UseSeat, id: SeatId): SeatView {
  drawn.push(id);
  // oxlint-disable-next-line react/hooks
  return useSeat(id);
}

/** Returns the seats drawn since the last call, once per render. */
export function drawnSeats(): SeatId[] {
  const result = drawn;
  drawn = [];
  return result;
}

/** Returns the state that a seat is drawn in; undefined while it is not drawn. */
export function drawnState(seatId: string): string | null | undefined {
  return document.querySelector(`.hall-seat[data-seat="${seatId}"]`)?.getAttribute("data-state");
}

/** Waits until all slices are drawn, and clears the record. */
export async function whenHallIsDrawn(): Promise<void> {
  await waitFor(
    () => {
      const loading = document.querySelectorAll('.hall-seat[data-state="unknown"]').length;
      const drawnNow = document.querySelectorAll(".hall-seat").length;
      if (drawnNow < testHall.seats.length || loading > 0)
        throw new Error(`${drawnNow} are drawn, ${loading} are loading.`);
    },
    { interval: 200 },
  );
  drawnSeats();
}
