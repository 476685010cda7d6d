import type { HallPlan, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { subject, subjectOfGroups } from "#modules/editors/hall-editor/model/describe.ts";
import type { Command, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import { type Frame, frameOf, type Row, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { mapOrSame, sortSelection, withPlan, withSeats } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";
import { renamed } from "./names.ts";
import { labelsFor } from "./tables.ts";

/** The shape of rows, derived from the positions of their chairs. Units of the drawing. */
interface RowShape {
  /** Distance between the middles of neighbouring chairs; null for single chairs. */
  readonly seatPitch: number | null;
  /** Free space between the chairs beside an aisle; null for rows without one. */
  readonly aisleWidth: number | null;
  /** Distance between rows; null for a single row. */
  readonly rowPitch: number | null;
  /** Distance by which the ends of a row are nearer to the stage than its middle. */
  readonly curve: number;
  /** Distance by which the right end of a row is farther from the stage than its left end. */
  readonly slant: number;
}

/** Returns the common shape of the selected rows; null without rows. */
export function rowShape({ plan, selection }: Drawing): RowShape | null {
  const read = readRows(selectedRows(plan, selection));
  return read && shapeOf(read);
}

/** Reshapes the selected rows; their middle and all properties that are left out stay. */
export function setRowShape(wanted: Partial<RowShape>): Command {
  return {
    name: ({ plan, selection }) => `${subjectOfGroups(selectedRows(plan, selection))} van vorm veranderd`,
    apply(drawing) {
      const { plan, selection } = drawing;
      const read = readRows(selectedRows(plan, selection));
      if (!read) return drawing;
      const moved = laid(read, { ...shapeOf(read), ...definedOf(wanted) });
      const groups = mapOrSame(plan.groups, (group) => {
        const own = moved.get(group);
        return own
          ? withSeats(
              group,
              mapOrSame(group.seats, (seat) => own.get(seat) ?? seat),
            )
          : group;
      });
      return withPlan(drawing, { groups });
    },
  };
}

/** y = level + lean × t + bow × t² for each row, with t measured to the right from the middle of all rows. */
interface Read {
  readonly frame: Frame;
  readonly rows: readonly Row[];
  readonly middle: number;
  readonly half: number;
  readonly lean: number;
  readonly bow: number;
  readonly levels: readonly number[];
}

function selectedRows(plan: HallPlan, selection: Drawing["selection"]): PlanGroup[] {
  const { groups, seats } = sortSelection(selection);
  return plan.groups.filter(({ kind, id }) => kind === "row" && (groups.has(id) || seats.has(id)));
}

function readRows(groups: readonly PlanGroup[]): Read | null {
  const frame = frameOf(groups);
  const rows = rowsOf(groups, frame);
  const xs = rows.flatMap(({ seats }) => seats.map(({ x }) => x));
  if (xs.length === 0) return null;
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const middle = (left + right) / 2;
  const half = Math.max((right - left) / 2, 1);
  const { lean, bow } = fitted(rows, middle);
  const levels = rows.map(({ seats }) =>
    mean(seats.map(({ x, y }) => y - lean * (x - middle) - bow * (x - middle) ** 2)),
  );
  return { frame, rows, middle, half, lean, bow, levels };
}

/** Least squares fit, with a separate level for each row. */
function fitted(rows: readonly Row[], middle: number): { lean: number; bow: number } {
  let [tt, tq, qq, ty, qy] = [0, 0, 0, 0, 0];
  for (const { seats } of rows) {
    const ts = seats.map(({ x }) => x - middle);
    const [meanT, meanQ, meanY] = [mean(ts), mean(ts.map((t) => t * t)), mean(seats.map(({ y }) => y))];
    for (const { x, y } of seats) {
      const t = x - middle - meanT;
      const q = (x - middle) ** 2 - meanQ;
      tt += t * t;
      tq += t * q;
      qq += q * q;
      ty += t * (y - meanY);
      qy += q * (y - meanY);
    }
  }
  const determinant = tt * qq - tq * tq;
  // Two chairs make a line, not a curve.
  if (determinant <= 1e-6 * tt * qq || qq === 0) return { lean: tt > 0 ? ty / tt : 0, bow: 0 };
  return { lean: (ty * qq - qy * tq) / determinant, bow: (qy * tt - ty * tq) / determinant };
}

function shapeOf({ rows, levels, half, lean, bow }: Read): RowShape {
  const steps = rows.flatMap(({ seats }) =>
    seats.flatMap(({ x, group }, index) => {
      const before = seats[index - 1];
      return before ? [{ length: x - before.x, isAisle: before.group !== group }] : [];
    }),
  );
  const lengths = (isAisle: boolean) => steps.filter((step) => step.isAisle === isAisle).map(({ length }) => length);
  const aisle = median(lengths(true));
  const sorted = levels.toSorted((a, b) => a - b);
  return {
    seatPitch: median(lengths(false)),
    aisleWidth: aisle === null ? null : Math.max(0, tenths(aisle - SEAT_SIZE)),
    rowPitch: median(sorted.slice(1).map((level, index) => level - (sorted[index] ?? 0))),
    curve: tenths(-bow * half ** 2),
    slant: tenths(2 * lean * half),
  };
}

function laid(read: Read, wanted: RowShape): Map<PlanGroup, Map<PlanSeat, PlanSeat>> {
  const { frame, rows, levels, middle, lean, bow } = read;
  const before = shapeOf(read);
  const stretch = wanted.seatPitch && before.seatPitch ? Math.max(1, wanted.seatPitch) / before.seatPitch : 1;
  const { aisleWidth } = wanted;
  const aisle = aisleWidth === null || aisleWidth === before.aisleWidth ? null : Math.max(0, aisleWidth) + SEAT_SIZE;
  const places = rows.map((row) => stretched(row, stretch, aisle));
  const half = Math.max(...places.flat().map((x) => Math.abs(x - middle)), 1);
  const after = { lean: wanted.slant / (2 * half), bow: -wanted.curve / half ** 2 };
  const moved = new Map<PlanGroup, Map<PlanSeat, PlanSeat>>();
  for (const [number, { seats }] of rows.entries()) {
    const level = levels[number] ?? 0;
    const down = leveled(levels, number, before.rowPitch, wanted.rowPitch) - level;
    for (const [index, { seat, group, x, y }] of seats.entries()) {
      const t = (places[number]?.[index] ?? x) - middle;
      const own = y - level - lean * (x - middle) - bow * (x - middle) ** 2;
      const at = frame.from({ x: middle + t, y: level + down + own + after.lean * t + after.bow * t * t });
      const turn = degrees(seat.turn + slope(2 * after.bow * t) - slope(2 * bow * (x - middle)));
      const seatsOf = moved.get(group) ?? new Map<PlanSeat, PlanSeat>();
      moved.set(group, seatsOf.set(seat, { ...seat, x: tenths(at.x), y: tenths(at.y), turn }));
    }
  }
  return moved;
}

/** Chair positions of a row with each block stretched. @param aisle width of an aisle; null keeps the widths */
function stretched({ seats }: Row, by: number, aisle: number | null): number[] {
  const first = seats[0]?.x ?? 0;
  let at = first;
  const xs = seats.map(({ x, group }, index) => {
    const before = seats[index - 1];
    if (before) at += before.group === group ? (x - before.x) * by : (aisle ?? x - before.x);
    return at;
  });
  const shift = (first + (seats.at(-1)?.x ?? 0)) / 2 - (first + at) / 2;
  return xs.map((x) => x + shift);
}

/** Returns the level of a row when rows lie `wanted` apart around their common middle. */
function leveled(levels: readonly number[], number: number, before: number | null, wanted: number | null): number {
  const level = levels[number] ?? 0;
  if (before === null || wanted === null || before === wanted) return level;
  const sorted = levels.toSorted((a, b) => a - b);
  const middle = ((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2;
  return middle + (sorted.indexOf(level) - (sorted.length - 1) / 2) * Math.max(1, wanted);
}

function slope(rise: number): number {
  return (Math.atan(rise) * 180) / Math.PI;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function median(values: readonly number[]): number | null {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1];
  return middle === undefined ? null : tenths(middle);
}

function definedOf(wanted: Partial<RowShape>): Partial<RowShape> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => Number.isFinite(value)));
}

/** Gives each selected row this many chairs: chairs are added or removed at the end of its numbering. */
export function setRowLength(chairs: number): Command {
  const count = Math.max(1, Math.trunc(chairs) || 1);
  return {
    name: (drawing) => `${subject(drawing)}: ${count === 1 ? "1 stoel" : `${count} stoelen`}`,
    apply(drawing) {
      const chosen = sortSelection(drawing.selection).groups;
      return renamed(drawing, (group) =>
        group.kind === "row" && chosen.has(group.id) && group.seats.length !== count ? ofLength(group, count) : group,
      );
    },
  };
}

function ofLength(group: PlanGroup, count: number): PlanGroup {
  const labels = labelsFor(group.seats, count);
  const seats = group.seats.slice(0, count);
  while (seats.length < count) seats.push(following(seats, labels[seats.length] ?? ""));
  return withSeats(group, seats);
}

/** Returns the next seat of a row, at the angle and distance of the last two: a bent row bends on. */
function following(seats: readonly PlanSeat[], label: string): PlanSeat {
  const last = seats.at(-1);
  const before = seats.at(-2);
  if (!last) return { id: "", label, x: 0, y: 0, turn: 0, kind: "seat" };
  const [dx, dy] = before ? [last.x - before.x, last.y - before.y] : [DEFAULT_PITCH, 0];
  const bend = before ? last.turn - before.turn : 0;
  const radians = (bend * Math.PI) / 180;
  return {
    id: "",
    label,
    x: tenths(last.x + dx * Math.cos(radians) - dy * Math.sin(radians)),
    y: tenths(last.y + dx * Math.sin(radians) + dy * Math.cos(radians)),
    turn: degrees(last.turn + bend),
    kind: "seat",
  };
}

const DEFAULT_PITCH = 40;
