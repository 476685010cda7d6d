import type { HallPlan } from "../../contracts/hall-plan.ts";
import { rowBlock, USUAL_ROW_BLOCK } from "../row-block.ts";

const ZONES = [{ id: "zaal", name: "Zaal" }];

/** A black box of 80 seats: a level floor as the stage, and a stand of 8 rows of 10 with stairs on both sides. */
export function blackBox(): HallPlan {
  const block = { ...USUAL_ROW_BLOCK, rows: 8, seats: 10, seatPitch: 42, rowPitch: 54, zone: "zaal", x: 360, y: 541 };
  return {
    name: "Black box",
    width: 720,
    height: 860,
    stage: { x: 60, y: 40, width: 600, height: 230, label: "SPEELVLOER" },
    zones: ZONES,
    groups: rowBlock(block, { others: [], zones: ZONES }),
    decor: [
      { kind: "aisle", x: 58, y: 328, width: 54, height: 426, label: "" },
      { kind: "aisle", x: 608, y: 328, width: 54, height: 426, label: "" },
      { kind: "desk", x: 316, y: 778, width: 88, height: 34, label: "Techniek" },
      { kind: "door", x: 63, y: 844, width: 100, height: 16, label: "Ingang" },
    ],
  };
}
