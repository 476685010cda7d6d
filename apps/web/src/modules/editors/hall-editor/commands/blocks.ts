import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { freeId } from "@podium/shared/halls/derive-ids";
import { aisleGap } from "@podium/shared/halls/row-block";
import { subjectOfGroups } from "#modules/editors/hall-editor/model/describe.ts";
import { type Command, type Drawing, groupKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { framed, frameOf, isFromRight, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { sortSelection, withPlan, withSeats } from "#modules/editors/hall-editor/model/selected.ts";
import { tenths } from "#modules/editors/hall-editor/model/sound-values.ts";

/**
 * Splits each selected row into blocks of the same name; seat ids stay.
 * @param after numbers of chairs, from the left, after which an aisle comes; numbers beyond a row are ignored
 * @param aisleWidth free space between the chairs beside an aisle; chairs never move closer together
 */
export function splitRows(after: readonly number[], aisleWidth: number): Command {
  return {
    name: (drawing) => `${subjectOfGroups(selectedRows(drawing))} gesplitst`,
    apply(drawing) {
      const chosen = new Set(selectedRows(drawing));
      const ids = new Set(drawing.plan.groups.map(({ id }) => id));
      const keys = new Set(drawing.selection);
      const groups = drawing.plan.groups.flatMap((group): PlanGroup[] => {
        const blocks = chosen.has(group) ? split(group, after, Math.max(0, aisleWidth) || 0) : [group];
        return blocks.map((block, index) => {
          if (index === 0) return block;
          const id = freeId(group.id, ids);
          ids.add(id);
          keys.add(groupKey(id));
          return { ...block, id };
        });
      });
      return groups.length > drawing.plan.groups.length ? withPlan(drawing, { groups }, keys) : drawing;
    },
  };
}

export function canMerge(drawing: Drawing): boolean {
  const selected = selectedRows(drawing);
  return rowsOf(selected, frameOf(selected)).some(({ blocks }) => blocks.length > 1);
}

/** Merges the selected blocks of each row into one group; nothing moves, seat ids stay. */
export function mergeBlocks(): Command {
  return {
    name: () => "Blokken samengevoegd",
    apply(drawing) {
      const selected = selectedRows(drawing);
      const frame = frameOf(selected);
      const merged = new Map<string, PlanGroup | null>();
      for (const { blocks, seats } of rowsOf(selected, frame)) {
        const [left] = blocks;
        if (!left || blocks.length < 2) continue;
        // The block that is listed first determines the place in the list and the id.
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

/** Returns the blocks of a row, in numbering order; aisles open along the row, around its middle. */
function split(group: PlanGroup, after: readonly number[], aisleWidth: number): PlanGroup[] {
  const frame = frameOf([group]);
  const inLine = framed(group, frame);
  const cuts = new Set(after.filter((each) => Number.isInteger(each) && each > 0 && each < inLine.length));
  if (cuts.size === 0) return [group];
  let [block, shift] = [0, 0];
  const places = inLine.map(({ seat, index, x, y }, place) => {
    if (cuts.has(place)) {
      block += 1;
      shift += aisleGap(aisleWidth, x - (inLine[place - 1]?.x ?? x));
    }
    return { seat, index, block, shift, x, y };
  });
  const blocks = Array.from({ length: block + 1 }, (_, number) => {
    const own = places.filter((each) => each.block === number).toSorted((a, b) => a.index - b.index);
    const seats = own.map(({ seat, shift: by, x, y }) => {
      const at = frame.from({ x: x + by - shift / 2, y });
      return { ...seat, x: tenths(at.x), y: tenths(at.y) };
    });
    return withSeats(group, seats);
  });
  return isFromRight(group, frame) ? blocks.toReversed() : blocks;
}
