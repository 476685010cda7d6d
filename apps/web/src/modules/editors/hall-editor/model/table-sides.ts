import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { tableSize } from "@podium/shared/halls/drawing";
import { ALL_SIDES, type TableSide } from "@podium/shared/halls/table";

/** Returns the sides of a table with chairs, before any rotation. */
export function tableSides(table: PlanGroup): TableSide[] {
  const { width, height } = tableSize(table);
  const radians = (-(table.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const found = new Set(
    table.seats.map((seat): TableSide => {
      const [dx, dy] = [seat.x - table.x, seat.y - table.y];
      const [across, down] = [dx * cos - dy * sin, dx * sin + dy * cos];
      // Compares the distances outside the edges: the chairs at the ends of a long side are far from its middle.
      const isBeside = Math.abs(across) - width / 2 > Math.abs(down) - height / 2;
      if (isBeside) return across > 0 ? "right" : "left";
      return down > 0 ? "back" : "front";
    }),
  );
  return ALL_SIDES.filter((side) => found.has(side));
}
