import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import type { Cart } from "@podium/shared/contracts/seats";
import { testCart } from "./test-cart.ts";

export function testArea(part: Partial<PlanGroup> = {}): PlanGroup {
  return {
    id: "STA",
    kind: "area",
    label: "Staanplaats",
    zone: "zaal",
    x: 600,
    y: 300,
    width: 800,
    height: 200,
    capacity: 4000,
    seats: [],
    ...part,
  };
}

/** A hall with areas before a row of three chairs, or without chairs. */
export function areaPlan({ areas = [testArea()], chairs = 3 } = {}): HallPlan {
  const seats = ["A", "B", "C"].slice(0, chairs).map((label, index) => {
    return { id: `R1-${label}`, label, x: 560 + 40 * index, y: 500, turn: 0, kind: "seat" as const };
  });
  const row: PlanGroup = { id: "R1", kind: "row", label: "Rij 1", zone: "zaal", x: 600, y: 500, seats };
  return {
    name: "Feestzaal",
    width: 1200,
    height: 700,
    stage: { x: 250, y: 0, width: 700, height: 140, label: "PODIUM" },
    zones: [{ id: "zaal", name: "Zaal" }],
    groups: [...areas, ...(chairs > 0 ? [row] : [])],
    decor: [],
  };
}

/** A cart with places of the area 'Staanplaats', and seats by the rule for ids. */
export function areaCart(seats: readonly string[], now = 0): Cart {
  const cart = testCart(seats, now);
  const lines = cart.lines.map((line) =>
    line.seatId.startsWith("STA-") ? { ...line, group: "Staanplaats", label: "" } : line,
  );
  return { ...cart, lines };
}
