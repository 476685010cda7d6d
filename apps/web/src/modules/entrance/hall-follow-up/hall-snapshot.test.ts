import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect, it } from "vitest";
import { seatNamed, testHall } from "#test/hall-seats.ts";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { blockedSeatsQuery, countHall, seatOwners, seatViews, withScan } from "./hall-snapshot.ts";

const reservation = (id: number, status: Reservation["status"], seatIds: string[], showId = 1): Reservation =>
  testReservation({
    id,
    status,
    show: { id: showId, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    seats: testSeats(...seatIds),
  });

const all = [
  reservation(1, "CONFIRMED", ["R1-A", "R1-B"]),
  reservation(2, "PENDING", ["T1-A"]),
  reservation(3, "EXPIRED", ["T1-B"]),
  reservation(4, "CONFIRMED", ["T2-A"], 2),
];
const present = new Set(["R1-A"]);

describe("the hall during check-in", () => {
  const blocked = new Set(["R4-S", "R4-T", "T1-A"]);
  const views = seatViews(testHall, present, seatOwners(all, 1), blocked);
  const view = (id: string) => views.get(seatNamed(id));

  it("distinguishes who is in from who is still expected", () => {
    expect(view("R1-A")).toEqual({ state: "scanned", note: "An Peeters" });
    expect(view("R1-B")).toEqual({ state: "expected", note: "An Peeters" });
  });

  it("names who has a ticket that was passed on", () => {
    const seats = [...testSeats("R1-A").map((each) => ({ ...each, holder: "Rosa Maas" })), ...testSeats("R1-B")];
    const passed = { ...reservation(1, "CONFIRMED", []), seats };
    const shown = seatViews(testHall, present, seatOwners([passed], 1), new Set());
    expect(["R1-A", "R1-B"].map((id) => shown.get(seatNamed(id))?.note)).toEqual(["Rosa Maas", "An Peeters"]);
  });

  it("sets seats that are not paid apart", () => {
    expect(view("T1-A")).toEqual({ state: "occupied", note: "An Peeters, nog niet betaald" });
  });

  it("shows expired seats and those of other shows as free", () => {
    expect(view("T1-B")?.state).toBe("free");
    expect(view("T2-A")?.state).toBe("free");
  });

  it("counts each seat of the hall once: a blocked one is not free, and one with a guest is the guest's", () => {
    expect(view("R4-S")).toEqual({ state: "blocked" });
    const counts = countHall(views);
    expect(counts).toEqual({ scanned: 1, expected: 1, unpaid: 1, blocked: 2, free: 188 });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(testHall.seats.length);
  });

  it("says only scanned or not while nobody knows who sits where", () => {
    const unknown = seatViews(testHall, present, null, blocked);
    expect([...unknown.values()].filter(({ state }) => state === "scanned")).toHaveLength(1);
    expect([...unknown.values()].filter(({ state }) => state === "expected")).toHaveLength(189);
  });
});

const scan = (seatId: string, isPresent = true) => ({ showId: 3, seatId, present: isPresent });

it("adds a scan once, however often it comes", () => {
  const once = withScan(["R1-A"], scan("R1-B"));
  expect(once).toEqual(["R1-A", "R1-B"]);
  expect(withScan(once, scan("R1-B"))).toBe(once);
});

it("undoes a scan", () => {
  expect(withScan(["R1-A", "R1-B"], scan("R1-A", false))).toEqual(["R1-B"]);
  expect(withScan(["R1-B"], scan("R1-A", false))).toEqual(["R1-B"]);
});

it.each([
  ["R4-S", "available", "one was released"],
  ["R4-S", "held", "one is reserved for somebody who waits"],
  ["R1-A", "reserved", "another may be blocked"],
] as const)("asks again once %s is %s: %s", (seatId, status, _why) => {
  expect(asked(seatId, status)).toBe(1);
});

it.each([
  ["R1-A", "held"],
  ["R1-A", "available"],
  ["R4-S", "reserved"],
] as const)("asks nothing while %s is %s, as most changes of a hall on sale", (seatId, status) => {
  expect(asked(seatId, status)).toBe(0);
});

function asked(seatId: string, status: "available" | "held" | "reserved"): number {
  const blocked = ["R4-S"];
  let times = 0;
  const change = { showId: 1, seats: [{ seatId, status, version: 2 }] };
  expect(blockedSeatsQuery(1).apply?.(blocked, change, () => (times += 1))).toBe(blocked);
  return times;
}
