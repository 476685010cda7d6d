import type { Show } from "@podium/shared/contracts/shows";
import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import type { FreeSeats } from "@podium/shared/halls/seat-picks";
import { isAreaPlace } from "@podium/shared/halls/seat-names";
import { useEffect, useRef, useState } from "react";
import { seatPicker } from "#messages/nl/tickets.ts";
import { tokenAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { partsOf } from "#ui/hall-plan/areas.ts";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { isLarge } from "#ui/hall-plan/detail.ts";
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
  const [heldInstead, setHeldInstead] = useState<ReadonlySet<SeatId> | null>(null);
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
        : proposer.hasUsualSeats(hall, free)
          ? proposer.proposeSeats(hall, free, party.count)
          : placesOfRoomiest(hall, free, party.count),
    );
    watched.current = found.size > 0 ? { party, seats: found } : null;
    setSeats(watched.current?.seats ?? null);
    setFailure(found.size > 0 ? null : { ...party, noWheelchairPlace: !hasWheelchairPlace(hall, free) });
  };
  const dismiss = (): void => {
    latest.current += 1;
    watched.current = null;
    setSeats(null);
    setFailure(null);
    setHeldInstead(null);
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
    /** Seats in the cart in place of the accepted ones, which somebody else had by then */
    heldInstead,
    propose: (party: Party): void => void propose(party),
    accept: (): void => {
      const party = watched.current?.party;
      const places = [...(seats ?? [])].flatMap((seatId) => hall?.seat(seatId) ?? []);
      dismiss();
      const oneByOne = () => addPlaces(show, places);
      const mayHold = store.get(tokenAtom) !== null && !places.some(isAreaPlace);
      if (!party || !mayHold) return void oneByOne();
      void import("./best-seats.actions.ts").then(async ({ holdBestSeats }) => {
        const others = await holdBestSeats(show.id, party, places);
        if (others === null) void oneByOne();
        else if (others.length > 0) setHeldInstead(new Set(others.flatMap((id) => hall?.seat(id)?.id ?? [])));
      }, oneByOne);
    },
    dismiss,
  };
}

function hasWheelchairPlace(hall: Hall, free: FreeSeats): boolean {
  return hall.seats.some(({ id, kind }) => kind === "wheelchair" && free.has(id));
}

/** Places of the area that has most room; none when no area has enough. */
export function placesOfRoomiest(hall: Hall, free: FreeSeats, count: number): SeatId[] {
  const left = partsOf(hall).areas.map(({ seats }) => seats.map(({ id }) => id).filter((id) => free.has(id)));
  const [most = []] = left.toSorted((a, b) => b.length - a.length);
  return most.length < count ? [] : most.slice(-count);
}

/** Does beforehand, while the browser has nothing to do, what the first proposal of a large hall would wait for. */
export function usePreparedProposals(hall: Hall): void {
  useEffect(() => {
    if (!isLarge(hall) || typeof requestIdleCallback !== "function") return undefined;
    const stop = new AbortController();
    void loadProposer().then((proposer) => {
      if (!proposer) return;
      const steps = proposer.prepareProposals(hall);
      const go = (deadline: IdleDeadline): void => {
        while (!stop.signal.aborted && deadline.timeRemaining() > 2) if (steps.next().done !== false) return;
        if (!stop.signal.aborted) requestIdleCallback(go);
      };
      requestIdleCallback(go);
    });
    return () => stop.abort();
  }, [hall]);
}

/** Returns undefined when the module could not be loaded. */
async function loadProposer() {
  try {
    const [{ prepareProposals, proposeSeats }, { proposeWithWheelchair }, { hasUsualSeats }] = await Promise.all([
      import("@podium/shared/halls/propose-seats"),
      import("@podium/shared/halls/propose-with-wheelchair"),
      import("@podium/shared/halls/usual-seats"),
    ]);
    return { hasUsualSeats, prepareProposals, proposeSeats, proposeWithWheelchair };
  } catch {
    return undefined;
  }
}
