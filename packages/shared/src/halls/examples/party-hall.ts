import type { HallPlan } from "../../contracts/hall-plan.ts";
import { ALL_SIDES } from "../table.ts";
import { tableGrid, tableGridExtent } from "../table-grid.ts";

const ZONES = [{ id: "zaal", name: "Zaal" }];
const MIDDLE = 760;
const FIRST_LINE = 440;

/** A party hall with 40 round tables of 8, a dance floor in front of the stage, and a bar at the side. */
export function partyHall(): HallPlan {
  const grid = {
    shape: "round" as const,
    chairs: 8,
    sides: ALL_SIDES,
    tables: 40,
    columns: 8,
    gap: 26,
    aisleWidth: 96,
    chairLabels: "letters" as const,
    word: "Tafel",
    firstNumber: 1,
    zone: "zaal",
  };
  const { height } = tableGridExtent(grid);
  const y = FIRST_LINE + Math.round(height / 2);
  return {
    name: "Feestzaal",
    width: 1600,
    height: FIRST_LINE + Math.round(height) + 80,
    stage: { x: MIDDLE - 300, y: 0, width: 600, height: 160, label: "PODIUM" },
    zones: ZONES,
    groups: tableGrid({ ...grid, x: MIDDLE, y }, { others: [], zones: ZONES }),
    decor: [
      { kind: "text", x: MIDDLE - 160, y: 260, width: 320, height: 60, label: "Dansvloer" },
      { kind: "aisle", x: MIDDLE - 29, y: FIRST_LINE - 20, width: 58, height: Math.round(height) + 40, label: "" },
      { kind: "bar", x: 1510, y: FIRST_LINE, width: 60, height: Math.round(height), label: "Bar" },
      {
        kind: "door",
        x: MIDDLE - 50,
        y: FIRST_LINE + Math.round(height) + 64,
        width: 100,
        height: 16,
        label: "Ingang",
      },
    ],
  };
}
