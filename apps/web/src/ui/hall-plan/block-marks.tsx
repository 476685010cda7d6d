import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { memo, useMemo } from "react";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { type HallBlock, hallBlocks } from "./hall-blocks.ts";
import { freeWords, type Tally, type UseTally } from "./seat-view.ts";

interface BlockMarksProps {
  hall: Hall;
  useTally: UseTally;
  words?: ((tally: Tally) => string) | undefined;
  stop: SeatId | null;
  highlighted: ReadonlySet<SeatId>;
}

export function BlockMarks({ hall, useTally, words = freeWords, stop, highlighted }: BlockMarksProps) {
  const zones = useMemo(() => new Map(hall.plan.zones.map(({ id, name }) => [id, name])), [hall]);
  return hallBlocks(hall).map((block) => (
    <BlockMark
      key={block.id}
      block={block}
      zone={zones.get(block.groups[0]?.zone ?? "")}
      useTally={useTally}
      words={words}
      isTabStop={block.seatIds.some((id) => id === stop)}
      isProposed={highlighted.size > 0 && block.seatIds.some((id) => highlighted.has(id))}
    />
  ));
}

interface BlockMarkProps {
  block: HallBlock;
  zone: string | undefined;
  useTally: UseTally;
  words: (tally: Tally) => string;
  isTabStop: boolean;
  isProposed: boolean;
}

const BlockMark = memo(function BlockMark(props: BlockMarkProps) {
  const { block, zone, useTally, words, isTabStop, isProposed } = props;
  const t = messagesOfHall();
  const tally = useBlockTally(useTally, block.seatIds);
  const said = words(tally);
  const chosen = (tally.mine ?? 0) + (tally.busy ?? 0);
  const lines = [said, ...(chosen > 0 ? [t.chosen(chosen)] : [])].filter((line) => line !== "");
  const free = (tally.available ?? 0) + (tally.free ?? 0) + chosen;
  const names = [zone, block.name].filter((name) => name !== undefined && name !== "").join(", ");
  const { x, y, width, height } = block.box;
  const size = textSize(lines, width, height);
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
      {lines.map((line, index) => (
        <text
          key={line}
          className="hall-block-words"
          x={x + width / 2}
          y={y + height / 2 + (index - (lines.length - 1) / 2) * size * 1.1}
          style={{ fontSize: `${size}px` }}
        >
          {line}
        </text>
      ))}
    </g>
  );
});

/** In units of the drawing: as large as fits, but no larger than three chairs. */
function textSize(lines: readonly string[], width: number, height: number): number {
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  const fits = Math.min(96, width / (longest * 0.56), (0.8 * height) / (1.1 * Math.max(1, lines.length)));
  return Math.max(14, Math.round(fits));
}

function useBlockTally(useTally: UseTally, ids: readonly SeatId[]): Tally {
  // oxlint-disable-next-line react/hooks -- `useTally` is stable during the whole life of the plan
  return useTally(ids);
}

/** Returns null for an event beside the blocks. */
export function blockOfTarget(hall: Hall, target: EventTarget | null): HallBlock | null {
  const id = target instanceof Element ? target.closest("[data-block]")?.getAttribute("data-block") : undefined;
  return (id !== undefined && hallBlocks(hall).find((block) => block.id === id)) || null;
}
