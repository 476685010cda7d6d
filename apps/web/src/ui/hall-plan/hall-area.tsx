import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { memo, useId } from "react";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import "./hall-area.css";
import { type AreaShare, areaSentence, areaWords, chosenIn, ownWords, partsOf, sharesOf } from "./areas.ts";
import type { Tally, UseTally } from "./seat-view.ts";

type Form = Pick<PlanGroup, "x" | "y" | "width" | "height" | "turn">;

const CORNER = 18;
const NAME = { least: 12, most: 54 };
/** Width of an average letter, relative to the font size. */
const LETTER = 0.58;

const NO_SHARES: readonly AreaShare[] = [];

interface AreaShapeProps {
  area: Form & Pick<PlanGroup, "label">;
  /** Below the name. */
  lines: readonly string[];
  shares?: readonly AreaShare[];
}

/** The shape of an area with its name and numbers; the words stay level unless the area stands. */
export function AreaShape({ area, lines, shares = NO_SHARES }: AreaShapeProps) {
  const clip = useId();
  const { x, y, width = 0, height = 0, turn = 0, label } = area;
  const corner = Math.min(CORNER, width / 2, height / 2);
  const rectangle = { x: -width / 2, y: -height / 2, width, height, rx: corner };
  const words = [label, ...lines].filter((line) => line !== "");
  const { size, turned } = fitted(words, { width, height, turn });
  if (width <= 0 || height <= 0) return null;
  return (
    <g transform={`translate(${x} ${y})${turn % 360 === 0 ? "" : ` rotate(${turn})`}`}>
      <rect className="hall-area-floor" {...rectangle} />
      {shares.length > 0 && (
        <>
          <clipPath id={clip}>
            <rect {...rectangle} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            {shares.map(({ name, className, from, share }) => (
              <rect
                key={name}
                className={className}
                data-state={name}
                x={width * (from - 0.5)}
                y={-height / 2}
                width={width * share}
                height={height}
              />
            ))}
          </g>
        </>
      )}
      <rect className="hall-area-edge" {...rectangle} />
      <g transform={turned === 0 ? undefined : `rotate(${turned})`}>
        {words.map((line, index) => (
          <text
            key={line}
            className={index === 0 && label !== "" ? "hall-area-name" : "hall-area-words"}
            y={(index - (words.length - 1) / 2) * size * 1.15}
            style={{ fontSize: `${size}px` }}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The largest words that fit, level or else along the area's longer side, and never upside down. */
function fitted(words: readonly string[], { width, height, turn }: { width: number; height: number; turn: number }) {
  const longest = Math.max(1, ...words.map(({ length }) => length));
  const sizeIn = (along: number, across: number) =>
    Math.max(NAME.least, Math.min(NAME.most, along / (longest * LETTER + 1), across / (1.15 * words.length + 0.6)));
  const [lying, standing] = [sizeIn(width, height), sizeIn(height, width)];
  const stands = standing > 1.3 * lying;
  const seen = (((turn + (stands ? -90 : 0)) % 360) + 360) % 360;
  const turned = (stands ? -90 : 0) + (seen > 95 && seen < 275 ? 180 : 0);
  return { size: Math.round(stands ? standing : lying), turned };
}

interface AreaMarksProps {
  hall: Hall;
  useTally: UseTally | undefined;
  words?: ((tally: Tally) => string) | undefined;
  interactive: boolean;
  stop: SeatId | null;
  highlighted: ReadonlySet<SeatId>;
}

/** The areas of a hall, from afar and from near. */
export function AreaMarks({ hall, useTally = useNoTally, ...rest }: AreaMarksProps) {
  return partsOf(hall).areas.map((area) => <AreaMark key={area.id} area={area} useTally={useTally} {...rest} />);
}

const UNKNOWN: Tally = {};
const useNoTally: UseTally = () => UNKNOWN;

interface AreaMarkProps extends Omit<AreaMarksProps, "hall" | "useTally"> {
  area: HallGroup;
  useTally: UseTally;
}

const AreaMark = memo(function AreaMark({ area, useTally, words, interactive, stop, highlighted }: AreaMarkProps) {
  const tally = useAreaTally(area, useTally);
  const said = words?.(tally);
  const isProposed = highlighted.size > 0 && area.seatIds.some((id) => highlighted.has(id));
  const sentence = areaSentence(area, tally, said);
  return (
    <g
      className="hall-area"
      data-area={area.id}
      data-area-stop={area.seatIds[0]}
      data-chosen={chosenIn(tally) > 0 || undefined}
      data-proposed={isProposed || undefined}
      role={interactive ? "button" : "img"}
      aria-haspopup={interactive ? "dialog" : undefined}
      aria-label={isProposed ? `${sentence}, ${messagesOfHall().proposed}` : sentence}
      tabIndex={area.seatIds[0] === stop ? 0 : -1}
    >
      <AreaShape area={area} lines={[said ?? areaWords(area, tally), ...ownWords(tally)]} shares={sharesOf(tally)} />
    </g>
  );
});

/** Counts the states of an area's places. */
export function useAreaTally(area: HallGroup, useTally: UseTally): Tally {
  // oxlint-disable-next-line react/hooks -- `useTally` is stable during the whole life of the plan
  return useTally(area.seatIds);
}
