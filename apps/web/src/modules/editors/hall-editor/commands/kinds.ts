import type { PlanSeat, SeatKind } from "@podium/shared/contracts/hall-plan";
import { placesForCompanion } from "@podium/shared/halls/companions";
import { SEAT_KIND_WORDS, subject } from "#modules/editors/hall-editor/model/describe.ts";
import type { Command } from "#modules/editors/hall-editor/model/drawing.ts";
import { mapOrSame, mapSelected, withPlan, withSeats } from "#modules/editors/hall-editor/model/selected.ts";

export function setKind(kind: SeatKind): Command {
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

/** Makes a stray companion place an ordinary seat, and the nearest seat beside the wheelchair place its replacement. */
export function companionBeside(groupId: string, index: number): Command {
  return {
    name: () => `${SEAT_KIND_WORDS.companion} naast de ${SEAT_KIND_WORDS.wheelchair} gezet`,
    apply(drawing) {
      const groups = mapOrSame(drawing.plan.groups, (group) => {
        const apart = group.seats[index];
        if (group.id !== groupId || !apart) return group;
        const distance = (place: number): number => {
          const { x, y } = group.seats[place] ?? apart;
          return Math.hypot(x - apart.x, y - apart.y);
        };
        const [beside] = placesForCompanion(group).toSorted((a, b) => distance(a) - distance(b));
        if (beside === undefined) return group;
        return withSeats(
          group,
          group.seats.map((seat, place) =>
            place === beside ? { ...seat, kind: "companion" } : place === index ? { ...seat, kind: "seat" } : seat,
          ),
        );
      });
      return withPlan(drawing, { groups });
    },
  };
}
