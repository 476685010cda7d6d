import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";

export const AREA = "VLOE";
/** Few, so that people compete for the last ones. */
export const PLACES = 12;

/** The hall with an area in which people stand, for the last show. */
export function standingHall(): HallPlan {
  const plan = specificationHall();
  const floor = { x: 600, y: 880, width: 400, height: 80, capacity: PLACES, seats: [] };
  const groups = [...plan.groups, { id: AREA, kind: "area" as const, label: "Staanplaats", zone: "zaal", ...floor }];
  return { ...plan, name: "Zaal met staanplaatsen", groups };
}

export const isOfArea = (seatId: string): boolean => seatId.startsWith(`${AREA}-`);
