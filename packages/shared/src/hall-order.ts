import { ALL_SEATS } from "./hall-plan.ts";
import { isSeatId, seatLabel, seatPlace } from "./seat-id.ts";

const place = new Map<string, number>(ALL_SEATS.map((seatId, index) => [seatId, index]));

/** Seats in hall order; unknown ones come first. */
export function inHallOrder<Seat extends string>(seatIds: readonly Seat[]): Seat[] {
  return seatIds.toSorted((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1));
}

/** 'Rij 2, stoel F; Tafel 3, stoelen A tot D; Tafel 4, stoelen A, C en E', in hall order. */
export function seatLabels(seatIds: readonly string[]): string {
  const groups = new Map<string, { first: string; letters: string[] }>();
  for (const seatId of inHallOrder(seatIds)) {
    const seat = isSeatId(seatId) ? seatPlace(seatId) : null;
    const key = seat ? `${seat.kind} ${seat.number}` : seatId;
    const group = groups.get(key) ?? { first: seatId, letters: [] };
    if (seat) group.letters.push(seat.letter);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, letters }) => groupLabel(first, letters)).join("; ");
}

function groupLabel(first: string, letters: readonly string[]): string {
  const label = seatLabel(first);
  if (letters.length < 2) return label;
  return label.replace(/stoel \w$/, `stoelen ${joined(runs(letters))}`);
}

/** 'A tot D' for three or more in a row. */
function runs(letters: readonly string[]): string[] {
  const found: string[][] = [];
  for (const letter of letters) {
    const run = found.at(-1);
    if (run && run.at(-1)?.charCodeAt(0) === letter.charCodeAt(0) - 1) run.push(letter);
    else found.push([letter]);
  }
  return found.flatMap((run) => (run.length < 3 ? run : [`${run[0]} tot ${run.at(-1)}`]));
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} en ${parts.at(-1)}`;
}
