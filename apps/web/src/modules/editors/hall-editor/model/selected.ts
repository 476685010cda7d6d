import type { HallPlan, PlanDecor, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import type { Point } from "./bounds.ts";
import { type Drawing, keyParts, type Selection } from "./drawing.ts";
import { tenths } from "./sound-values.ts";

export interface Selected {
  readonly groups: ReadonlySet<string>;
  /** Indices of selected seats by group, except for groups that are selected as a whole. */
  readonly seats: ReadonlyMap<string, ReadonlySet<number>>;
  readonly decor: ReadonlySet<number>;
  readonly stage: boolean;
}

export function sortSelection(selection: Selection): Selected {
  const groups = new Set<string>();
  const seats = new Map<string, Set<number>>();
  const decor = new Set<number>();
  for (const key of selection) {
    const parts = keyParts(key);
    if (parts.type === "group") groups.add(parts.groupId);
    if (parts.type === "decor") decor.add(parts.index);
    if (parts.type === "seat") seats.set(parts.groupId, (seats.get(parts.groupId) ?? new Set()).add(parts.index));
  }
  for (const groupId of groups) seats.delete(groupId);
  return { groups, seats, decor, stage: selection.has("stage") };
}

/** Changes by type of selected element; types that are left out stay. */
export interface Changes {
  readonly group?: (group: PlanGroup) => PlanGroup;
  readonly seat?: (seat: PlanSeat, group: PlanGroup) => PlanSeat;
  readonly decor?: (decor: PlanDecor) => PlanDecor;
  readonly stage?: (stage: HallPlan["stage"]) => HallPlan["stage"];
}

export function mapSelected(drawing: Drawing, changes: Changes): Drawing {
  const { plan, selection } = drawing;
  const chosen = sortSelection(selection);
  const changed = (group: PlanGroup): PlanGroup => {
    if (chosen.groups.has(group.id)) return changes.group?.(group) ?? group;
    const places = chosen.seats.get(group.id);
    const { seat } = changes;
    if (!places || !seat) return group;
    return withSeats(
      group,
      mapOrSame(group.seats, (each, index) => (places.has(index) ? seat(each, group) : each)),
    );
  };
  const groups = mapOrSame(plan.groups, changed);
  const decor = mapOrSame(plan.decor, (each, index) =>
    chosen.decor.has(index) && changes.decor ? changes.decor(each) : each,
  );
  const stage = chosen.stage && changes.stage ? changes.stage(plan.stage) : plan.stage;
  return withPlan(drawing, { groups, decor, stage });
}

/** Returns the same drawing when nothing differs. */
export function withPlan(drawing: Drawing, part: Partial<HallPlan>, selection?: Selection): Drawing {
  const { plan } = drawing;
  const after = { ...plan, ...part };
  const isSame =
    after.name === plan.name &&
    after.width === plan.width &&
    after.height === plan.height &&
    after.stage === plan.stage &&
    after.zones === plan.zones &&
    after.groups === plan.groups &&
    after.decor === plan.decor;
  if (isSame && !selection) return drawing;
  return { plan: isSame ? plan : storeOrigin(after, originOf(plan)), selection: selection ?? drawing.selection };
}

export function mapOrSame<T>(list: T[], map: (entry: T, index: number) => T): T[] {
  let isSame = true;
  const mapped = list.map((entry, index) => {
    const after = map(entry, index);
    if (after !== entry) isSame = false;
    return after;
  });
  return isSame ? list : mapped;
}

/** Replaces the seats of a group; the middle of a row or single place follows them, a table stays. */
export function withSeats(group: PlanGroup, seats: PlanSeat[]): PlanGroup {
  if (seats === group.seats) return group;
  const count = seats.length;
  if (group.kind === "table" || count === 0) return { ...group, seats };
  const x = seats.reduce((sum, seat) => sum + seat.x, 0) / count;
  const y = seats.reduce((sum, seat) => sum + seat.y, 0) / count;
  return { ...group, x: tenths(x), y: tenths(y), seats };
}

const ORIGIN: Point = { x: 0, y: 0 };
const origins = new WeakMap<HallPlan, Point>();

/** Distance in units that everything has moved since opening, as the drawing grew at the left or the front. */
export function originOf(plan: HallPlan): Point {
  return origins.get(plan) ?? ORIGIN;
}

/** Stores the origin for `originOf`. @returns the plan itself */
export function storeOrigin(plan: HallPlan, origin: Point): HallPlan {
  if (origin !== ORIGIN) origins.set(plan, origin);
  return plan;
}
