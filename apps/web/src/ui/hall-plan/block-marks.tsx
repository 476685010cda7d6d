import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { memo, useMemo } from "react";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import type { HallBlock } from "./hall-blocks.ts";
import { freeWords, type Tally, type UseTally } from "./seat-view.ts";

interface BlockMarksProps {
  hall: Hall;
  blocks: readonly HallBlock[];
  /** CSS pixels per unit of the drawing. */
  unit: number;
  useTally: UseTally;
  words?: ((tally: Tally) => string) | undefined;
  stop: SeatId | null;
  highlighted: ReadonlySet<SeatId>;
}

export function BlockMarks(props: BlockMarksProps) {
  const { hall, blocks, unit, useTally, words = freeWords, stop, highlighted } = props;
  const zones = useMemo(() => new Map(hall.plan.zones.map(({ id, name }) => [id, name])), [hall]);
  const ofStop = stop === null ? undefined : hall.groupOf(stop);
  const proposed = new Set([...highlighted].map((id) => hall.groupOf(id)));
  const { isBrief, most } = useMemo(() => sharedWords(blocks, unit, words), [blocks, unit, words]);
  return blocks.map((block) => (
    <BlockMark
      key={block.id}
      block={block}
      zone={zones.get(block.groups[0]?.zone ?? "")}
      useTally={useTally}
      words={words}
      unit={unit}
      isBrief={isBrief}
      most={most}
      isTabStop={block.groups.some((group) => group === ofStop)}
      isProposed={block.groups.some((group) => proposed.has(group))}
    />
  ));
}

interface BlockMarkProps {
  block: HallBlock;
  zone: string | undefined;
  useTally: UseTally;
  words: (tally: Tally) => string;
  unit: number;
  isBrief: boolean;
  /** Largest text, in units of the drawing. */
  most: number;
  isTabStop: boolean;
  isProposed: boolean;
}

const BlockMark = memo(function BlockMark(props: BlockMarkProps) {
  const { block, zone, useTally, words, unit, most, isTabStop, isProposed } = props;
  const t = messagesOfHall();
  const tally = useBlockTally(useTally, block.seatIds);
  const said = words(tally);
  const chosen = (tally.mine ?? 0) + (tally.busy ?? 0);
  const lines = [said, ...(chosen > 0 ? [t.chosen(chosen)] : [])].filter((line) => line !== "");
  const free = (tally.available ?? 0) + (tally.free ?? 0) + chosen;
  const names = [zone, block.name].filter((name) => name !== undefined && name !== "").join(", ");
  const { x, y, width, height } = block.box;
  const full = textSize(lines, block.box, unit);
  const isBrief = props.isBrief || isTooSmall(full, unit);
  const drawn = isBrief ? lines.map(briefly).slice(0, 1) : lines;
  const size = Math.min(most, isBrief ? textSize(drawn, block.box, unit) : full);
  return (
    <g
      className="hall-block"
      data-block={block.id}
      data-chosen={chosen > 0 || undefined}
      data-proposed={isProposed || undefined}
      role="button"
      aria-label={[names, ...lines, ...(isProposed ? [t.proposed] : []), t.zoomInHere].join(", ")}
      tabIndex={isTabStop ? 0 : -1}
    >
      <path className="hall-block-edge" d={block.outline} />
      <path className="hall-block-floor" d={block.outline} />
      <path
        className="hall-block-free"
        d={block.outline}
        style={{ opacity: Math.round((free / Math.max(1, block.seatIds.length)) * 20) / 20 }}
      />
      {drawn.map((line, index) => (
        <text
          key={line}
          className="hall-block-words"
          x={x + width / 2}
          y={y + height / 2 + (index - (drawn.length - 1) / 2) * size * 1.1}
          style={{ fontSize: `${size}px` }}
        >
          {line}
        </text>
      ))}
    </g>
  );
});

/** CSS pixels. */
const SMALLEST_WORDS = 10;
const LARGEST_WORDS = 15;

/** Share of the blocks whose text may be smaller than the others'. */
const SMALLEST_SHARE = 0.15;

/** A number that can be read says more than a sentence that cannot. */
const isTooSmall = (size: number, unit: number): boolean => size * unit < SMALLEST_WORDS;

/** Blocks of a hall speak alike: in sentences unless a third have no room for one, and in sizes close to each other. */
function sharedWords(blocks: readonly HallBlock[], unit: number, words: (tally: Tally) => string) {
  const all = blocks.map(({ box, seatIds }) => ({ box, line: words({ available: seatIds.length }) }));
  const isBrief = all.filter(({ box, line }) => isTooSmall(textSize([line], box, unit), unit)).length > all.length / 3;
  const sizes = all.map(({ box, line }) => textSize([isBrief ? briefly(line) : line], box, unit));
  // Not the very smallest: a box of two chairs does not make all others small.
  const most = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * SMALLEST_SHARE)] ?? Infinity;
  return { isBrief, most };
}

/** '34' of 'nog 34 vrij', '3/40' of '3 van 40 binnen'; words without a number as they are. */
function briefly(line: string): string {
  return line.match(/\d+/g)?.join("/") ?? line;
}

/** In units of the drawing: as large as fits, but no larger than three chairs or what is easy to read. */
function textSize(lines: readonly string[], { width, height }: HallBlock["box"], unit: number): number {
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  const most = Math.max(96, unit > 0 ? LARGEST_WORDS / unit : 0);
  const fits = Math.min(most, width / (longest * 0.56), (0.8 * height) / (1.1 * Math.max(1, lines.length)));
  return Math.max(14, Math.round(fits));
}

function useBlockTally(useTally: UseTally, ids: readonly SeatId[]): Tally {
  // oxlint-disable-next-line react/hooks -- `useTally` is stable during the whole life of the plan
  return useTally(ids);
}

/** Returns null for an event beside the blocks. @param blocks those that are drawn */
export function blockOfTarget(blocks: readonly HallBlock[], target: EventTarget | null): HallBlock | null {
  const id = target instanceof Element ? target.closest("[data-block]")?.getAttribute("data-block") : undefined;
  return (id !== undefined && blocks.find((block) => block.id === id)) || null;
}
