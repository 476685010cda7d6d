import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import {
  decorKey,
  type ElementKey,
  elementOf,
  groupKey,
  keyParts,
  seatKey,
} from "#modules/editors/hall-editor/model/drawing.ts";

export interface PartsOrder {
  readonly plan: HallPlan;
  readonly order: readonly ElementKey[];
}

/** More rows and tables make the list slow; users can search. */
export const SHOWN = 200;

interface Listed {
  readonly isWanted: (key: ElementKey) => boolean;
  readonly isOpen: (groupId: string) => boolean;
}

/** The lines of the list: the stage, rows and tables in numbering order with the seats of open ones, and the decor. */
export function partsOrder(plan: HallPlan, { isWanted, isOpen }: Listed): PartsOrder {
  const groups = plan.groups.filter(({ id }) => isWanted(groupKey(id))).slice(0, SHOWN);
  const order: ElementKey[] = [
    ...(isWanted("stage") ? (["stage"] as const) : []),
    ...groups.flatMap(({ id, seats }) => [
      groupKey(id),
      ...(isOpen(id) ? seats.map((_, index) => seatKey(id, index)) : []),
    ]),
    ...plan.decor.map((_, index) => decorKey(index)).filter(isWanted),
  ];
  return { plan, order };
}

/** The same line if it remains, else the next of its kind, else the previous one; for a seat, within its row. */
export function nearestLeft(at: ElementKey, before: PartsOrder, after: PartsOrder): ElementKey | null {
  const left = new Map(after.order.map((key) => [whatIs(after.plan, key), key]));
  const place = before.order.indexOf(at);
  const [behind, ahead] = [before.order.slice(0, Math.max(place, 0)).toReversed(), before.order.slice(place)];
  const isSibling = (key: ElementKey): boolean => parentOf(key) === parentOf(at);
  for (const key of [...ahead.filter(isSibling), ...behind.filter(isSibling), ...ahead, ...behind]) {
    const found = left.get(whatIs(before.plan, key));
    if (found) return found;
  }
  return after.order[0] ?? null;
}

/** Returns an identity that survives changes: keys of seats and decor are indices, which shift. */
function whatIs(plan: HallPlan, key: ElementKey): unknown {
  const element = elementOf(plan, key);
  if (element?.type === "seat") return element.seat;
  return element?.type === "decor" ? element.decor : key;
}

function parentOf(key: ElementKey): string | null {
  const parts = keyParts(key);
  return parts.type === "seat" ? parts.groupId : null;
}
