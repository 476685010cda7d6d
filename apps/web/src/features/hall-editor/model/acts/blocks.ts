import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { freeId } from "@podium/shared/halls/derive-ids";
import { type Act, type Drawing, groupKey } from "../drawing.ts";
import { framed, frameOf, isFromRight, rowsOf } from "../rows.ts";
import { subjectOfGroups } from "../subject.ts";
import { sortSelection, withPlan, withSeats } from "./selected.ts";
import { tenths } from "./sound-values.ts";

/**
 * Splits each selected row into two blocks of the same name; seat ids stay.
 *
 * @param after how many chairs, from the left
 * @param gap how much wider the room between them becomes
 */
export function splitRows(after: number, gap: number): Act {
  return {
    name: (drawing) => `${subjectOfGroups(selectedRows(drawing))} gesplitst`,
    apply(drawing) {
      const chosen = new Set(selectedRows(drawing));
      const ids = new Set(drawing.plan.groups.map(({ id }) => id));
      const keys = new Set(drawing.selection);
      let isSplit = false;
      const groups = drawing.plan.groups.flatMap((group): PlanGroup[] => {
        if (!chosen.has(group) || after < 1 || after >= group.seats.length) return [group];
        isSplit = true;
        const id = freeId(group.id, ids);
        ids.add(id);
        keys.add(groupKey(id));
        return split(group, id, after, gap);
      });
      return isSplit ? withPlan(drawing, { groups }, keys) : drawing;
    },
  };
}

/** Whether some of the selected rows are blocks of one row. */
export function canMerge(drawing: Drawing): boolean {
  const selected = selectedRows(drawing);
  return rowsOf(selected, frameOf(selected)).some(({ blocks }) => blocks.length > 1);
}

/** Makes one group of the selected blocks of each row; nothing moves, seat ids stay. */
export function mergeBlocks(): Act {
  return {
    name: () => "Blokken samengevoegd",
    apply(drawing) {
      const selected = selectedRows(drawing);
      const frame = frameOf(selected);
      const merged = new Map<string, PlanGroup | null>();
      for (const { blocks, seats } of rowsOf(selected, frame)) {
        const [left] = blocks;
        if (!left || blocks.length < 2) continue;
        // The one that is listed first gives its place and its id.
        const first = drawing.plan.groups.find((group) => blocks.includes(group)) ?? left;
        const inLine = seats.map(({ seat }) => seat);
        for (const { id } of blocks) merged.set(id, null);
        merged.set(first.id, withSeats(first, isFromRight(first, frame) ? inLine.toReversed() : inLine));
      }
      if (merged.size === 0) return drawing;
      const groups = drawing.plan.groups.flatMap((group): HallPlan["groups"] => {
        const into = merged.get(group.id);
        return into === null ? [] : [into ?? group];
      });
      const isGone = (id: string): boolean => merged.get(id) === null;
      const keys = [...drawing.selection].filter((key) => !key.startsWith("group:") || !isGone(key.slice(6)));
      return withPlan(drawing, { groups }, new Set(keys));
    },
  };
}

function selectedRows({ plan, selection }: Drawing): PlanGroup[] {
  const { groups } = sortSelection(selection);
  return plan.groups.filter(({ id, kind }) => kind === "row" && groups.has(id));
}

/** In the order in which they are numbered; the aisle opens along the row. */
function split(group: PlanGroup, id: string, after: number, gap: number): PlanGroup[] {
  const frame = frameOf([group]);
  const inLine = framed(group, frame).map(({ seat, index, x, y }, place) => {
    const at = frame.from({ x: x + (place < after ? -gap : gap) / 2, y });
    return { index, isLeft: place < after, seat: { ...seat, x: tenths(at.x), y: tenths(at.y) } };
  });
  const part = (isLeft: boolean) =>
    inLine
      .filter((each) => each.isLeft === isLeft)
      .toSorted((a, b) => a.index - b.index)
      .map(({ seat }) => seat);
  const [first, second] = isFromRight(group, frame) ? [part(false), part(true)] : [part(true), part(false)];
  return [withSeats(group, first), withSeats({ ...group, id }, second)];
}
