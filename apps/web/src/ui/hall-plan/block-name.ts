import type { HallGroup } from "@podium/shared/halls/hall";
import { shortLabel } from "./hall-table.tsx";

/** 'Rij 1 tot 6', 'Tafel 2 en 7 andere'; with the seats of its first row where rows have several blocks. */
export function blockName(groups: readonly HallGroup[], all: readonly HallGroup[]): string {
  const [first, last] = [groups.at(0), groups.at(-1)];
  if (!first || !last) return "";
  if (groups.length === 1) return first.label;
  const labels = [...new Set(groups.map(({ label }) => label))];
  const everyLabel = [...new Set(all.map(({ label }) => label))];
  const from = everyLabel.indexOf(first.label);
  const isRun = labels.every((label, index) => everyLabel[from + index] === label);
  if (!isRun) return `${first.label} en ${labels.length - 1} andere`;
  const name = labels.length === 1 ? first.label : `${first.label} tot ${shortLabel(last.label)}`;
  const isAlone = all.every((group) => group.label !== first.label || groups.includes(group));
  const { seats } = first;
  return isAlone ? name : `${name}, stoelen ${seats.at(0)?.label} tot ${seats.at(-1)?.label}`;
}
