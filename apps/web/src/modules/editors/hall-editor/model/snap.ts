import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { type Bounds, decorBounds, elementBounds, groupBounds, seatBounds } from "./bounds.ts";
import type { Selection } from "./drawing.ts";
import { sortSelection } from "./selected.ts";
import { type AlongGuide, equalDistances, type Fit, type Span } from "./snap-distances.ts";

/** A line to draw while something snaps: at x (`vertical`) or at y, from one end to the other. */
export interface Guide {
  readonly direction: "vertical" | "horizontal";
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** `distance` marks one of two gaps of equal width, from edge to edge. */
  readonly kind: AlongGuide["kind"];
}

export interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

export interface Snapper {
  /**
   * @param bounds of the moving elements, before the move
   * @param tolerance snapping distance in units of the drawing: 6 pixels at the current zoom
   */
  readonly snap: (bounds: Bounds, dx: number, dy: number, tolerance: number) => Snapped;
}

interface SnapOptions {
  /** Distance between grid lines, to which only the upper left corner snaps; 0 for no grid. */
  readonly grid: number;
}

/** Sorts once, so that each move only looks up. The nearest edge or middle wins, else an equal gap, else the grid. */
export function createSnapper(plan: HallPlan, moving: Selection, { grid }: SnapOptions): Snapper {
  const rest = boundsOfRest(plan, moving);
  const across = createDirection(rest.map(acrossOf), { size: plan.width, depth: plan.height, grid });
  const down = createDirection(rest.map(downOf), { size: plan.height, depth: plan.width, grid });
  return {
    snap(bounds, dx, dy, tolerance) {
      const moved = shifted(bounds, dx, dy);
      const x = across(acrossOf(moved), tolerance);
      const y = down(downOf(moved), tolerance);
      const [byX, byY] = [x?.by ?? 0, y?.by ?? 0];
      const final = shifted(moved, byX, byY);
      const guides = [
        ...(x?.guides(acrossOf(final)) ?? []).map((guide) => directed(guide, "vertical")),
        ...(y?.guides(downOf(final)) ?? []).map((guide) => directed(guide, "horizontal")),
      ];
      return { dx: dx + byX, dy: dy + byY, guides };
    },
  };
}

/** Bounds of the elements that do not move: whole groups, and the other seats of a group whose seats move. */
function boundsOfRest(plan: HallPlan, moving: Selection): Bounds[] {
  const { groups, seats, decor, stage } = sortSelection(moving);
  const rest = plan.groups.flatMap((group) => {
    if (groups.has(group.id) || (group.seats.length === 0 && group.kind !== "area")) return [];
    const places = seats.get(group.id);
    return places ? group.seats.filter((_, index) => !places.has(index)).map(seatBounds) : [groupBounds(group)];
  });
  rest.push(...plan.decor.filter((_, index) => !decor.has(index)).map(decorBounds));
  if (!stage) rest.push(elementBounds({ type: "stage", stage: plan.stage }));
  return rest;
}

interface Extent {
  readonly size: number;
  readonly depth: number;
  readonly grid: number;
}

function createDirection(rest: readonly Span[], { size, depth, grid }: Extent) {
  const lines = createLines([...rest, { start: 0, end: size, near: 0, far: depth }]);
  return (moved: Span, tolerance: number): Fit | null => {
    const fits = [lineFit(lines, moved, tolerance), ...equalDistances(rest, moved, tolerance)].filter(
      (fit) => fit !== null,
    );
    const [first, ...others] = fits;
    if (first) return others.reduce((best, fit) => (Math.abs(fit.by) < Math.abs(best.by) - 0.01 ? fit : best), first);
    return grid > 0 ? gridFit(moved, grid, tolerance, depth) : null;
  };
}

function lineFit(lines: ReturnType<typeof createLines>, moved: Span, tolerance: number): Fit | null {
  let best: number | null = null;
  for (const value of edgesOf(moved)) {
    const by = lines.nearest(value)?.at;
    if (by === undefined || Math.abs(by - value) > tolerance) continue;
    if (best === null || Math.abs(by - value) < Math.abs(best)) best = by - value;
  }
  if (best === null) return null;
  const guides = (final: Span): AlongGuide[] =>
    edgesOf(final).flatMap((value) => {
      const line = lines.nearest(value);
      return line && Math.abs(line.at - value) < 0.1 ? [guideAt(line, final)] : [];
    });
  return { by: best, guides };
}

function guideAt({ at, near, far }: Line, final: Span): AlongGuide {
  return { isAcross: true, at, from: Math.min(near, final.near), to: Math.max(far, final.far), kind: "line" };
}

function gridFit(moved: Span, grid: number, tolerance: number, depth: number): Fit | null {
  const at = Math.round(moved.start / grid) * grid;
  if (Math.abs(at - moved.start) > tolerance) return null;
  return { by: at - moved.start, guides: () => [{ isAcross: true, at, from: 0, to: depth, kind: "grid" }] };
}

function edgesOf({ start, end }: Span): [number, number, number] {
  return [start, (start + end) / 2, end];
}

function acrossOf({ left, right, top, bottom }: Bounds): Span {
  return { start: left, end: right, near: top, far: bottom };
}

function downOf({ left, right, top, bottom }: Bounds): Span {
  return { start: top, end: bottom, near: left, far: right };
}

function shifted({ left, top, right, bottom }: Bounds, dx: number, dy: number): Bounds {
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

function directed({ isAcross, ...guide }: AlongGuide, across: Guide["direction"]): Guide {
  const along = across === "vertical" ? "horizontal" : "vertical";
  return { ...guide, direction: isAcross ? across : along };
}

interface Line {
  readonly at: number;
  readonly near: number;
  readonly far: number;
}

interface Lines {
  readonly nearest: (value: number) => Line | undefined;
}

/** The edges and middles of spans, sorted once: looking up the nearest takes a dozen steps for 3,000 seats. */
function createLines(spans: readonly Span[]): Lines {
  const byPlace = new Map<number, Line>();
  for (const { start, end, near, far } of spans) {
    for (const at of [start, (start + end) / 2, end]) {
      const place = Math.round(at * 10);
      const before = byPlace.get(place);
      byPlace.set(place, {
        at: before?.at ?? at,
        near: Math.min(near, before?.near ?? near),
        far: Math.max(far, before?.far ?? far),
      });
    }
  }
  const sorted = [...byPlace.values()].toSorted((a, b) => a.at - b.at);
  return {
    nearest(value) {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.at ?? 0) < value) low = middle + 1;
        else high = middle;
      }
      const [before, after] = [sorted[low - 1], sorted[low]];
      if (!before || !after) return before ?? after;
      return value - before.at <= after.at - value ? before : after;
    },
  };
}
