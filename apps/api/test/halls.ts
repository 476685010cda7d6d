import type { HallPlan, SeatKind } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { makeUser } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** The specification's hall without some seats, and with an additional row at the back. */
export function changedHall({ without = [], row = [] }: { without?: string[]; row?: string[] }): HallPlan {
  const plan = specificationHall();
  const gone = new Set(without);
  const groups = plan.groups
    .map((group) => ({ ...group, seats: group.seats.filter(({ id }) => !gone.has(id)) }))
    .filter(({ seats }) => seats.length > 0);
  const [first] = plan.groups;
  if (first && row.length > 0)
    groups.push({
      ...first,
      id: "R9",
      label: "Rij 9",
      seats: row.map((label, index) => ({
        id: `R9-${label}`,
        label,
        x: 100 + 50 * index,
        y: 920,
        turn: 0,
        kind: "seat",
      })),
    });
  return { ...plan, groups };
}

/** A hall of rows: `{ T1: ["wheelchair", "companion"] }` has the places T1-A and T1-B. */
export function hallOfRows(rows: Record<string, readonly SeatKind[]>): HallPlan {
  return {
    name: "Zaal van rijen",
    width: 1200,
    height: 950,
    stage: { x: 250, y: 0, width: 700, height: 100, label: "PODIUM" },
    zones: [{ id: "zaal", name: "Zaal" }],
    groups: Object.entries(rows).map(([id, kinds], row) => {
      const y = 200 + row * 50;
      const seats = kinds.map((kind, place) => {
        const label = String.fromCharCode(65 + place);
        return { id: `${id}-${label}`, label, x: 100 + place * 48, y, turn: 0, kind };
      });
      return { id, kind: "row", label: `Rij ${id}`, zone: "zaal", x: 600, y, seats };
    }),
    decor: [],
  };
}

/** A hall of rows with a standing floor 'Vloer' (VLOE), and other areas by id. */
export function hallWithAreas(areas: Record<string, number>, rows: Record<string, readonly SeatKind[]> = {}): HallPlan {
  const { groups, zones, ...hall } = hallOfRows(rows);
  const floor = { id: "vloer", name: "Vloer" };
  const places = Object.entries(areas).map(([id, capacity], index) => ({
    id,
    kind: "area" as const,
    label: id === "VLOE" ? "Staanplaats" : `Vak ${id}`,
    zone: floor.id,
    x: 200 + 200 * index,
    y: 850,
    width: 150,
    height: 100,
    capacity,
    seats: [],
  }));
  return { ...hall, zones: [...zones, floor], groups: [...groups, ...places] };
}

/** A new hall, published. @param address none: the society's @returns its plan's id */
export async function publishHall(podium: TestApp, plan: HallPlan, address?: string): Promise<number> {
  const { id: actorId } = await makeUser(podium, "ADMIN");
  const { id } = await podium.deps.halls.create({ plan, address: address ?? null }, actorId);
  return podium.deps.halls.publish(id, undefined, actorId);
}
