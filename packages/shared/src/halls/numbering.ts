/** How the seats of a row are numbered. */
export interface SeatNumbering {
  readonly as: "numbers" | "letters";
  /** Where the first seat is, seen from the hall towards the stage. `middle`: 5 3 1 2 4, odd left and even right. */
  readonly from: "left" | "right" | "middle";
  /** Odd or even numbers only, as of a block that has its counterpart across the aisle. Not for `middle`. */
  readonly step: "all" | "odd" | "even";
  /** 1 is 1 or A. */
  readonly first: number;
  /** Leaves out the letters I and O, which look like 1 and 0. */
  readonly withoutIO: boolean;
}

/** How rows are numbered; `front` is at the stage. */
export interface RowNumbering {
  readonly as: "numbers" | "letters";
  readonly from: "front" | "back";
  readonly first: number;
  readonly withoutIO: boolean;
}

/** So that a seat's number fits in its id. */
const HIGHEST_FIRST = 900;

export const USUAL_SEATS: SeatNumbering = { as: "numbers", from: "left", step: "all", first: 1, withoutIO: false };
export const USUAL_ROWS: RowNumbering = { as: "numbers", from: "front", first: 1, withoutIO: false };

/** The seats' labels from left to right. */
export function seatNumbers(count: number, numbering: SeatNumbering): string[] {
  const { as, from, step, withoutIO } = numbering;
  const isWhole = step === "all" || from === "middle";
  const start = startOf(numbering.first);
  const first = isWhole || (start % 2 === 1) === (step === "odd") ? start : start + 1;
  const labels = Array.from({ length: count }, (_, index) => mark(first + index * (isWhole ? 1 : 2), as, withoutIO));
  if (from === "right") return labels.toReversed();
  return from === "middle" ? fromMiddle(labels) : labels;
}

/** The rows' labels from the stage to the back. */
export function rowNumbers(count: number, { as, from, first, withoutIO }: RowNumbering): string[] {
  const start = startOf(first);
  const labels = Array.from({ length: count }, (_, index) => mark(start + index, as, withoutIO));
  return from === "back" ? labels.toReversed() : labels;
}

function startOf(first: number): number {
  return Math.min(HIGHEST_FIRST, Math.max(1, Math.trunc(first) || 1));
}

/** 1 is '1' or 'A', 27 is 'AA'; without I and O 25 is. */
function mark(number: number, as: "numbers" | "letters", withoutIO: boolean): string {
  if (as === "numbers") return String(number);
  const alphabet = withoutIO ? "ABCDEFGHJKLMNPQRSTUVWXYZ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  let letters = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / alphabet.length)) {
    letters = alphabet.charAt((left - 1) % alphabet.length) + letters;
  }
  return letters;
}

/** The first in the middle (of an even number left of it), the others right and left of it in turn. */
function fromMiddle(labels: readonly string[]): string[] {
  const placed: string[] = [];
  for (const [index, label] of labels.entries()) {
    if (index % 2 === 0) placed.unshift(label);
    else placed.push(label);
  }
  return placed;
}
