/** Turns values of pointers, fields and other tabs into values that a plan can hold. */
import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { storedLabel } from "@podium/shared/halls/label-text";
import { freeId, withIds } from "@podium/shared/halls/derive-ids";

/** Rounds to a tenth of a unit, within the range of a plan; a value that is no number becomes 0. */
export function tenths(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(20_000, Math.max(-20_000, Math.round(value * 10) / 10)) || 0;
}

/** Normalizes degrees to above -180 up to 180, in tenths. */
export function degrees(value: number): number {
  return tenths(180 - ((((180 - value) % 360) + 360) % 360));
}

export function oneLine(text: string, most: number): string {
  const stored = storedLabel(text);
  // oxlint-disable-next-line no-control-regex -- control characters are removed
  const line = stored.replaceAll(/[\u0000-\u001f\u007f]+/g, " ").slice(0, most);
  // Removes half of a surrogate pair at the cut.
  return line.replaceAll(/\p{Cs}/gu, "");
}

export function tidied<T extends object>(part: T, mostOfLabel: number): T {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]): [string, unknown] => {
    if (typeof value === "number") return [name, name === "width" || name === "height" ? size(value) : tenths(value)];
    return [name, typeof value === "string" ? oneLine(value, mostOfLabel) : value];
  });
  return { ...part, ...Object.fromEntries<unknown>(entries) };
}

/** Like `tenths`, but never below 0. */
export function size(value: number): number {
  return Math.max(0, tenths(value));
}

/** Makes the labels and positions of a group valid; returns the same group if they are. */
export function soundGroup(group: PlanGroup): PlanGroup {
  const seats = group.seats.map((seat) => {
    const label = oneLine(seat.label, 6);
    const [x, y] = [tenths(seat.x), tenths(seat.y)];
    return label === seat.label && x === seat.x && y === seat.y ? seat : { ...seat, label, x, y };
  });
  const label = oneLine(group.label, 40);
  const [x, y] = [tenths(group.x), tenths(group.y)];
  const isSound = label === group.label && x === group.x && y === group.y;
  return isSound && seats.every((seat, index) => seat === group.seats[index])
    ? group
    : { ...group, label, x, y, seats };
}

interface Repaired {
  readonly plan: HallPlan;
  /** Descriptions in Dutch of the repairs. */
  readonly notices: readonly string[];
}

/** Gives groups with a duplicate id an id of their own, as elements are identified by it. */
export function repairDraft(draft: HallPlan): Repaired {
  const ids = new Set<string>();
  let doubled = 0;
  const groups = draft.groups.map((group) => {
    const id = ids.has(group.id) ? otherId(group, draft, ids) : group.id;
    ids.add(id);
    if (id === group.id) return group;
    doubled += 1;
    return { ...group, id };
  });
  if (doubled === 0) return { plan: draft, notices: [] };
  const what = doubled === 1 ? "1 rij of tafel had" : `${doubled} rijen of tafels hadden`;
  return {
    plan: { ...draft, groups },
    notices: [`${what} dezelfde interne naam als een andere. Dat is hersteld; aan de tekening is niets veranderd.`],
  };
}

function otherId(group: PlanGroup, { groups, zones }: HallPlan, ids: ReadonlySet<string>): string {
  if (group.kind !== "area") return freeId(group.id, ids);
  // The id of an area is the code of its places: short, and of no seat.
  const others = [...groups, ...[...ids].map((id) => ({ ...group, id }))];
  return withIds([group], { others, zones })[0]?.id ?? group.id;
}
