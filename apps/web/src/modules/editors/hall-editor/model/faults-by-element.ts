import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { findFaults, type PlanFault } from "@podium/shared/halls/faults";
import { decorKey, type ElementKey, groupKey, seatKey } from "./drawing.ts";

export interface PlacedFault {
  readonly fault: PlanFault;
  /** Null for a fault of the whole plan, its name or a zone. */
  readonly key: ElementKey | null;
}

export interface Faults {
  /** In the order of the plan. */
  readonly all: readonly PlacedFault[];
  /** Sentences per element; those of a seat count for its group too. */
  readonly byKey: ReadonlyMap<ElementKey, readonly string[]>;
}

const known = new WeakMap<HallPlan, Faults>();

/** Finds the faults that prevent publishing the plan, with their elements; the same plan is checked once. */
export function faultsOf(plan: HallPlan): Faults {
  const before = known.get(plan);
  if (before) return before;
  const all = placed(plan, findFaults(plan));
  const byKey = new Map<ElementKey, string[]>();
  for (const { fault, key } of all) {
    const keys = key === null ? [] : [key, ...groupOfSeat(plan, fault)];
    for (const each of keys) byKey.set(each, [...(byKey.get(each) ?? []), fault.message]);
  }
  const faults = { all, byKey };
  known.set(plan, faults);
  return faults;
}

/** @param details of a server's refusal, whose paths refer to this plan: `groups.0.seats.1` */
export function faultsOfDetails(
  plan: HallPlan,
  details: readonly { field: string; message: string }[],
): readonly PlacedFault[] {
  const stepOf = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);
  return placed(
    plan,
    details.map(({ field, message }) => ({ path: field.split(".").map(stepOf), message })),
  );
}

function placed(plan: HallPlan, faults: readonly PlanFault[]): PlacedFault[] {
  return faults.map((fault) => ({ fault, key: keyOfFault(plan, fault) }));
}

function keyOfFault({ groups, decor }: HallPlan, { path }: PlanFault): ElementKey | null {
  const [part, place, inner, index] = path;
  if (part === "stage") return "stage";
  if (part === "decor" && typeof place === "number" && decor[place]) return decorKey(place);
  const group = part === "groups" && typeof place === "number" ? groups[place] : undefined;
  if (!group) return null;
  if (inner === "seats" && typeof index === "number" && group.seats[index]) return seatKey(group.id, index);
  return groupKey(group.id);
}

function groupOfSeat({ groups }: HallPlan, { path }: PlanFault): ElementKey[] {
  const [part, place, inner, index] = path;
  const group = part === "groups" && typeof place === "number" ? groups[place] : undefined;
  return group && inner === "seats" && typeof index === "number" ? [groupKey(group.id)] : [];
}

const numbers = new Intl.NumberFormat("nl-BE");

export function thingsToDo(count: number): string {
  return `Nog ${count === 1 ? "1 ding" : `${numbers.format(count)} dingen`} in orde te brengen`;
}
