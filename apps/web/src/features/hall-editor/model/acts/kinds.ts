import type { PlanSeat, SeatKind } from "@podium/shared/contracts/hall-plan";
import { SEAT_KIND_WORDS } from "../describe.ts";
import type { Act } from "../drawing.ts";
import { subject } from "../subject.ts";
import { mapOrSame, mapSelected, withSeats } from "./selected.ts";

/** What the selected seats are, and every seat of a selected group. */
export function setKind(kind: SeatKind): Act {
  const changed = (seat: PlanSeat): PlanSeat => (seat.kind === kind ? seat : { ...seat, kind });
  return {
    name: (drawing) => `${subject(drawing)}: ${SEAT_KIND_WORDS[kind]}`,
    apply: (drawing) =>
      mapSelected(drawing, {
        seat: changed,
        group: (group) => withSeats(group, mapOrSame(group.seats, changed)),
      }),
  };
}
