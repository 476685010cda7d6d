import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { specificationHall } from "./examples/specification-hall.ts";
import { type HallGroup, readHall } from "./hall.ts";
import { isSeatId, type SeatId } from "./seat-id.ts";
import * as proposer from "./propose-seats.ts";

const hall = readHall(specificationHall());
const ALL_SEATS = hall.seats.map(({ id }) => id);
const proposeSeats = (free: ReadonlySet<SeatId>, count: number) => proposer.proposeSeats(hall, free, count);
function seatGroup(id: SeatId): HallGroup {
  const group = hall.groupOf(id);
  if (!group) throw new Error(`no group for ${id}`);
  return group;
}

const seats = (...ids: string[]) => new Set(ids.filter(isSeatId));
const everything: ReadonlySet<SeatId> = new Set(ALL_SEATS);
const without = (...ids: string[]) => new Set(ALL_SEATS.filter((id) => !ids.includes(id)));
const groupsOf = (ids: readonly SeatId[]) => new Set(ids.map((id) => seatGroup(id).id));

/** A half-sold hall: a random share of the seats, in fragments. */
const someFree = fc
  .tuple(fc.integer({ min: 5, max: 95 }), fc.array(fc.nat(99), { minLength: 193, maxLength: 193 }))
  .map(([share, dice]) => new Set(ALL_SEATS.filter((_, index) => (dice[index] ?? 0) < share)));

const touches = (group: HallGroup, id: SeatId, free: ReadonlySet<SeatId>) =>
  group.seats.some((other) => {
    if (other.id === id || !free.has(other.id)) return false;
    const gap = Math.abs(other.label.charCodeAt(0) - id.slice(-1).charCodeAt(0));
    return group.kind === "table" || gap === 1;
  });

const loneIn = (free: ReadonlySet<SeatId>) => [...free].filter((id) => !touches(seatGroup(id), id, free));

const madeLone = (free: ReadonlySet<SeatId>, chosen: readonly SeatId[]) => {
  const before = new Set(loneIn(free));
  return loneIn(new Set([...free].filter((id) => !chosen.includes(id)))).filter((id) => !before.has(id));
};

/** Finds by brute force all ways to seat `count` people side by side in one group. */
function sideBySide(free: ReadonlySet<SeatId>, count: number): SeatId[][] {
  return hall.groups.flatMap((group) => {
    const ids = group.seats.map((seat) => seat.id);
    const found: SeatId[][] = [];
    for (let mask = 0; mask < 2 ** ids.length; mask += 1) {
      const chosen = ids.filter((_, index) => (mask >> index) % 2 === 1);
      if (chosen.length !== count || chosen.some((id) => !free.has(id))) continue;
      const first = chosen[0];
      const unbroken = first !== undefined && ids.indexOf(first) + count - 1;
      const last = chosen.at(-1);
      if (group.kind === "row" && (last === undefined || ids.indexOf(last) !== unbroken)) continue;
      found.push(chosen);
    }
    return found;
  });
}

describe("proposals for one party after the other", () => {
  it("are what each would get by itself, whatever was taken and came free before", () => {
    const steps = fc.array(fc.tuple(someFree, fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(steps, (rounds) => {
        const { show, take, propose } = proposer.createProposer(hall);
        for (const [shown, counts] of rounds) {
          const free = new Set(shown);
          show(free);
          for (const count of counts) {
            const proposal = propose(count);
            expect(proposal).toEqual(proposeSeats(free, count));
            for (const id of proposal) free.delete(id);
            take(proposal);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("a proposal", () => {
  it("is exactly as many different free seats as were asked for, or nothing", () => {
    fc.assert(
      fc.property(someFree, fc.integer({ min: 1, max: 25 }), (free, count) => {
        const proposal = proposeSeats(free, count);
        expect(proposal).toHaveLength(count <= free.size ? count : 0);
        expect(new Set(proposal).size).toBe(proposal.length);
        expect(proposal.every((id) => free.has(id))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("is nothing for a party that is no party", () => {
    for (const count of [0, -1, 1.5, Number.NaN, 194]) {
      expect(proposeSeats(everything, count)).toEqual([]);
    }
    expect(proposeSeats(new Set(), 1)).toEqual([]);
  });

  it("keeps a party together whenever it can, and leaves no lone seat whenever it can", () => {
    fc.assert(
      fc.property(someFree, fc.integer({ min: 1, max: 5 }), (free, count) => {
        const ways = sideBySide(free, count);
        if (ways.length === 0) return;
        const proposal = proposeSeats(free, count);
        expect(groupsOf(proposal).size).toBe(1);
        const least = Math.min(...ways.map((way) => madeLone(free, way).length));
        expect(madeLone(free, proposal)).toHaveLength(least);
      }),
      { numRuns: 40 },
    );
  });

  it("prefers one table to a row of the balcony when that leaves no lone seat", () => {
    fc.assert(
      fc.property(someFree, fc.integer({ min: 2, max: 5 }), (free, count) => {
        const tableFits = sideBySide(free, count).some(
          (way) => way[0]?.startsWith("T") && madeLone(free, way).length === 0,
        );
        if (!tableFits) return;
        expect(proposeSeats(free, count).every((id) => id.startsWith("T"))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("seats nobody of a party alone in an empty hall", () => {
    for (let count = 2; count <= 20; count += 1) {
      const sizes = new Map<string, number>();
      for (const id of proposeSeats(everything, count)) {
        const { id: key } = seatGroup(id);
        sizes.set(key, (sizes.get(key) ?? 0) + 1);
      }
      expect(Math.min(...sizes.values())).toBeGreaterThan(1);
      expect(madeLone(everything, proposeSeats(everything, count))).toEqual([]);
    }
  });
});

describe("the choice", () => {
  it("goes to the front, beside the aisle, in an empty hall", () => {
    expect(proposeSeats(everything, 2)).toEqual(["T4-D", "T4-E"]);
    expect(proposeSeats(everything, 5).every((id) => /^T(4|13)-/.test(id))).toBe(true);
  });

  it("gives four people a table of four, so that no fifth seat is left over", () => {
    expect(proposeSeats(everything, 4)).toEqual(["T3-A", "T3-B", "T3-C", "T3-D"]);
  });

  it("goes to the other side of the aisle when the best table is gone", () => {
    const free = without("T4-A", "T4-B", "T4-C", "T4-D", "T4-E");
    expect(proposeSeats(free, 5)).toEqual(["T13-A", "T13-B", "T13-C", "T13-D", "T13-E"]);
  });

  it("uses the end of a run on the balcony, and not its middle", () => {
    expect(proposeSeats(seats("R1-A", "R1-B", "R1-C", "R1-D"), 2)).not.toContain("R1-B");
    expect(proposeSeats(seats("R2-A", "R2-B", "R2-C", "R2-E", "R2-F"), 2)).toEqual(["R2-E", "R2-F"]);
  });

  it("does not treat two seats across the aisle of the balcony as neighbours", () => {
    expect(proposeSeats(seats("R1-J", "R1-K", "R4-A", "R4-B"), 2)).toEqual(["R4-A", "R4-B"]);
  });

  it("gives a party too big for one table neighbouring tables", () => {
    const tables = groupsOf(proposeSeats(everything, 8));
    expect(tables.size).toBe(2);
    expect([...tables].every((key) => key.startsWith("T"))).toBe(true);
  });

  it("gives a big party one row when the tables are gone", () => {
    const balcony = new Set(ALL_SEATS.filter((id) => id.startsWith("R")));
    expect(groupsOf(proposeSeats(balcony, 9)).size).toBe(1);
  });

  it("splits a party over the nearest groups when nothing keeps it together", () => {
    const free = seats("T1-A", "T1-B", "T2-A", "T2-B", "R4-T", "R4-S");
    expect(proposeSeats(free, 4)).toEqual(["T1-A", "T1-B", "T2-A", "T2-B"]);
  });

  it("splits a party so that nobody sits alone when that can be avoided", () => {
    const free = seats("T1-A", "T1-B", "T1-C", "T1-D", "T2-A", "T2-B");
    expect(proposeSeats(free, 5)).toEqual(["T1-B", "T1-C", "T1-D", "T2-A", "T2-B"]);
  });
});
