import type { HallPlan, PlanDecor, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { fittingFont } from "./fitting-font.ts";

const LABEL_SIZE = 17;
/** Height of a name below its part of the decor. */
const BELOW = 22;
/** Distance from the edge of a carpet to the line along it. */
const CARPET_HEM = 5;

export function HallDecor({ decor, hallHeight }: { decor: PlanDecor; hallHeight: HallPlan["height"] }) {
  const { kind, x, y, width, height, turn = 0, label } = decor;
  const [across, down] = [width / 2, height / 2];
  return (
    <g transform={`translate(${x + across} ${y + down})${turn % 360 === 0 ? "" : ` rotate(${turn})`}`}>
      {kind === "aisle" && <Carpet width={width} height={height} />}
      {kind === "desk" && <Desk width={width} height={height} />}
      {kind === "bar" && (
        <>
          <rect className="hall-bar" x={-across} y={-down} width={width} height={height} rx="5" />
          <rect className="hall-bar-top" x={-across + 4} y={-down + 4} width={inside(width)} height={inside(height)} />
        </>
      )}
      {kind === "door" && (
        <>
          <rect className="hall-door" x={-across} y={-down} width={width} height={height} />
          <path className="hall-door-edge" d={doorEdges(width, height)} />
        </>
      )}
      {label !== "" && <Label decor={decor} isAtBack={y + height + BELOW > hallHeight} />}
    </g>
  );
}

const inside = (length: number) => Math.max(0, length - 8);

function Carpet({ width, height }: { width: number; height: number }) {
  const [x, y] = [width / 2, height / 2];
  const hem = Math.min(CARPET_HEM, width / 4, height / 4);
  const edges =
    height >= width ? `M${hem - x} ${-y}V${y}M${x - hem} ${-y}V${y}` : `M${-x} ${hem - y}H${x}M${-x} ${y - hem}H${x}`;
  return (
    <>
      <rect className="hall-carpet" x={-x} y={-y} width={width} height={height} />
      <path className="hall-carpet-edge" d={edges} />
    </>
  );
}

function Desk({ width, height }: { width: number; height: number }) {
  const scale = Math.min(width / 88, height / 34);
  return (
    <>
      <rect className="hall-desk" x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <path className="hall-desk-line" d="M-32-9V9M-20-9V9M-8-9V9M4-9V9M-35 3h6M-23-4h6M-11 5h6M1-1h6" />
        <circle className="hall-footlight" cx="20" r="4" />
        <circle className="hall-footlight" cx="33" r="4" />
      </g>
    </>
  );
}

function doorEdges(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  return width >= height ? `M${-x} ${-y}V${y}M${x} ${-y}V${y}` : `M${-x} ${-y}H${x}M${-x} ${y}H${x}`;
}

/** A part's name, along its longer side, never upside down. A desk's is below the part, at the back wall above. */
function Label({ decor: { kind, width, height, label, turn = 0 }, isAtBack }: { decor: PlanDecor; isAtBack: boolean }) {
  const stands = height > 1.5 * width;
  const seen = (((turn + (stands ? -90 : 0)) % 360) + 360) % 360;
  const turned = (stands ? -90 : 0) + (seen > 95 && seen < 275 ? 180 : 0);
  const [along, across] = stands ? [height, width] : [width, height];
  const isBelow = kind === "desk" || (kind === "door" && across < 26);
  const size = kind === "text" ? Math.max(10, across * 0.72) : Math.min(34, Math.max(LABEL_SIZE, across * 0.4));
  const font = fittingFont(label, LABEL_SIZE, isBelow ? Math.max(along, 110) : along, { most: size });
  // At the hall's back wall a name below its part would lie outside the drawing.
  const beside = isAtBack && turned === 0 ? -across / 2 - 8 : across / 2 + 17;
  const y = isBelow ? beside : size * 0.34;
  return (
    <text
      className="hall-decor-name"
      data-on={kind}
      y={y}
      style={font}
      transform={turned === 0 ? undefined : `rotate(${turned})`}
    >
      {label}
    </text>
  );
}

interface HallBalconyProps {
  rail: PlanDecor;
  groups: readonly PlanGroup[];
}

/** Distance from the middle of a row's seats to the edge of the step below them. */
const STEP = SEAT_SIZE * 0.75;
const STEP_MARGIN = 8;

/** A balcony: its deck, with the rail along the front; both are bent like its rows. */
export function HallBalcony({ rail, groups }: HallBalconyProps) {
  const { x, y, width, height, bend = 0, turn = 0, label } = rail;
  const middle = x + width / 2;
  /** Path of a curve over the deck, parallel to the deck's front; `at` is the curve's y in the middle. */
  const bent = (at: number, margin = 0) => {
    const share = width === 0 ? 1 : ((width / 2 - margin) / (width / 2)) ** 2;
    const end = at - bend * share;
    // A parabola is one quadratic curve, its control point where the end tangents meet.
    return `M${x + margin} ${end}Q${middle} ${at + bend * share} ${x + width - margin} ${end}`;
  };
  return (
    <g transform={turn % 360 === 0 ? undefined : `rotate(${turn} ${middle} ${y + height / 2})`}>
      {height > 0 && <path className="hall-balcony" d={`${bent(y)}V${y + height}H${x}Z`} />}
      {turn % 360 === 0 &&
        rowsOn(rail, groups).map((at) => <path key={at} className="hall-step" d={bent(at + STEP, STEP_MARGIN)} />)}
      <path className="hall-rail" d={bent(y)} />
      <path className="hall-rail-brass" d={bent(y - 7)} />
      <path className="hall-rail-brass" d={bent(y + 7)} />
      {label !== "" && (
        <text className="hall-rail-name" x={middle} y={y + 4.5}>
          {label}
        </text>
      )}
    </g>
  );
}

/** Returns the y, in the deck's middle, of each row that runs parallel to the deck's front. */
function rowsOn({ x, y, width, height, bend = 0 }: PlanDecor, groups: readonly PlanGroup[]): number[] {
  const unbent = (seat: { x: number; y: number }) => seat.y + bend * ((seat.x - x - width / 2) / (width / 2)) ** 2;
  const found = groups.flatMap((group) => {
    // Most rows are elsewhere, and their seats need not be made.
    if (group.kind !== "row" || group.x < x || group.x > x + width) return [];
    const { seats } = group;
    const isOn = seats.every((seat) => seat.x >= x && seat.x <= x + width && unbent(seat) >= y && seat.y <= y + height);
    if (seats.length === 0 || !isOn) return [];
    const heights = seats.map(unbent);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    return most - least < SEAT_SIZE / 2 ? [Math.round((least + most) / 2)] : [];
  });
  // Blocks of one row share a step.
  return [...new Set(found)].toSorted((a, b) => a - b).filter((at, index, all) => at - (all[index - 1] ?? -STEP) > 4);
}
