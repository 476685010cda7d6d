import type { HallPlan, PlanGroup, PlanSeat } from "#contracts/hall-plan.ts";
import { groupName, isBlank, isInside, type Path, type PlanFault, seatName, textFault } from "./plan-fault.ts";
import { tableSize } from "./drawing.ts";
import { codeOf } from "./derive-ids.ts";
import { MAX_AREA_CAPACITY, SEAT_SIZE } from "./hall.ts";
import { looksOf } from "./label-text.ts";
import { isAreaId, isSeatId } from "./seat-id.ts";

export function groupFaults(plan: HallPlan): PlanFault[] {
  const faults: PlanFault[] = [];
  const add = (path: Path, message: string): void => void faults.push({ path, message });
  const seen = {
    groupIds: new Set<string>(),
    seatIds: new Map<string, Placed>(),
    names: new Set<string>(),
    areas: new Set<string>(),
    looksOf: perText(looksOf),
    isSoundLabel: perText((text) => textFault(text, "", { max: MAX_SEAT_LABEL, missing: "missing" }) === undefined),
  };
  const zones = new Set(plan.zones.map(({ id }) => id));
  const crowded = findCrowded(plan);
  const hasAreas = plan.groups.some(({ kind }) => kind === "area");
  const codes = new Set(hasAreas ? plan.groups.flatMap(({ seats }) => seats.map(({ id }) => codeOf(id))) : []);
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
    if (group.kind === "area") {
      for (const fault of areaFaults(plan, group, codes)) add(path, fault);
      const name = looksOf(group.label);
      if (seen.areas.has(name) && !isBlank(group.label))
        add([...path, "label"], `Er zijn twee vakken '${group.label}'. Geef een van beide een andere naam.`);
      seen.areas.add(name);
      continue;
    }
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

/** Smallest side of an area, in units: its name and number must be legible. */
export const SMALLEST_AREA = 2 * SEAT_SIZE;
const numbers = new Intl.NumberFormat("nl-BE");

/** @param codes the beginnings of the ids of seats, which an area's places must not share */
function areaFaults(plan: HallPlan, group: PlanGroup, codes: ReadonlySet<string>): string[] {
  const { id, x, y, width = 0, height = 0, turn, capacity = 0, seats } = group;
  const name = groupName(group);
  const faults: string[] = [];
  if (seats.length > 0) faults.push(`${name} is een vak zonder stoelen, maar heeft er. Verwijder die.`);
  if (capacity < 1 || capacity > MAX_AREA_CAPACITY)
    faults.push(
      `${name} heeft ${numbers.format(capacity)} plaatsen. Kies een getal van 1 tot ${numbers.format(MAX_AREA_CAPACITY)}.`,
    );
  if (!isBlank(id) && (!isAreaId(id) || codes.has(id)))
    faults.push(`${name} heeft geen eigen kenmerk van 1 tot 4 letters of cijfers. Verwijder en teken dit opnieuw.`);
  if (width < SMALLEST_AREA || height < SMALLEST_AREA)
    faults.push(`${name} is te klein om te zien. Maak het vak groter.`);
  else if (!isInside(plan, { x: x - width / 2, y: y - height / 2, width, height, turn }))
    faults.push(`${name} steekt buiten de tekening. Schuif het vak naar binnen.`);
  return faults;
}

const MAX_SEAT_LABEL = 6;

/** Seats share a few labels: what is found for one counts for all. */
function perText<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text) as Found;
  };
}

interface Looked {
  group: PlanGroup;
  path: Path;
  seen: {
    seatIds: Map<string, Placed>;
    names: Set<string>;
    looksOf: (label: string) => string;
    isSoundLabel: (label: string) => boolean;
  };
  crowded: ReturnType<typeof findCrowded>;
  add: (path: Path, message: string) => void;
}

function addSeatFaults(plan: HallPlan, { group, path, seen, crowded, add }: Looked): void {
  const hasWheelchair = group.seats.some(({ kind }) => kind === "wheelchair");
  const looks = seen.looksOf(group.label);
  for (const [index, seat] of group.seats.entries()) {
    const called = `${looks}\n${seen.looksOf(seat.label)}`;
    const sameId = seen.seatIds.get(seat.id);
    if (sameId === undefined) seen.seatIds.set(seat.id, { group, seat });
    const hasSameName = seen.names.has(called);
    seen.names.add(called);
    const near = crowded.get(seat);
    const isSound =
      isSeatId(seat.id) &&
      !sameId &&
      !hasSameName &&
      !near &&
      seen.isSoundLabel(seat.label) &&
      isSeatInside(plan, seat);
    // Nearly all seats are sound, and need no words.
    if (isSound && (seat.kind !== "companion" || hasWheelchair)) continue;
    const at = [...path, "seats", index];
    const name = seatName(group, seat);
    if (!isSeatId(seat.id))
      add(
        [...at, "id"],
        `${name} heeft kenmerk '${seat.id}'. Kies er een als R2-F: 1 tot 4 letters of cijfers, een streepje, en 1 tot 3.`,
      );
    else if (sameId !== undefined)
      add(
        [...at, "id"],
        `${name} heeft hetzelfde kenmerk ${seat.id} als ${seatName(sameId.group, sameId.seat)}. Geef een van beide een ander.`,
      );
    const label = textFault(seat.label, `De letter of het nummer van ${name}`, {
      max: MAX_SEAT_LABEL,
      missing: `${name} (${groupName(group)}) heeft geen letter of nummer. Geef er een.`,
    });
    if (label) add([...at, "label"], label);
    else if (hasSameName && !isBlank(group.label))
      add(
        [...at, "label"],
        `Er zijn twee plaatsen '${name}'. Geef een van beide een andere letter of een ander nummer.`,
      );
    if (!isSeatInside(plan, seat)) add(at, `${name} staat buiten de tekening. Schuif deze plaats naar binnen.`);
    if (near) add(at, `${name} staat te dicht bij ${seatName(near.group, near.seat)}. Schuif ze uit elkaar.`);
    if (seat.kind === "companion" && !hasWheelchair)
      add(
        [...at, "kind"],
        `${name} is voor een begeleider, maar ${groupName(group)} heeft geen rolstoelplaats. Voeg er een toe, of maak er een gewone stoel van.`,
      );
  }
}

function isSeatInside(plan: HallPlan, { x, y }: { x: number; y: number }): boolean {
  const half = SEAT_SIZE / 2;
  if (x >= half && y >= half && x <= plan.width - half && y <= plan.height - half) return true;
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
      const square = squareOf(seat.x, seat.y);
      const inSquare = squares.get(square);
      const near = findNear(squares, seat, inSquare);
      if (near) crowded.set(seat, near);
      if (inSquare) inSquare.push({ group, seat });
      else squares.set(square, [{ group, seat }]);
    }
  return crowded;
}

function findNear(
  squares: ReadonlyMap<number, readonly Placed[]>,
  { x, y }: PlanSeat,
  inSquare: readonly Placed[] | undefined,
): Placed | undefined {
  const isNear = ({ seat }: Placed): boolean => (seat.x - x) ** 2 + (seat.y - y) ** 2 < CLOSEST ** 2;
  const here = inSquare?.find(isNear);
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
