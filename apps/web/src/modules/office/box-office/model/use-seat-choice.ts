import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { HallGroup } from "@podium/shared/halls/hall";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { useMemo, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { boxOfficeSeatsQuery, useShowHall } from "#modules/office/box-office/api/box-office.ts";
import { othersThan } from "#ui/hall-plan/areas.ts";
import { areaPools, withFreePlaces } from "./area-places.ts";
import { choiceViews, lostSeats, toggleSeat } from "./seat-choice.ts";

const NO_SEATS: readonly BoxOfficeSeat[] = [];

interface SeatChoiceOptions {
  showId: number;
  /** Undefined while unknown. */
  hallPlanId?: number;
  /** The reservation to move; null for a new one. */
  own: number | null;
  first?: readonly SeatId[];
  most: number;
  /** Whether blocked seats may be chosen too. */
  givesBlocked?: boolean;
}

export type SeatChoice = ReturnType<typeof useSeatChoice>;

const FREE: ReadonlySet<SeatState> = new Set(["available", "mine"]);
const FREE_AND_BLOCKED: ReadonlySet<SeatState> = new Set([...FREE, "blocked"]);

export function useSeatChoice({ showId, hallPlanId, own, first = [], most, givesBlocked = false }: SeatChoiceOptions) {
  const query = useLiveQuery(boxOfficeSeatsQuery(showId));
  const hall = useShowHall({ showId, hallPlanId });
  const { data: seats = NO_SEATS } = query;
  const [picked, setPicked] = useState(first);
  // A seat that is blocked after it was chosen is lost: a volunteer has just set it aside for somebody else.
  const [blocked, setBlocked] = useState<ReadonlySet<SeatId>>(new Set());
  const chosen = useMemo(
    () => (hall.data ? withFreePlaces(hall.data, seats, picked, { blocked, own }) : picked),
    [hall.data, seats, picked, blocked, own],
  );
  const views = useMemo(() => choiceViews(seats, { chosen, blocked }, own), [seats, chosen, blocked, own]);
  const lost = query.data ? lostSeats(seats, { chosen, blocked }, own) : [];
  const toggle = (seat: SeatId): readonly SeatId[] => {
    const next = toggleSeat(chosen, seat, { most, lost });
    setPicked(next);
    const isBlocked = seats.find(({ seatId }) => seatId === seat)?.status === "blocked";
    const others = [...blocked].filter((id) => id !== seat && next.includes(id));
    setBlocked(new Set(givesBlocked && isBlocked && next.includes(seat) ? [...others, seat] : others));
    return next;
  };
  const areas = {
    pools: (area: HallGroup) => areaPools(area, seats, chosen, { own, withBlocked: givesBlocked }),
    most: (area: HallGroup) => most - othersThan(area, chosen).length,
    /** @returns all chosen places */
    choose(area: HallGroup, places: readonly SeatId[]): readonly SeatId[] {
      const next = [...othersThan(area, chosen), ...places];
      setPicked(next);
      const blockedNow = new Set<string>(
        seats.filter(({ status }) => status === "blocked").map(({ seatId }) => seatId),
      );
      const given = places.filter((id) => givesBlocked && blockedNow.has(id));
      setBlocked(new Set([...othersThan(area, [...blocked]), ...given]));
      return next;
    },
  };
  return {
    query,
    hall,
    views,
    chosen,
    lost,
    toggle,
    areas,
    pickable: givesBlocked ? FREE_AND_BLOCKED : FREE,
    /** The chosen seats that are blocked now, with their reasons. */
    givenBlocked: seats.filter(({ seatId, status }) => status === "blocked" && isSeatId(seatId) && blocked.has(seatId)),
    /** Seats that the volunteer saw as blocked, for the request. */
    sentBlocked: [...blocked],
  };
}
