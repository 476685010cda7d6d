import type { HallPlan, PlanGroup } from "../src/contracts/hall-plan.ts";

const BLOCKS = 4;
const SEATS = 15;
const PITCH = { seat: 36, row: 46 };
const AISLE = 70;
const FIRST_ROW = 300;
/** How much the rows curve: the distance between the middle and the ends. */
const BEND = 160;

/** A hall of 3,000 seats: 50 rows in four blocks; the last 15 rows are a balcony. */
export function largeHall(rows = 50): HallPlan {
  const width = BLOCKS * SEATS * PITCH.seat + (BLOCKS + 1) * AISLE;
  const height = FIRST_ROW + rows * PITCH.row + 120;
  const groups = Array.from({ length: rows * BLOCKS }, (_, index): PlanGroup => {
    const [row, block] = [Math.floor(index / BLOCKS), index % BLOCKS];
    const start = AISLE + block * (SEATS * PITCH.seat + AISLE);
    const seats = Array.from({ length: SEATS }, (__, place) => {
      const x = start + (place + 0.5) * PITCH.seat;
      const aside = (x - width / 2) / (width / 2);
      const label = String(block * SEATS + place + 1);
      const y = Math.round((FIRST_ROW + BEND + row * PITCH.row - BEND * aside ** 2) * 10) / 10;
      return { id: `${row + 1}-${label}`, label, x, y, turn: Math.round(aside * -15), kind: "seat" as const };
    });
    const middle = seats[Math.floor(SEATS / 2)] ?? { x: 0, y: 0 };
    const zone = row < rows * 0.7 ? "zaal" : "balkon";
    return {
      id: `R${row + 1}-${block + 1}`,
      kind: "row",
      label: `Rij ${row + 1}`,
      zone,
      x: middle.x,
      y: middle.y,
      seats,
    };
  });
  return {
    name: "Grote zaal",
    width,
    height: height + BEND,
    stage: { x: width * 0.2, y: 0, width: width * 0.6, height: 220, label: "PODIUM" },
    zones: [
      { id: "zaal", name: "Zaal" },
      { id: "balkon", name: "Balkon" },
    ],
    groups,
    decor: [],
  };
}
