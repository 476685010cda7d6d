import type { HallPlan, PlanDecor, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";

/** Seats and decor are keyed by index: a command that changes such a list returns a selection for the new one too. */
export type ElementKey = `group:${string}` | `seat:${string}/${number}` | `decor:${number}` | "stage";

export type Selection = ReadonlySet<ElementKey>;

/** The input and output of a command; neither is ever changed in place. */
export interface Drawing {
  readonly plan: HallPlan;
  readonly selection: Selection;
}

/** A change to a drawing. `name` describes in Dutch its effect on a given drawing: 'Rij verplaatst'. */
export interface Command {
  readonly name: (drawing: Drawing) => string;
  /** Returns the given drawing itself when there is nothing to change. */
  readonly apply: (drawing: Drawing) => Drawing;
  /** Shows the whole drawing afterwards: the plan or its edges changed, so the visible part may be elsewhere. */
  readonly showsAll?: boolean;
}

export type Element =
  | { readonly type: "group"; readonly group: PlanGroup; readonly index: number }
  | { readonly type: "seat"; readonly group: PlanGroup; readonly seat: PlanSeat; readonly index: number }
  | { readonly type: "decor"; readonly decor: PlanDecor; readonly index: number }
  | { readonly type: "stage"; readonly stage: HallPlan["stage"] };

export const NOTHING: Selection = new Set();

export function groupKey(groupId: string): ElementKey {
  return `group:${groupId}`;
}

export function seatKey(groupId: string, index: number): ElementKey {
  return `seat:${groupId}/${index}`;
}

export function decorKey(index: number): ElementKey {
  return `decor:${index}`;
}

type KeyParts =
  | { readonly type: "group"; readonly groupId: string }
  | { readonly type: "seat"; readonly groupId: string; readonly index: number }
  | { readonly type: "decor"; readonly index: number }
  | { readonly type: "stage" };

/** A group's id may contain any character: the last slash separates it from the seat's index. */
export function keyParts(key: ElementKey): KeyParts {
  if (key === "stage") return { type: "stage" };
  if (key.startsWith("group:")) return { type: "group", groupId: key.slice("group:".length) };
  if (key.startsWith("decor:")) return { type: "decor", index: Number(key.slice("decor:".length)) };
  const slash = key.lastIndexOf("/");
  return { type: "seat", groupId: key.slice("seat:".length, slash), index: Number(key.slice(slash + 1)) };
}

const indexes = new WeakMap<HallPlan["groups"], ReadonlyMap<string, number>>();

function groupIndex(plan: HallPlan): ReadonlyMap<string, number> {
  const known = indexes.get(plan.groups);
  if (known) return known;
  const index = new Map(plan.groups.map(({ id }, place) => [id, place]));
  indexes.set(plan.groups, index);
  return index;
}

/** Undefined when the plan does not (or no longer) have this element. */
export function elementOf(plan: HallPlan, key: ElementKey): Element | undefined {
  const parts = keyParts(key);
  if (parts.type === "stage") return { type: "stage", stage: plan.stage };
  if (parts.type === "decor") {
    const decor = plan.decor[parts.index];
    return decor && { type: "decor", decor, index: parts.index };
  }
  const index = groupIndex(plan).get(parts.groupId) ?? -1;
  const group = plan.groups[index];
  if (!group) return undefined;
  if (parts.type === "group") return { type: "group", group, index };
  const seat = group.seats[parts.index];
  return seat && { type: "seat", group, seat, index: parts.index };
}

/** Returns the selected elements, in the order of selection. */
export function elementsOf({ plan, selection }: Drawing): Element[] {
  return [...selection].flatMap((key) => elementOf(plan, key) ?? []);
}

/** Returns the common value; null when values differ, or when there are none. */
export function oneOf<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
