/** The doors of a plan as ways out, for the evacuation sheet (decision 067). */
import type { HallPlan, PlanDecor } from "#contracts/hall-plan.ts";
import type { Evacuation } from "#contracts/check-in.ts";
import { readHall } from "./hall.ts";
import { nameOnly } from "./seat-names.ts";

export interface Exit {
  /** The door's own label; 'Deur links op het plan' without one. Each name is that of one door. */
  readonly name: string;
  /** Middle of the door, in units of the drawing. */
  readonly x: number;
  readonly y: number;
}

type Side = "links" | "rechts" | "bovenaan" | "onderaan";

interface Door extends Omit<Exit, "name"> {
  readonly label: string;
  readonly side: Side;
}

/** Returns all doors, in the order of the plan. */
export function exitsOf(plan: Pick<HallPlan, "width" | "height" | "decor">): Exit[] {
  const doors = plan.decor.filter(({ kind }) => kind === "door").map((door) => placed(door, plan));
  return doors.map((door) => ({ name: nameOf(door, doors), x: door.x, y: door.y }));
}

/**
 * The nearest exit in a straight line, in units of the drawing; walls, stairs and steps are not in a plan.
 * @returns undefined without exits; of two as near, the first
 */
export function nearestExit<At extends Pick<Exit, "x" | "y">>(
  exits: readonly At[],
  from: { readonly x: number; readonly y: number },
): At | undefined {
  const distance = ({ x, y }: At): number => Math.hypot(x - from.x, y - from.y);
  return exits.reduce<At | undefined>(
    (nearest, exit) => (nearest && distance(nearest) <= distance(exit) ? nearest : exit),
    undefined,
  );
}

/** Returns what a device at the entrance stores of a plan for its evacuation sheet. @param plan without faults */
export function evacuationOf(plan: HallPlan): Evacuation {
  const exits = exitsOf(plan);
  const wheelchairs = readHall(plan)
    .groups.filter(({ kinds }) => kinds.has("wheelchair"))
    .flatMap(({ seats }) => seats.filter(({ kind }) => kind === "wheelchair"));
  return {
    exits: exits.map(({ name }) => name),
    zones: plan.zones.map(({ id, name }) => ({ id, name })),
    wheelchairPlaces: wheelchairs.map((seat) => ({ ...nameOnly(seat), exit: nearestExit(exits, seat)?.name ?? null })),
  };
}

function placed({ x, y, width, height, label }: PlanDecor, plan: Pick<HallPlan, "width" | "height">): Door {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { ...middle, label: label.trim(), side: sideOf(middle, plan) };
}

/** The edge of the drawing that is nearest. */
function sideOf({ x, y }: Pick<Door, "x" | "y">, { width, height }: Pick<HallPlan, "width" | "height">): Side {
  const distances: [Side, number][] = [
    ["links", x],
    ["rechts", width - x],
    ["bovenaan", y],
    ["onderaan", height - y],
  ];
  return distances.reduce((nearest, each) => (each[1] < nearest[1] ? each : nearest))[0];
}

/** Doors of one label, or of none, are told apart by their side, and those of one side by counting along it. */
function nameOf(door: Door, doors: readonly Door[]): string {
  const alike = doors.filter(({ label }) => label === door.label);
  if (door.label !== "" && alike.length === 1) return door.label;
  const name = `${door.label || "Deur"} ${door.side} op het plan`;
  const beside = alike.filter(({ side }) => side === door.side);
  if (beside.length === 1) return name;
  const isUpright = door.side === "links" || door.side === "rechts";
  const along = beside.toSorted((a, b) => (isUpright ? a.y - b.y : a.x - b.x));
  return `${name}, nummer ${along.indexOf(door) + 1} van ${isUpright ? "boven" : "links"}`;
}
