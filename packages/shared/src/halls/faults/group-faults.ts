import type { HallPlan, PlanGroup } from "../../contracts/hall-plan.ts";
import { SEAT_SIZE } from "../hall.ts";
import { looksOf } from "../label-text.ts";
import { tableSize } from "../table-size.ts";
import { isSeatId } from "../seat-id.ts";
import { findCrowded } from "./crowded-seats.ts";
import { groupName, isBlank, isInside, type Path, type PlanFault, seatName, textFault } from "./plan-fault.ts";

/** Finds faults of rows, tables and single places, and of their seats. */
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
  /** Ids, each with its seat's name, and names of seats in this group and the groups before it. */
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
