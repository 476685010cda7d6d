import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import type { Act } from "#modules/editors/hall-editor/model/drawing.ts";
import { subject } from "#modules/editors/hall-editor/model/subject.ts";
import { renamed } from "./names.ts";
import { sortSelection, withSeats } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";
import { labelsFor } from "./tables.ts";

/** Gives each selected row this many chairs: chairs are added or removed at the end of its numbering. */
export function setRowLength(chairs: number): Act {
  const count = Math.max(1, Math.trunc(chairs) || 1);
  return {
    name: (drawing) => `${subject(drawing)}: ${count === 1 ? "1 stoel" : `${count} stoelen`}`,
    apply(drawing) {
      const chosen = sortSelection(drawing.selection).groups;
      return renamed(drawing, (group) =>
        group.kind === "row" && chosen.has(group.id) && group.seats.length !== count ? ofLength(group, count) : group,
      );
    },
  };
}

function ofLength(group: PlanGroup, count: number): PlanGroup {
  const labels = labelsFor(group.seats, count);
  const seats = group.seats.slice(0, count);
  while (seats.length < count) seats.push(following(seats, labels[seats.length] ?? ""));
  return withSeats(group, seats);
}

/** Returns the next seat of a row, at the angle and distance of the last two: a bent row bends on. */
function following(seats: readonly PlanSeat[], label: string): PlanSeat {
  const last = seats.at(-1);
  const before = seats.at(-2);
  if (!last) return { id: "", label, x: 0, y: 0, turn: 0, kind: "seat" };
  const [dx, dy] = before ? [last.x - before.x, last.y - before.y] : [DEFAULT_PITCH, 0];
  const bend = before ? last.turn - before.turn : 0;
  const radians = (bend * Math.PI) / 180;
  return {
    id: "",
    label,
    x: tenths(last.x + dx * Math.cos(radians) - dy * Math.sin(radians)),
    y: tenths(last.y + dx * Math.sin(radians) + dy * Math.cos(radians)),
    turn: degrees(last.turn + bend),
    kind: "seat",
  };
}

const DEFAULT_PITCH = 40;
