import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMemo, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { boxOfficeSeatsQuery } from "#features/box-office/api/box-office-seats.ts";
import { useShowHall } from "#features/box-office/api/show-hall.ts";
import { choiceViews, lostSeats, toggleSeat } from "./seat-choice.ts";

const NO_SEATS: readonly BoxOfficeSeat[] = [];

interface SeatChoiceOptions {
  showId: number;
  /** Where it is known. */
  hallPlanId?: number;
  /** The reservation to move; null for a new one. */
  own: number | null;
  first?: readonly SeatId[];
  most: number;
}

export type SeatChoice = ReturnType<typeof useSeatChoice>;

/** The seats that a volunteer chooses for a reservation, on the live hall. */
export function useSeatChoice({ showId, hallPlanId, own, first = [], most }: SeatChoiceOptions) {
  const query = useLiveQuery(boxOfficeSeatsQuery(showId));
  const hall = useShowHall({ showId, hallPlanId });
  const { data: seats = NO_SEATS } = query;
  const [chosen, setChosen] = useState(first);
  const views = useMemo(() => choiceViews(seats, chosen, own), [seats, chosen, own]);
  const lost = query.data ? lostSeats(seats, chosen, own) : [];
  const toggle = (seat: SeatId): readonly SeatId[] => {
    const next = toggleSeat(chosen, seat, { most, lost });
    setChosen(next);
    return next;
  };
  return { query, hall, views, chosen, lost, toggle };
}
