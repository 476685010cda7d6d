import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { ALL_SIDES, chairsAround, type TableForm, type TableSide } from "@podium/shared/halls/table";
import { tableSize } from "@podium/shared/halls/drawing";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import type { Command } from "#modules/editors/hall-editor/model/drawing.ts";
import { mapSelected, sortSelection } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";
import { nextFreeLabel, renamed } from "./names.ts";

/** Changes the shape or number of chairs of the selected tables; remaining chairs keep their labels. */
export function reshapeTables(form: TableForm): Command {
  return {
    name: (drawing) => `${subject(drawing)} van vorm veranderd`,
    apply(drawing) {
      const chosen = sortSelection(drawing.selection).groups;
      const after = renamed(drawing, (group) =>
        group.kind === "table" && chosen.has(group.id) ? reshaped(group, form) : group,
      );
      // No label changed: the chairs may still move, and the table top change.
      if (after !== drawing) return after;
      return mapSelected(drawing, { group: (group) => (group.kind === "table" ? reshaped(group, form) : group) });
    },
  };
}

function reshaped(group: PlanGroup, form: TableForm): PlanGroup {
  const { width: _width, height: _height, turn = 0, ...rest } = group;
  const { chairs, size } = chairsAround(form);
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const labels = labelsFor(group.seats, chairs.length);
  const seats = chairs.map((chair, index): PlanSeat => {
    const old = group.seats[index];
    return {
      id: old?.id ?? "",
      label: labels[index] ?? "",
      x: tenths(group.x + chair.x * cos - chair.y * sin),
      y: tenths(group.y + chair.x * sin + chair.y * cos),
      turn: degrees(chair.turn + turn),
      kind: old?.kind ?? "seat",
    };
  });
  const isTurned = form.shape !== "round" && turn !== 0;
  return { ...rest, shape: form.shape, ...size, ...(isTurned && { turn }), seats };
}

export function labelsFor(seats: readonly PlanSeat[], count: number): string[] {
  const labels = seats.slice(0, count).map(({ label }) => label);
  while (labels.length < count) labels.push(nextFreeLabel(labels.at(-1) ?? "0", new Set(labels)));
  return labels;
}

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
