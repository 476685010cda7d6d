import type { Show } from "@podium/shared/contracts/shows";
import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useEffect, useRef, useState } from "react";
import { seatPicker } from "#messages/nl/tickets.ts";
import { store } from "#platform/state.ts";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { addPlaces } from "./chosen-places.ts";
import { freeSeats } from "./seat-views.ts";

export type Proposal = ReturnType<typeof useProposal>;

export interface Party {
  readonly count: number;
  readonly wheelchair: boolean;
}

interface Failure extends Party {
  readonly noWheelchairPlace: boolean;
}

/** 'Kies voor mij': proposes the best free seats, and again when one of them is lost. */
export function useProposal(show: Pick<Show, "id" | "dateTime">, hall: Hall | undefined, seatStore: SeatStore) {
  const [seats, setSeats] = useState<ReadonlySet<SeatId> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef(0);
  /** The party and its proposed seats, until they are accepted: losing one of them triggers another proposal. */
  const watched = useRef<{ party: Party; seats: ReadonlySet<SeatId> } | null>(null);

  const propose = async (party: Party): Promise<void> => {
    latest.current += 1;
    const asked = latest.current;
    const proposer = await loadProposer();
    if (asked !== latest.current || !hall) return;
    if (!proposer) return toast.error(seatPicker().noProposer);
    const free = freeSeats(store.get(seatStore.views));
    const found = new Set(
      party.wheelchair
        ? proposer.proposeWithWheelchair(hall, free, party.count)
        : proposer.proposeSeats(hall, free, party.count),
    );
    watched.current = found.size > 0 ? { party, seats: found } : null;
    setSeats(watched.current?.seats ?? null);
    const noWheelchairPlace = !hall.seats.some(({ id, kind }) => kind === "wheelchair" && free.has(id));
    setFailure(found.size > 0 ? null : { ...party, noWheelchairPlace });
  };
  const dismiss = (): void => {
    latest.current += 1;
    watched.current = null;
    setSeats(null);
    setFailure(null);
  };

  useEffect(() => {
    if (!seats) return undefined;
    return store.sub(seatStore.views, () => {
      const now = freeSeats(store.get(seatStore.views));
      const { current } = watched;
      if (current && [...current.seats].some((seatId) => !now.has(seatId))) void propose(current.party);
    });
  });

  return {
    seats,
    failure,
    propose: (party: Party): void => void propose(party),
    accept: (): void => {
      dismiss();
      void addPlaces(
        show,
        [...(seats ?? [])].flatMap((seatId) => hall?.seat(seatId) ?? []),
      );
    },
    dismiss,
  };
}

/** Returns undefined when the module could not be loaded. */
async function loadProposer() {
  try {
    const [usual, withWheelchair] = await Promise.all([
      import("@podium/shared/halls/propose-seats"),
      import("./propose-with-wheelchair.ts"),
    ]);
    return { ...usual, ...withWheelchair };
  } catch {
    return undefined;
  }
}
