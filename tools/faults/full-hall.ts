import type { HallPlan, SeatKind } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";

const ROW = "R9";
const LETTERS = ["A", "B", "C"];

/** Seats of the full show that only some of its plans have. */
export const ROW_SEATS: readonly string[] = LETTERS.map((letter) => `${ROW}-${letter}`);

/** The specification's hall with a row at the back. */
function withRow(kind: SeatKind): HallPlan {
  const plan = specificationHall();
  const [first] = plan.groups;
  if (!first) throw new Error("the specification's hall has no rows");
  const seats = LETTERS.map((label, index) => {
    return { id: `${ROW}-${label}`, label, x: 100 + 50 * index, y: 920, turn: 0, kind };
  });
  return { ...plan, groups: [...plan.groups, { ...first, id: ROW, label: "Rij 9", seats }] };
}

/**
 * Plans that the full show moves between, beside the specification's: of the first the row is never offered by itself,
 * so that it often lies free; by the second those same seats are what people wait for.
 */
export const MORE_PLANS: readonly HallPlan[] = [withRow("wheelchair"), withRow("seat")];

/** With every seat that people may wait for. Which of them are usual places in the show's own plan is recorded. */
export const widestHall = readHall(withRow("seat"));
