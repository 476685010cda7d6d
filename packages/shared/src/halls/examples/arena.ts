import type { HallPlan, PlanGroup, SeatKind } from "#contracts/hall-plan.ts";

interface Ring {
  readonly zone: string;
  /** Name of the first section, and those that follow by the alphabet */
  readonly first: string;
  readonly sections: number;
  readonly rows: number;
  /** Seats in each of the first rows; after every `ROWS_ALIKE` rows there is one more. */
  readonly seats: number;
  /** Distance of the first row from the middle of the floor. */
  readonly radius: number;
}

const LOWER: Ring = { zone: "onder", first: "A", sections: 10, rows: 16, seats: 17, radius: 2000 };
const UPPER: Ring = { zone: "boven", first: "K", sections: 14, rows: 20, seats: 16, radius: 3070 };

const SEAT_PITCH = 40;
const ROW_PITCH = 54;
const ROWS_ALIKE = 4;
/** Degrees of the stands around the floor; the rest is open to the stage. */
const ARC = 220;
const MARGIN = 80;
const OUTSIDE = UPPER.radius + UPPER.rows * ROW_PITCH;
const MIDDLE = { x: OUTSIDE + MARGIN, y: 1940 };
const FLOOR = { width: 2880, height: 2560, capacity: 4000 };

/** 8,000 seats in two curved stands, around a floor where 4,000 people stand. */
export function arena(): HallPlan {
  const stage = { x: MIDDLE.x - 1000, y: 60, width: 2000, height: 520, label: "PODIUM" };
  const height = MIDDLE.y + OUTSIDE + MARGIN;
  return {
    name: "Arena",
    width: 2 * MIDDLE.x,
    height,
    stage,
    zones: [
      { id: "vloer", name: "Vloer" },
      { id: LOWER.zone, name: "Onderste ring" },
      { id: UPPER.zone, name: "Bovenste ring" },
    ],
    groups: [
      { id: "VLOE", kind: "area", label: "Staanplaats", zone: "vloer", ...MIDDLE, ...FLOOR, seats: [] },
      ...ring(LOWER),
      ...ring(UPPER),
    ],
    decor: [-1, 1].map((side) => ({
      kind: "door",
      x: MIDDLE.x + side * 600 - 100,
      y: height - 16,
      width: 200,
      height: 16,
      label: "Ingang",
    })),
  };
}

function ring({ zone, first, sections, rows, seats, radius }: Ring): PlanGroup[] {
  return Array.from({ length: sections * rows }, (_, index) => {
    const [section, row] = [Math.floor(index / rows), index % rows];
    const letter = String.fromCharCode(first.charCodeAt(0) + section);
    const middle = ((section + 0.5) / sections - 0.5) * ARC;
    const isForWheelchairs = zone === LOWER.zone && row === 0 && Math.abs(middle) < ARC / sections;
    return arc({
      id: `${letter}${String(row + 1).padStart(2, "0")}`,
      label: `Vak ${letter} rij ${row + 1}`,
      zone,
      seats: seats + Math.floor(row / ROWS_ALIKE),
      radius: radius + row * ROW_PITCH,
      middle,
      kinds: isForWheelchairs ? ["wheelchair", "companion"] : [],
    });
  });
}

interface Arc {
  readonly id: string;
  readonly label: string;
  readonly zone: string;
  readonly seats: number;
  readonly radius: number;
  /** Degrees from the back of the hall, to the right. */
  readonly middle: number;
  /** Kinds of the first seats. */
  readonly kinds: readonly SeatKind[];
}

/** A row that faces the middle of the floor, numbered from the left. */
function arc({ id, label, zone, seats, radius, middle, kinds }: Arc): PlanGroup {
  const step = ((SEAT_PITCH / radius) * 180) / Math.PI;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: tenths(MIDDLE.x + radius * Math.sin(angle)), y: tenths(MIDDLE.y + radius * Math.cos(angle)) };
  };
  return {
    id,
    kind: "row",
    label,
    zone,
    ...at(middle),
    seats: Array.from({ length: seats }, (_, index) => {
      const degrees = middle + (index - (seats - 1) / 2) * step;
      const number = String(index + 1);
      return {
        id: `${id}-${number}`,
        label: number,
        ...at(degrees),
        turn: tenths(-degrees),
        kind: kinds[index] ?? "seat",
      };
    }),
  };
}

const tenths = (length: number): number => Math.round(length * 10) / 10;
