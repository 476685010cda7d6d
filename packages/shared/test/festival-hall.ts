import type { HallPlan, PlanGroup, PlanSeat } from "../src/contracts/hall-plan.ts";

const PITCH = { seat: 36, row: 46 };
const SEATS = 20;

/** A part of the hall around the stage: sections beside each other, each of so many rows of twenty seats. */
interface Ring {
  readonly zone: string;
  readonly code: string;
  readonly first: number;
  readonly sections: number;
  readonly rows: number;
  /** Distance of the first row from the middle of the rings. */
  readonly radius: number;
}

/** 4,000 seats in ten straight sections, then two rings of 8,000. */
const RINGS: readonly Ring[] = [
  { zone: "parterre", code: "P", first: 101, sections: 10, rows: 20, radius: 0 },
  { zone: "tribune", code: "T", first: 201, sections: 20, rows: 20, radius: 4500 },
  { zone: "balkon", code: "B", first: 301, sections: 25, rows: 16, radius: 5620 },
];
const OPENING = (200 * Math.PI) / 180;
const WIDTH = 13_000;
const STAGE = { x: 5000, y: 200, width: 3000, height: 900 };
const MIDDLE = { x: WIDTH / 2, y: 1500 };

/** A festival hall of 20,000 seats in 1,000 rows: the floor, a tribune and a balcony around it, in 55 sections. */
export function festivalHall(): HallPlan {
  return {
    name: "Festivalhal",
    width: WIDTH,
    height: 8100,
    stage: { ...STAGE, label: "PODIUM" },
    zones: [
      { id: "parterre", name: "Parterre" },
      { id: "tribune", name: "Tribune" },
      { id: "balkon", name: "Balkon" },
    ],
    groups: RINGS.flatMap((ring) =>
      Array.from({ length: ring.sections * ring.rows }, (_, index) =>
        rowOf(ring, Math.floor(index / ring.rows), index % ring.rows),
      ),
    ),
    decor: [{ kind: "desk", x: 6300, y: 5000, width: 400, height: 160, label: "Regie" }],
  };
}

function rowOf(ring: Ring, section: number, row: number): PlanGroup {
  const code = `${ring.code}${section.toString(36).toUpperCase()}${row + 1}`;
  const seats = Array.from({ length: SEATS }, (_, place): PlanSeat => {
    const at = ring.zone === "parterre" ? onFloor(section, row, place) : onRing(ring, section, row, place);
    return { id: `${code}-${place + 1}`, label: String(place + 1), kind: "seat", ...at };
  });
  const middle = seats[SEATS / 2] ?? MIDDLE;
  return {
    id: code,
    kind: "row",
    label: `Vak ${ring.first + section}, rij ${row + 1}`,
    zone: ring.zone,
    x: middle.x,
    y: middle.y,
    seats,
  };
}

/** Five sections beside each other, twice. */
function onFloor(section: number, row: number, place: number) {
  const [column, block] = [section % 5, Math.floor(section / 5)];
  return {
    x: MIDDLE.x + (column - 2) * (SEATS * PITCH.seat + 90) + (place - (SEATS - 1) / 2) * PITCH.seat,
    y: MIDDLE.y + 700 + row * PITCH.row + block * (20 * PITCH.row + 120),
    turn: 0,
  };
}

function onRing({ radius, sections }: Ring, section: number, row: number, place: number) {
  const far = radius + row * PITCH.row;
  const share = OPENING / sections;
  // An aisle of a seat and a half is between two sections.
  const step = (share * far) / (SEATS + 1.5);
  const along = section * share + ((place + 1.25) * step) / far;
  const angle = along - OPENING / 2;
  return {
    x: round(MIDDLE.x + far * Math.sin(angle)),
    y: round(MIDDLE.y + far * Math.cos(angle)),
    turn: round((-angle * 180) / Math.PI),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
