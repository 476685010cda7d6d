/** The groups of a large plan in a tenth of their JSON: names and places of seats as steps from one to the next. */
import type { PackedGroup, PlanGroup, PlanSeat, SeatKind } from "#contracts/hall-plan.ts";

/**
 * The scale (a number is an integer divided by it), the first integer, the first step, and how much each later step
 * differs from the one before; the zeros at the end are left out.
 */
type Steps = readonly number[];
type PackedSeats = Extract<PackedGroup["seats"], { prefix: string }>;

export function packGroups(groups: readonly PlanGroup[]): PackedGroup[] {
  return groups.map(({ seats, ...drawn }) => ({ ...drawn, seats: packSeats(seats) ?? seats }));
}

interface Facts {
  readonly drawn: Omit<PlanGroup, "seats">;
  readonly ids: readonly string[];
  readonly kinds: ReadonlySet<SeatKind>;
}

const known = new WeakMap<PlanGroup, Facts>();

/** Returns groups that make their seats when these are asked for: most are never looked at. */
export function unpackGroups(packed: readonly PackedGroup[]): PlanGroup[] {
  return packed.map(({ seats, ...drawn }) => {
    if (!("prefix" in seats)) return { ...drawn, seats };
    const labels = labelsOf(seats);
    const ids = labels.map((label) => seats.prefix + label);
    const group = withSeats(drawn, (): PlanSeat[] => unpackSeats(seats, labels, ids));
    known.set(group, { drawn, ids, kinds: new Set(kindsOf(seats, ids.length)) });
    return group;
  });
}

/** Returns the facts about a group that are known without making its seats. */
export function factsOf(group: PlanGroup): Facts {
  const facts = known.get(group);
  if (facts) return facts;
  const { seats, ...drawn } = group;
  return { drawn, ids: seats.map(({ id }) => id), kinds: new Set(seats.map(({ kind }) => kind)) };
}

/** Adds seats that are made at the first look. */
export function withSeats<Group extends object, Seat>(
  group: Group,
  make: () => Seat[],
): Group & { readonly seats: Seat[] } {
  let seats: Seat[] | undefined;
  return Object.defineProperty({ ...group }, "seats", {
    enumerable: true,
    get: () => (seats ??= make()),
  }) as Group & { readonly seats: Seat[] };
}

/** Null: these are no seats that a row or table usually has, and stay as they are. */
function packSeats(seats: readonly PlanSeat[]): PackedSeats | null {
  const [first] = seats;
  if (!first) return null;
  const prefix = first.id.slice(0, first.id.lastIndexOf(first.label));
  const isPlain = seats.every(
    ({ id, label, turn, kind, ...rest }) =>
      id === prefix + label && turn !== undefined && kind !== undefined && Object.keys(rest).length === 2,
  );
  const [x, y, turn] = [
    stepsOf(seats.map((seat) => seat.x)),
    stepsOf(seats.map((seat) => seat.y)),
    stepsOf(seats.map((seat) => seat.turn)),
  ];
  if (!isPlain || !x || !y || !turn) return null;
  const labels = packLabels(seats.map(({ label }) => label));
  const kinds = Object.fromEntries(seats.flatMap(({ kind }, index) => (kind === "seat" ? [] : [[index, kind]])));
  return { prefix, labels, x, y, turn, ...(Object.keys(kinds).length > 0 && { kinds }) };
}

/** The first number, the step and the count of labels that are numbers in a row; else the labels themselves. */
function packLabels(labels: string[]): PackedSeats["labels"] {
  const [first = Number.NaN, second = first] = labels.map(Number);
  const numbered = [first, second - first, labels.length];
  return numberedLabels(numbered).every((label, index) => label === labels[index]) ? numbered : labels;
}

function labelsOf({ labels }: PackedSeats): string[] {
  const isNumbered = typeof labels[0] === "number";
  return isNumbered ? numberedLabels(labels.map(Number)) : labels.map(String);
}

function numberedLabels([first = 0, step = 0, count = 0]: readonly number[]): string[] {
  return Array.from({ length: count }, (_, index) => String(first + index * step));
}

function* kindsOf({ kinds = {} }: PackedSeats, count: number): Generator<SeatKind> {
  const others = Object.values(kinds);
  if (others.length < count) yield "seat";
  yield* others;
}

function unpackSeats(seats: PackedSeats, labels: readonly string[], ids: readonly string[]): PlanSeat[] {
  const [xs, ys, turns] = [seats.x, seats.y, seats.turn].map((steps) => numbersOf(steps, ids.length));
  return ids.map((id, index) => ({
    id,
    label: labels[index] ?? "",
    x: xs?.[index] ?? 0,
    y: ys?.[index] ?? 0,
    turn: turns?.[index] ?? 0,
    kind: seats.kinds?.[index] ?? "seat",
  }));
}

/** Scales of which one makes any usual coordinate whole. */
const SCALES = [1, 10, 100, 1000];

/** Null: no scale makes these numbers whole. */
export function stepsOf(numbers: readonly number[]): number[] | null {
  const scale = SCALES.find((each) => numbers.every((value) => isWhole(value, each)));
  if (scale === undefined) return null;
  const whole = numbers.map((value) => Math.round(value * scale));
  const steps = differences(whole);
  const [start = 0, step = 0] = [whole[0], steps[0]];
  const packed = [scale, start, step, ...differences(steps)];
  while (packed.length > 2 && packed.at(-1) === 0) packed.pop();
  return packed;
}

/** Whether the number comes back as it was, and not as its negative zero. */
function isWhole(value: number, scale: number): boolean {
  return Object.is(Math.round(value * scale) / scale, value);
}

function differences(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? 0));
}

export function numbersOf([scale = 1, start = 0, first = 0, ...changes]: Steps, count: number): number[] {
  let [value, step] = [start, first];
  return Array.from({ length: count }, (_, index) => {
    if (index > 1) step += changes[index - 2] ?? 0;
    if (index > 0) value += step;
    return value / scale;
  });
}
