import type { PlanDecor, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";

interface HallBalconyProps {
  rail: PlanDecor;
  /** All groups of the hall: rows on the balcony's deck get steps. */
  groups: readonly PlanGroup[];
}

/** Distance from the middle of a row's seats to the edge of the step below them. */
const STEP = SEAT_SIZE * 0.75;
/** Distance from a step's ends to the sides of the deck. */
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
  const found = groups.flatMap(({ kind, seats }) => {
    const isOn = seats.every((seat) => seat.x >= x && seat.x <= x + width && unbent(seat) >= y && seat.y <= y + height);
    if (kind !== "row" || seats.length === 0 || !isOn) return [];
    const heights = seats.map(unbent);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    return most - least < SEAT_SIZE / 2 ? [Math.round((least + most) / 2)] : [];
  });
  // Blocks of one row share a step.
  return [...new Set(found)].toSorted((a, b) => a - b).filter((at, index, all) => at - (all[index - 1] ?? -STEP) > 4);
}
