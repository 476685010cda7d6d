/**
 * 'R1 A B=h3|VLOE 1~4000=r2', by the start of ids; without a state: available, version 0. Numbers in a row with the same
 * state are a range. A tenth of the size of JSON.
 */
import type { SeatState } from "#contracts/realtime.ts";

const LETTERS = { available: "a", held: "h", reserved: "r" } as const satisfies Record<SeatState["status"], string>;
const STATUSES: ReadonlyMap<string, SeatState["status"]> = new Map([
  ["a", "available"],
  ["h", "held"],
  ["r", "reserved"],
]);
const STATE = /^([ahr])(\d+)$/;
const NUMBER = /^[1-9]\d{0,4}$/;
const RANGE = /^([1-9]\d{0,4})~([1-9]\d{0,4})$/;

interface Run {
  first: string;
  last: string;
  state: string;
}

/** @param ranges false for a page of the previous release, which reads one seat at a time */
export function packSeats(seats: readonly SeatState[], { ranges = true } = {}): string {
  const groups = new Map<string, Run[]>();
  for (const { seatId, status, version } of seats) {
    const dash = seatId.indexOf("-");
    const code = seatId.slice(0, dash);
    const label = seatId.slice(dash + 1);
    const state = status === "available" && version === 0 ? "" : `=${LETTERS[status]}${version}`;
    const runs = groups.get(code) ?? [];
    const run = runs.at(-1);
    if (ranges && run?.state === state && isNext(run.last, label)) run.last = label;
    else runs.push({ first: label, last: label, state });
    groups.set(code, runs);
  }
  const packed = [...groups].map(([code, runs]) => [
    code,
    ...runs.map(({ first, last, state }) => `${first === last ? first : `${first}~${last}`}${state}`),
  ]);
  return packed.map((group) => group.join(" ")).join("|");
}

const isNext = (before: string, label: string): boolean =>
  NUMBER.test(before) && NUMBER.test(label) && Number(label) === Number(before) + 1;

/** Skips seats that it cannot read. */
export function unpackSeats(text: string): SeatState[] {
  return [...seatsIn(text, (seatId, status, version) => ({ seatId, status, version }))];
}

/** Returns the seats alone, whatever their states. */
export function unpackSeatIds(text: string): ReadonlySet<string> {
  return new Set(seatsIn(text, (seatId) => seatId));
}

function* seatsIn<Seat>(
  text: string,
  make: (seatId: string, status: SeatState["status"], version: number) => Seat,
): Generator<Seat> {
  for (const group of text.split("|")) {
    const [code = "", ...runs] = group.split(" ");
    for (const run of runs) {
      const [label = "", state] = run.split("=");
      const [, letter = "a", version = "0"] = STATE.exec(state ?? "a0") ?? [undefined, ""];
      const status = STATUSES.get(letter);
      if (!status) continue;
      const [, first, last] = RANGE.exec(label) ?? [];
      if (first === undefined) yield make(`${code}-${label}`, status, Number(version));
      else
        for (let at = Number(first); at <= Number(last); at += 1) yield make(`${code}-${at}`, status, Number(version));
    }
  }
}
