export interface SeatNumbering {
  readonly as: "numbers" | "letters";
  /** Side of the first seat, facing the stage. `middle`: 5 3 1 2 4, with odd numbers left and even ones right. */
  readonly from: "left" | "right" | "middle";
  /** Odd or even numbers only, for blocks on both sides of an aisle; ignored for `middle`. */
  readonly step: "all" | "odd" | "even";
  /** Number of the first seat; 1 is 1 or A. */
  readonly first: number;
  /** Skips the letters I and O, which look like 1 and 0. */
  readonly withoutIO: boolean;
}

/** How rows are numbered; `front` is at the stage. */
export interface RowNumbering {
  readonly as: "numbers" | "letters";
  readonly from: "front" | "back";
  readonly first: number;
  readonly withoutIO: boolean;
}

/** Highest first number, so that all seat numbers fit in ids. */
const HIGHEST_FIRST = 900;

export const USUAL_SEATS: SeatNumbering = { as: "numbers", from: "left", step: "all", first: 1, withoutIO: false };
export const USUAL_ROWS: RowNumbering = { as: "numbers", from: "front", first: 1, withoutIO: false };

/** Returns the seats' labels from left to right. */
export function seatNumbers(count: number, numbering: SeatNumbering): string[] {
  const { as, from, step, withoutIO } = numbering;
  const isWhole = step === "all" || from === "middle";
  const start = startOf(numbering.first);
  const first = isWhole || (start % 2 === 1) === (step === "odd") ? start : start + 1;
  const labels = Array.from({ length: count }, (_, index) => mark(first + index * (isWhole ? 1 : 2), as, withoutIO));
  if (from === "right") return labels.toReversed();
  return from === "middle" ? fromMiddle(labels) : labels;
}

/** Returns the rows' labels from the stage to the back. */
export function rowNumbers(count: number, { as, from, first, withoutIO }: RowNumbering): string[] {
  const start = startOf(first);
  const labels = Array.from({ length: count }, (_, index) => mark(start + index, as, withoutIO));
  return from === "back" ? labels.toReversed() : labels;
}

function startOf(first: number): number {
  return Math.min(HIGHEST_FIRST, Math.max(1, Math.trunc(first) || 1));
}

/** 1 is '1' or 'A', 27 is 'AA'; without I and O 25 is 'AA'. */
function mark(number: number, as: "numbers" | "letters", withoutIO: boolean): string {
  if (as === "numbers") return String(number);
  const alphabet = withoutIO ? "ABCDEFGHJKLMNPQRSTUVWXYZ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  let letters = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / alphabet.length)) {
    letters = alphabet.charAt((left - 1) % alphabet.length) + letters;
  }
  return letters;
}

/** Puts the first label in the middle (or left of it, for an even number), the others right and left in turn. */
function fromMiddle(labels: readonly string[]): string[] {
  const placed: string[] = [];
  for (const [index, label] of labels.entries()) {
    if (index % 2 === 0) placed.unshift(label);
    else placed.push(label);
  }
  return placed;
}
