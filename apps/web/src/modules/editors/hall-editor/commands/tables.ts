import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { chairsAround, type TableForm } from "@podium/shared/halls/table";
import type { Act } from "#modules/editors/hall-editor/model/drawing.ts";
import { nextFreeLabel } from "./next-label.ts";
import { subject } from "#modules/editors/hall-editor/model/subject.ts";
import { renamed } from "./names.ts";
import { mapSelected, sortSelection } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";

/** Changes the shape or number of chairs of the selected tables; remaining chairs keep their labels. */
export function reshapeTables(form: TableForm): Act {
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

/** Returns the existing labels, followed by new ones. */
export function labelsFor(seats: readonly PlanSeat[], count: number): string[] {
  const labels = seats.slice(0, count).map(({ label }) => label);
  while (labels.length < count) labels.push(nextFreeLabel(labels.at(-1) ?? "0", new Set(labels)));
  return labels;
}
