import type { HallGroup } from "@podium/shared/halls/hall";
import { currentLanguage } from "#messages/messages.ts";
import { hall } from "#messages/nl/hall.ts";
import { shortLabel } from "./hall-table.tsx";
import { SEAT_WORDS } from "@podium/shared/halls/seat-names";

/** 'Rij 1 tot 6', 'Tafel 2 en 7 andere'; with the seats of its first row where rows have several blocks. */
export function blockName(groups: readonly HallGroup[], all: readonly HallGroup[]): string {
  const words = SEAT_WORDS[currentLanguage()];
  const [first, last] = [groups.at(0), groups.at(-1)];
  if (!first || !last) return "";
  if (groups.length === 1) return first.label;
  const labels = [...new Set(groups.map(({ label }) => label))];
  const everyLabel = [...new Set(all.map(({ label }) => label))];
  const from = everyLabel.indexOf(first.label);
  const isRun = labels.every((label, index) => everyLabel[from + index] === label);
  if (!isRun) return hall().andOthers(first.label, labels.length - 1);
  const name = labels.length === 1 ? first.label : words.range(first.label, shortLabel(last.label));
  const isAlone = all.every((group) => group.label !== first.label || groups.includes(group));
  const { seats } = first;
  return isAlone ? name : `${name}, ${words.seats(words.range(seats.at(0)?.label ?? "", seats.at(-1)?.label ?? ""))}`;
}
