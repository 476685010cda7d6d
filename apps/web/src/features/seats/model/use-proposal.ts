import type { SeatId } from "@podium/shared/seat-id";
import { useEffect, useRef, useState } from "react";
import { store } from "#platform/state.ts";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { addSeat } from "./cart.actions.ts";
import { freeSeats } from "./seat-views.ts";

export type Proposal = ReturnType<typeof useProposal>;

/** 'Kies voor mij': proposes the best free seats, and again when one of them is lost. */
export function useProposal(showId: number, hall: SeatStore) {
  const [seats, setSeats] = useState<ReadonlySet<SeatId> | null>(null);
  /** The number of seats for which there was no room. */
  const [failedFor, setFailedFor] = useState<number | null>(null);
  const latest = useRef(0);
  /** The proposed seats until they are accepted: losing one of them makes another proposal. */
  const watched = useRef<ReadonlySet<SeatId> | null>(null);

  const propose = async (count: number): Promise<void> => {
    latest.current += 1;
    const asked = latest.current;
    const proposer = await import("./propose-seats.ts").catch(() => undefined);
    if (asked !== latest.current) return;
    if (!proposer)
      return toast.error("Wij konden geen stoelen zoeken. Kijk uw internetverbinding na en probeer opnieuw.");
    const found = proposer.proposeSeats(freeSeats(store.get(hall.views)), count);
    watched.current = found.length > 0 ? new Set(found) : null;
    setSeats(watched.current);
    setFailedFor(found.length > 0 ? null : count);
  };
  const dismiss = (): void => {
    latest.current += 1;
    watched.current = null;
    setSeats(null);
    setFailedFor(null);
  };

  useEffect(() => {
    if (!seats) return undefined;
    return store.sub(hall.views, () => {
      const now = freeSeats(store.get(hall.views));
      const lost = [...(watched.current ?? [])].some((seatId) => !now.has(seatId));
      if (lost) void propose(seats.size);
    });
  });

  return {
    seats,
    failedFor,
    propose: (count: number): void => void propose(count),
    accept: (): void => {
      dismiss();
      for (const seatId of seats ?? []) void addSeat(showId, seatId);
    },
    dismiss,
  };
}
