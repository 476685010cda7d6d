import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import {
  type Command,
  decorKey,
  type Drawing,
  type ElementKey,
  groupKey,
  keyParts,
  seatKey,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { withPlan } from "#modules/editors/hall-editor/model/selected.ts";

/** Moves an element in its list (numbering order, decor from the bottom up), and selects it. @param by -1 is earlier */
export function reorder(key: ElementKey, by: number): Command {
  return {
    name: (drawing) => `${subject({ ...drawing, selection: new Set([key]) })} ${by < 0 ? "eerder" : "later"} gezet`,
    apply: (drawing) => reordered(drawing, key, by),
  };
}

function reordered(drawing: Drawing, key: ElementKey, by: number): Drawing {
  const { groups, decor } = drawing.plan;
  const parts = keyParts(key);
  if (parts.type === "stage") return drawing;
  if (parts.type === "decor") {
    const moved = shifted(decor, parts.index, by);
    return moved ? withPlan(drawing, { decor: moved.list }, new Set([decorKey(moved.at)])) : drawing;
  }
  const index = groups.findIndex(({ id }) => id === parts.groupId);
  if (parts.type === "group") {
    const moved = shifted(groups, index, by);
    return moved ? withPlan(drawing, { groups: moved.list }, new Set([groupKey(parts.groupId)])) : drawing;
  }
  const group = groups[index];
  const moved = group && shifted(group.seats, parts.index, by);
  if (!moved) return drawing;
  const changed = groups.with(index, { ...group, seats: moved.list });
  return withPlan(drawing, { groups: changed }, new Set([seatKey(group.id, moved.at)]));
}

/** Returns null when nothing moves. */
function shifted<Item>(list: readonly Item[], from: number, by: number): { list: Item[]; at: number } | null {
  const item = list[from];
  const at = Math.min(list.length - 1, Math.max(0, from + by));
  if (item === undefined || at === from) return null;
  return { list: list.toSpliced(from, 1).toSpliced(at, 0, item), at };
}
