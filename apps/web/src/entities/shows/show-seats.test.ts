import type { SeatState } from "@podium/shared/realtime";
import { describe, expect, it } from "vitest";
import { fromAvailability, type ShowSeats, showSeatsQuery } from "./show-seats.ts";

const NONE: ShowSeats = new Map();
const query = showSeatsQuery(1);
const withSeats = (known: ShowSeats, seats: SeatState[]) =>
  query.apply?.(known, { showId: 1, seats }, () => undefined) ?? NONE;
const fromSnapshot = (known: ShowSeats, seats: SeatState[]) =>
  query.fromSnapshot?.({ ok: true, showId: 1, seats }, known) ?? NONE;

describe("of two states of a seat the one with the higher version is right", () => {
  const held = withSeats(NONE, [{ seatId: "R1-A", status: "held", version: 2 }]);

  it("applies a newer change", () => {
    const seats = withSeats(held, [{ seatId: "R1-A", status: "reserved", version: 3 }]);
    expect(seats.get("R1-A")).toEqual({ status: "reserved", version: 3 });
    expect(held.get("R1-A")?.status).toBe("held");
  });

  it("leaves aside a change that comes late or twice, without another object to draw", () => {
    expect(withSeats(held, [{ seatId: "R1-A", status: "available", version: 1 }])).toBe(held);
    expect(withSeats(held, [{ seatId: "R1-A", status: "held", version: 2 }])).toBe(held);
  });

  it("prefers a change newer than the snapshot, and applies the rest of the snapshot", () => {
    const seats = fromSnapshot(held, [
      { seatId: "R1-A", status: "available", version: 1 },
      { seatId: "R1-B", status: "reserved", version: 7 },
    ]);
    expect([seats.get("R1-A")?.status, seats.get("R1-B")?.status]).toEqual(["held", "reserved"]);
  });

  it("believes the snapshot of the same version", () => {
    expect(fromSnapshot(held, [{ seatId: "R1-A", status: "reserved", version: 2 }]).get("R1-A")?.status).toBe(
      "reserved",
    );
  });

  it("has no seat that the hall does not have", () => {
    expect(withSeats(NONE, [{ seatId: "R9-Z", status: "held", version: 1 }])).toBe(NONE);
  });
});

describe("a list of free seats without versions", () => {
  it("paints the hall until the snapshot comes", () => {
    const seats = fromAvailability(new Set(["R1-A"]));
    expect([seats.get("R1-A")?.status, seats.get("R1-B")?.status]).toEqual(["available", "reserved"]);
    expect(fromSnapshot(seats, [{ seatId: "R1-B", status: "held", version: 0 }]).get("R1-B")?.status).toBe("held");
  });

  it("does not hide the next change, nor forget what it says nothing new of", () => {
    const known = withSeats(NONE, [
      { seatId: "R1-A", status: "available", version: 4 },
      { seatId: "R1-B", status: "held", version: 2 },
    ]);
    const seats = fromAvailability(new Set(), known);
    expect([seats.get("R1-A")?.status, seats.get("R1-B")]).toEqual(["reserved", { status: "held", version: 2 }]);
    const next = withSeats(seats, [{ seatId: "R1-A", status: "available", version: 5 }]);
    expect(next.get("R1-A")?.status).toBe("available");
  });
});
