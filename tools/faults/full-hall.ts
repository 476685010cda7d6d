import type { HallPlan, SeatKind } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";

const ROW = "R9";
const LETTERS = ["A", "B", "C"];

/** Seats of the full show that only some of its plans have. */
export const ROW_SEATS: readonly string[] = LETTERS.map((letter) => `${ROW}-${letter}`);

function withRow(kind: SeatKind): HallPlan {
  const plan = specificationHall();
  const [first] = plan.groups;
  if (!first) throw new Error("the specification's hall has no rows");
  const seats = LETTERS.map((label, index) => {
    return { id: `${ROW}-${label}`, label, x: 100 + 50 * index, y: 920, turn: 0, kind };
  });
  return { ...plan, groups: [...plan.groups, { ...first, id: ROW, label: "Rij 9", seats }] };
}

/** The first has wheelchair places, which are never offered automatically; in the second the waiting list gets them. */
export const MORE_PLANS: readonly HallPlan[] = [withRow("wheelchair"), withRow("seat")];

/** The hall with all seats of the waiting list. The recorder knows which of them are usual in a show's current plan. */
export const widestHall = readHall(withRow("seat"));
