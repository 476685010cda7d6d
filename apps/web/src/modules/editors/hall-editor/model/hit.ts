import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { tableSize } from "@podium/shared/halls/drawing";
import { areaRectangle, type Bounds, elementBounds, groupBounds, type Point } from "./bounds.ts";
import { decorKey, type ElementKey, groupKey, seatKey, type Selection } from "./drawing.ts";

/** The entered group, whose seats can be pointed at. Null: groups, decor and the stage can be. */
type Within = string | null;

/**
 * Finds the element under a point: inside a group its nearest seat; otherwise the group of the nearest seat (the
 * topmost if equal) or of a table, else an area, else decor, else the stage.
 * @param tolerance distance beside a chair that still counts (more for fingers), in units of the drawing
 */
export function elementAt(plan: HallPlan, point: Point, within: Within = null, tolerance = 0): ElementKey | null {
  const reach = SEAT_SIZE / 2 + tolerance;
  let nearest: { key: ElementKey; distance: number } | null = null;
  for (const group of plan.groups) {
    if (within !== null && group.id !== within) continue;
    if (!isInside(point, grown(groupBounds(group), tolerance))) continue;
    for (const [index, seat] of group.seats.entries()) {
      const distance = Math.hypot(seat.x - point.x, seat.y - point.y);
      if (distance > reach || (nearest && nearest.distance < distance)) continue;
      nearest = { key: within === null ? groupKey(group.id) : seatKey(group.id, index), distance };
    }
    if (within === null && !nearest && group.kind === "table" && isOnTop(group, point))
      nearest = { key: groupKey(group.id), distance: reach };
  }
  if (nearest || within !== null) return nearest?.key ?? null;
  const area = plan.groups.findLast((group) => group.kind === "area" && isOnTop(group, point, tolerance));
  if (area) return groupKey(area.id);
  for (let index = plan.decor.length - 1; index >= 0; index -= 1) {
    const decor = plan.decor[index];
    if (decor && isInside(point, grown(elementBounds({ type: "decor", decor, index }), tolerance))) {
      return decorKey(index);
    }
  }
  return isInside(point, elementBounds({ type: "stage", stage: plan.stage })) ? "stage" : null;
}

/** Seats that the stroke touches, or groups with a touched seat or table. @param kind type of the elements to find */
export function elementsAlong(plan: HallPlan, from: Point, to: Point, kind: "groups" | "seats"): ElementKey[] {
  const reach = SEAT_SIZE / 2;
  const around = grown(boundsOfPoints([from, to]), reach);
  return plan.groups
    .filter((group) => overlaps(groupBounds(group), around))
    .flatMap((group) => {
      const touched = [...group.seats.keys()].filter((index) => {
        const seat = group.seats[index];
        return seat !== undefined && distanceTo(seat, from, to) <= reach;
      });
      if (kind === "seats") return touched.map((index) => seatKey(group.id, index));
      return touched.length > 0 || crossesTop(group, from, to) ? [groupKey(group.id)] : [];
    });
}

function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - dx * along, point.y - from.y - dy * along);
}

/** Step along a stroke, in units of the drawing: smaller cuts of a table's corner are unintended. */
const TABLE_STEP = 4;

function crossesTop(group: PlanGroup, from: Point, to: Point): boolean {
  if (group.kind !== "table" && group.kind !== "area") return false;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / TABLE_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) =>
    isOnTop(group, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
  );
}

/** Finds groups with at least one chair inside. Areas, decor and stage must be inside entirely: much lies on them. */
export function elementsInBox(plan: HallPlan, box: Bounds, within: Within = null): Selection {
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ];
  return elementsIn(plan, (point) => isInside(point, box), within, corners);
}

export function elementsInLasso(plan: HallPlan, lasso: readonly Point[], within: Within = null): Selection {
  return elementsIn(plan, (point) => isInPolygon(point, lasso), within, lasso);
}

function elementsIn(
  plan: HallPlan,
  has: (point: Point) => boolean,
  within: Within,
  outline: readonly Point[],
): Selection {
  const found = new Set<ElementKey>();
  const around = boundsOfPoints(outline);
  const isWhole = ({ left, top, right, bottom }: Bounds): boolean =>
    [left, right].every((x) => [top, bottom].every((y) => has({ x, y })));
  for (const group of plan.groups) {
    if (within !== null && group.id !== within) continue;
    if (!overlaps(groupBounds(group), around)) continue;
    if (within === null) {
      if (group.kind === "area" && isWhole(groupBounds(group))) found.add(groupKey(group.id));
      if (group.seats.some(has) || (group.kind === "table" && has(group))) found.add(groupKey(group.id));
      continue;
    }
    for (const [index, seat] of group.seats.entries()) if (has(seat)) found.add(seatKey(group.id, index));
  }
  if (within !== null) return found;
  for (const [index, decor] of plan.decor.entries()) {
    if (isWhole(elementBounds({ type: "decor", decor, index }))) found.add(decorKey(index));
  }
  if (isWhole(elementBounds({ type: "stage", stage: plan.stage }))) found.add("stage");
  return found;
}

/** Counts how often a line to the right of the point crosses the outline. */
function isInPolygon({ x, y }: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = before.x + ((corner.x - before.x) * (y - before.y)) / (corner.y - before.y);
      if (x < crossing) isIn = !isIn;
    }
    before = corner;
  }
  return isIn;
}

/** Whether a point is on the top of a table, or on an area. */
function isOnTop(group: PlanGroup, { x, y }: Point, tolerance = 0): boolean {
  const { width, height } = group.kind === "area" ? areaRectangle(group) : tableSize(group);
  const radians = (-(group.turn ?? 0) * Math.PI) / 180;
  const [dx, dy] = [x - group.x, y - group.y];
  const along = dx * Math.cos(radians) - dy * Math.sin(radians);
  const across = dx * Math.sin(radians) + dy * Math.cos(radians);
  return Math.abs(along) <= width / 2 + tolerance && Math.abs(across) <= height / 2 + tolerance;
}

function boundsOfPoints(points: readonly Point[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

function isInside({ x, y }: Point, { left, top, right, bottom }: Bounds): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}

function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
