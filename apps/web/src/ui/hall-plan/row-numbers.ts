import type { HallPlan, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { shortLabel } from "./hall-table.tsx";

interface RowNumber {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

type Point = Readonly<Pick<PlanSeat, "x" | "y">>;

type Row = Readonly<Pick<PlanGroup, "kind" | "label" | "zone">> & {
  readonly seats: readonly (Point & Readonly<Pick<PlanSeat, "label">>)[];
};

export interface NumberedRows extends Readonly<Pick<HallPlan, "width" | "height">> {
  readonly groups: readonly Row[];
}

/** Width of a letter of a row number, in units. */
const LETTER = 8.5;
/** Room between a number and a chair, in units. */
const GAP = 4;

/** Returns a number for the outer ends of each row, and a name for each aisle in it, where there is room. */
export function rowNumbers({ width, height, groups }: NumberedRows): RowNumber[] {
  const rows = Map.groupBy(
    groups.filter(({ kind, seats, label }) => kind === "row" && seats.length > 0 && label !== ""),
    ({ zone, label }) => `${zone}\n${label}`,
  );
  const isFree = freeSpots(groups);
  const found: RowNumber[] = [];
  const aisles: (Point & { label: string; short: string; room: number })[] = [];
  const place = (text: string, { x, y }: Point): void => {
    const half = (text.length * LETTER) / 2;
    const isInside = x - half >= 0 && x + half <= width && y >= 8 && y <= height - 8;
    if (isInside && isFree({ x, y }, half)) found.push({ text, x: round(x), y: round(y) });
  };
  for (const blocks of rows.values()) {
    const [label = "", short] = [blocks[0]?.label, shortLabel(blocks[0]?.label ?? "")];
    const ends = inLine(blocks);
    const [first, last] = [ends.at(0), ends.at(-1)];
    if (!first || !last) continue;
    if (short.length <= 4) {
      place(short, beyond(first.from, first.inward));
      place(short, beyond(last.to, last.outward));
    }
    for (const [index, { to }] of ends.entries()) {
      const next = ends[index + 1]?.from;
      if (!next) continue;
      const room = Math.hypot(next.x - to.x, next.y - to.y) - SEAT_SIZE - 2 * GAP;
      aisles.push({ label, short, x: (to.x + next.x) / 2, y: (to.y + next.y) / 2, room });
    }
  }
  // All aisles have names of one form: not 'Rij 9' above '10' where only 'Rij 10' does not fit.
  const hasShort = aisles.some(({ label, short, room }) => !fits(label, room) && fits(short, room));
  for (const { label, short, room, ...at } of aisles) {
    const text = hasShort ? short : label;
    if (fits(text, room)) place(text, at);
  }
  return found;
}

function fits(text: string, room: number): boolean {
  return text.length * LETTER <= room;
}

interface Block {
  readonly from: Point;
  /** The neighbour of the block's first seat (`inward`), and of its last one (`outward`). */
  readonly inward: Point;
  readonly outward: Point;
  readonly to: Point;
}

/** Returns the blocks of a row one after the other, each from the same side. */
function inLine(blocks: readonly Row[]): Block[] {
  const seats = blocks.flatMap((block) => block.seats);
  const [xs, ys] = [seats.map(({ x }) => x), seats.map(({ y }) => y)];
  const lies = Math.max(...xs) - Math.min(...xs) >= Math.max(...ys) - Math.min(...ys);
  const along = (seat: Point) => (lies ? seat.x : seat.y);
  return blocks
    .map((block): Block => {
      const ordered = block.seats.toSorted((a, b) => along(a) - along(b));
      const [from, to] = [ordered.at(0) ?? ORIGIN, ordered.at(-1) ?? ORIGIN];
      return { from, to, inward: ordered.at(1) ?? step(from, lies), outward: ordered.at(-2) ?? step(to, lies, -1) };
    })
    .toSorted((a, b) => along(a.from) - along(b.from));
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Returns where the neighbour would be of a seat that is alone in its block. */
function step({ x, y }: Point, lies: boolean, sign = 1): Point {
  const pitch = sign * SEAT_SIZE * 1.5;
  return lies ? { x: x + pitch, y } : { x, y: y + pitch };
}

/** Returns a point as far beyond the end as the neighbour is before it, and at least far enough for a number. */
function beyond(end: Point, neighbour: Point): Point {
  const pitch = Math.hypot(end.x - neighbour.x, end.y - neighbour.y) || 1;
  const share = Math.max(1, 40 / pitch);
  return { x: end.x + (end.x - neighbour.x) * share, y: end.y + (end.y - neighbour.y) * share };
}

/** Returns a test whether a number at this spot, `half` its width, touches no chair. */
function freeSpots(groups: readonly Row[]): (spot: Point, half: number) => boolean {
  const cell = 4 * SEAT_SIZE;
  const keyOf = (x: number, y: number) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
  const cells = Map.groupBy(
    groups.flatMap((group) => group.seats),
    ({ x, y }) => keyOf(x, y),
  );
  const reach = [-cell, 0, cell];
  return (spot, half) =>
    reach.every((dx) =>
      reach.every((dy) =>
        (cells.get(keyOf(spot.x + dx, spot.y + dy)) ?? []).every(
          ({ x, y }) => Math.abs(x - spot.x) >= half + SEAT_SIZE / 2 || Math.abs(y - spot.y) >= SEAT_SIZE * 0.7,
        ),
      ),
    );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
