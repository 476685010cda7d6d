import type { HallPlan, PlanGroup, PlanSeat } from "#contracts/hall-plan.ts";
import { groupName, isBlank, isInside, type Path, type PlanFault, seatName, textFault } from "./plan-fault.ts";
import { tableSize } from "./drawing.ts";
import { SEAT_SIZE } from "./hall.ts";
import { looksOf } from "./label-text.ts";
import { isSeatId } from "./seat-id.ts";

export function groupFaults(plan: HallPlan): PlanFault[] {
  const faults: PlanFault[] = [];
  const add = (path: Path, message: string): void => void faults.push({ path, message });
  const seen = { groupIds: new Set<string>(), seatIds: new Map<string, string>(), names: new Set<string>() };
  const zones = new Set(plan.zones.map(({ id }) => id));
  const crowded = findCrowded(plan);
  for (const [index, group] of plan.groups.entries()) {
    const path = ["groups", index];
    if (isBlank(group.id) || seen.groupIds.has(group.id))
      add([...path, "id"], `${groupName(group)} heeft geen eigen kenmerk. Verwijder en teken dit opnieuw.`);
    seen.groupIds.add(group.id);
    const label = textFault(group.label, `De naam '${group.label.slice(0, 20)}'`, {
      max: 40,
      missing: `${groupName(group)} staat op de tekening. Geef een naam, bijvoorbeeld 'Rij 2'.`,
    });
    if (label) add([...path, "label"], label);
    // A plan without zones has that fault only, not one for each group.
    if (zones.size > 0 && !zones.has(group.zone))
      add([...path, "zone"], `${groupName(group)} hoort nog bij geen zone. Kies er een.`);
    if (group.kind === "table" && !isInside(plan, topOf(group)))
      add(path, `${groupName(group)} steekt buiten de tekening. Schuif de tafel naar binnen.`);
    if (group.seats.length === 0)
      add([...path, "seats"], `${groupName(group)} heeft geen plaatsen. Voeg er toe, of verwijder dit.`);
    addSeatFaults(plan, { group, path, seen, crowded, add });
  }
  return faults;
}

function topOf({ x, y, turn, ...form }: PlanGroup) {
  const { shape } = form;
  const { width, height } = tableSize(form);
  const isRound = shape === undefined || shape === "round";
  return { x: x - width / 2, y: y - height / 2, width, height, turn: isRound ? 0 : turn };
}

interface Looked {
  group: PlanGroup;
  path: Path;
  seen: { seatIds: Map<string, string>; names: Set<string> };
  crowded: ReturnType<typeof findCrowded>;
  add: (path: Path, message: string) => void;
}

function addSeatFaults(plan: HallPlan, { group, path, seen, crowded, add }: Looked): void {
  const hasWheelchair = group.seats.some(({ kind }) => kind === "wheelchair");
  for (const [index, seat] of group.seats.entries()) {
    const at = [...path, "seats", index];
    const name = seatName(group, seat);
    const sameId = seen.seatIds.get(seat.id);
    if (!isSeatId(seat.id))
      add(
        [...at, "id"],
        `${name} heeft kenmerk '${seat.id}'. Kies er een als R2-F: 1 tot 4 letters of cijfers, een streepje, en 1 tot 3.`,
      );
    else if (sameId !== undefined)
      add([...at, "id"], `${name} heeft hetzelfde kenmerk ${seat.id} als ${sameId}. Geef een van beide een ander.`);
    else seen.seatIds.set(seat.id, name);
    const label = textFault(seat.label, `De letter of het nummer van ${name}`, {
      max: 6,
      missing: `${name} (${groupName(group)}) heeft geen letter of nummer. Geef er een.`,
    });
    const called = `${looksOf(group.label)}\n${looksOf(seat.label)}`;
    if (label) add([...at, "label"], label);
    else if (seen.names.has(called) && !isBlank(group.label))
      add(
        [...at, "label"],
        `Er zijn twee plaatsen '${name}'. Geef een van beide een andere letter of een ander nummer.`,
      );
    seen.names.add(called);
    if (!isSeatInside(plan, seat)) add(at, `${name} staat buiten de tekening. Schuif deze plaats naar binnen.`);
    const near = crowded.get(seat);
    if (near) add(at, `${name} staat te dicht bij ${seatName(near.group, near.seat)}. Schuif ze uit elkaar.`);
    if (seat.kind === "companion" && !hasWheelchair)
      add(
        [...at, "kind"],
        `${name} is voor een begeleider, maar ${groupName(group)} heeft geen rolstoelplaats. Voeg er een toe, of maak er een gewone stoel van.`,
      );
  }
}

function isSeatInside(plan: HallPlan, { x, y }: { x: number; y: number }): boolean {
  return isInside(plan, { x: x - SEAT_SIZE / 2, y: y - SEAT_SIZE / 2, width: SEAT_SIZE, height: SEAT_SIZE });
}

interface Placed {
  readonly group: PlanGroup;
  readonly seat: PlanSeat;
}

/** Smallest distance between two seats; allows for positions that were rounded to tenths. */
const CLOSEST = SEAT_SIZE - 0.5;
/** Side of a square in which any two seats overlap, so that a sound plan has at most one in each. */
const SQUARE = CLOSEST / Math.SQRT2;
const REACH = Math.ceil((2 * CLOSEST) / SQUARE) + 1;
/** More columns of squares than the range of coordinates has. */
const COLUMNS = 4096;

/** Each with the earlier seat that it overlaps. Compares only seats of the squares around. */
function findCrowded({ groups }: HallPlan): Map<PlanSeat, Placed> {
  const crowded = new Map<PlanSeat, Placed>();
  const squares = new Map<number, Placed[]>();
  for (const group of groups)
    for (const seat of group.seats) {
      if (!Number.isFinite(seat.x) || !Number.isFinite(seat.y)) continue;
      const near = findNear(squares, seat);
      if (near) crowded.set(seat, near);
      const square = squareOf(seat.x, seat.y);
      const inSquare = squares.get(square);
      if (inSquare) inSquare.push({ group, seat });
      else squares.set(square, [{ group, seat }]);
    }
  return crowded;
}

function findNear(squares: ReadonlyMap<number, readonly Placed[]>, { x, y }: PlanSeat): Placed | undefined {
  const isNear = ({ seat }: Placed): boolean => (seat.x - x) ** 2 + (seat.y - y) ** 2 < CLOSEST ** 2;
  const here = squares.get(squareOf(x, y))?.find(isNear);
  if (here) return here;
  const first = squareOf(x - CLOSEST, y - CLOSEST);
  for (let down = 0; down < REACH; down++)
    for (let right = 0; right < REACH; right++) {
      const near = squares.get(first + down * COLUMNS + right)?.find(isNear);
      if (near) return near;
    }
  return undefined;
}

function squareOf(x: number, y: number): number {
  return Math.floor(y / SQUARE) * COLUMNS + Math.floor(x / SQUARE);
}
