/** The parts of a large hall that are drawn from afar, with their names. */
import { type Box, boxOf } from "@podium/shared/halls/boxes";
import { type Hall, type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import { type BlockShape, blockShapes } from "@podium/shared/halls/block-shapes";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { SEAT_WORDS } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { areaBox, partsOf } from "./areas.ts";
import { shortLabel } from "./hall-table.tsx";

export interface HallBlock {
  /** The id of its first group. */
  readonly id: string;
  readonly name: string;
  readonly groups: readonly HallGroup[];
  readonly seatIds: readonly SeatId[];
  readonly box: Box;
  readonly outline: string;
}

const sections = new WeakMap<Hall, readonly HallBlock[]>();
const blocks = new WeakMap<Hall, readonly HallBlock[]>();

/** Returns the sections of a hall, in reading order; every seat is in one section. */
export function hallSections(hall: Hall): readonly HallBlock[] {
  if (!hasSections(hall)) return hallBlocks(hall);
  let known = sections.get(hall);
  if (!known) sections.set(hall, (known = withNames(hall, blockShapes(hall).sections)));
  return known;
}

/** Returns the blocks of a hall, in reading order; every seat that is drawn is in one block. */
export function hallBlocks(hall: Hall): readonly HallBlock[] {
  let known = blocks.get(hall);
  if (!known) blocks.set(hall, (known = withNames(hall, blockShapes(hall).blocks)));
  return known;
}

/** Whether the hall has too many blocks to show them all at once. */
export function hasSections(hall: Hall): boolean {
  const shapes = blockShapes(hall);
  return shapes.sections !== shapes.blocks;
}

const knownAreas = new WeakMap<Hall, readonly HallBlock[]>();

/** Areas as blocks, for the keyboard: from afar it goes from one to the other. */
export function areaBlocks(hall: Hall): readonly HallBlock[] {
  let known = knownAreas.get(hall);
  if (!known) {
    known = partsOf(hall).areas.map((area): HallBlock => ({
      id: area.id,
      name: area.label,
      groups: [area],
      seatIds: area.seatIds,
      box: areaBox(area),
      outline: "",
    }));
    knownAreas.set(hall, known);
  }
  return known;
}

function withNames(hall: Hall, parts: readonly BlockShape[]): readonly HallBlock[] {
  const nameOf = blockNames(partsOf(hall).chairs.filter(({ seatIds }) => seatIds.length > 0));
  return parts.map(({ groups: indexes, outline }): HallBlock => {
    const groups = indexes.flatMap((index) => hall.groups[index] ?? []);
    return {
      id: groups[0]?.id ?? "",
      name: nameOf(groups),
      groups,
      seatIds: groups.flatMap(({ seatIds }) => seatIds),
      box: boxOf(outline, SEAT_SIZE / 2),
      outline: `M${outline.map(({ x, y }) => `${x} ${y}`).join("L")}Z`,
    };
  });
}

/** 'Rij 1 tot 6', 'Tafel 2 en 7 andere'; with the seats of its first row where rows have several blocks. */
function blockNames(all: readonly HallGroup[]): (groups: readonly HallGroup[]) => string {
  const words = SEAT_WORDS[currentLanguage()];
  const alike = Map.groupBy(all, ({ label }) => label);
  const everyLabel = [...alike.keys()];
  const places = new Map(everyLabel.map((label, index) => [label, index]));
  return (groups) => {
    const [first, last] = [groups.at(0), groups.at(-1)];
    if (!first || !last) return "";
    if (groups.length === 1) return first.label;
    const labels = [...new Set(groups.map(({ label }) => label))];
    const from = places.get(first.label) ?? 0;
    const isRun = labels.every((label, index) => everyLabel[from + index] === label);
    if (!isRun) return messagesOfHall().andOthers(first.label, labels.length - 1);
    const name = labels.length === 1 ? first.label : words.range(first.label, shortLabel(last.label));
    const isAlone = (alike.get(first.label) ?? []).every((group) => groups.includes(group));
    if (isAlone) return name;
    const { seats } = first;
    return `${name}, ${words.seats(words.range(seats.at(0)?.label ?? "", seats.at(-1)?.label ?? ""))}`;
  };
}
