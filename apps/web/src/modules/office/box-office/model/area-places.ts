/** Choosing places of an area at the box office: by their number, because they are all alike. */
import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { type AreaPool, taken } from "#ui/hall-plan/area-choice.tsx";
import { areaWith } from "#ui/hall-plan/areas.ts";
import { type ChosenBlocked, isSelectable } from "./seat-choice.ts";

interface PoolOptions {
  /** The reservation to move; null for a new one. */
  own: number | null;
  withBlocked: boolean;
}

/** Free places (and those of the own reservation), and apart from them the blocked ones. */
export function areaPools(
  area: HallGroup,
  seats: readonly BoxOfficeSeat[],
  chosen: readonly SeatId[],
  { own, withBlocked }: PoolOptions,
): AreaPool[] {
  const known = new Map(seats.map((seat) => [seat.seatId, seat]));
  const isChosen = new Set(chosen);
  const pool = (has: (seat: BoxOfficeSeat) => boolean): AreaPool => {
    const places = area.seats
      .map(({ id }) => id)
      .filter((id) => {
        const seat = known.get(id);
        return seat !== undefined && has(seat);
      });
    return { places, chosen: places.filter((id) => isChosen.has(id)) };
  };
  const free = pool((seat) => seat.status !== "blocked" && isSelectable(seat, own));
  if (!withBlocked) return [free];
  return [free, { ...pool(({ status }) => status === "blocked"), label: "Geblokkeerde plaatsen" }];
}

/** Replaces chosen places of areas that somebody else got meanwhile, while the area has others. */
export function withFreePlaces(
  hall: Hall,
  seats: readonly BoxOfficeSeat[],
  chosen: readonly SeatId[],
  { blocked, own }: { blocked: ChosenBlocked; own: number | null },
): readonly SeatId[] {
  const ofAreas = Map.groupBy(chosen, (id) => areaWith(hall, id));
  if ([...ofAreas.keys()].every((area) => area === undefined)) return chosen;
  const selectable = new Set<string>(
    seats.filter((seat) => isSelectable(seat, own, blocked)).map(({ seatId }) => seatId),
  );
  const replacements = new Map<SeatId, SeatId>();
  for (const [area, ids] of ofAreas) {
    const lost = ids.filter((id) => !selectable.has(id));
    if (!area || lost.length === 0) continue;
    const free = area.seats.map(({ id }) => id).filter((id) => selectable.has(id) && !ids.includes(id));
    for (const [index, id] of taken({ places: free, chosen: [] }, lost.length).entries()) {
      const from = lost[index];
      if (from) replacements.set(from, id);
    }
  }
  return chosen.map((id) => replacements.get(id) ?? id);
}
