import type { SeatState } from "@podium/shared/contracts/realtime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { testShow } from "#test/test-show.ts";
import { fromAvailability, type ShowSeats, showSeatsQuery } from "./show-seats.ts";
import { showsQuery } from "./shows.ts";

const NONE: ShowSeats = new Map();
const query = showSeatsQuery(1);
const withSeats = (known: ShowSeats, seats: SeatState[]) =>
  query.apply?.(known, { showId: 1, seats }, () => undefined) ?? NONE;
const fromSnapshot = (known: ShowSeats, seats: SeatState[]) =>
  query.fromSnapshot?.({ ok: true, showId: 1, seats }, known) ?? NONE;

describe("the higher version of two states of a seat is right", () => {
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

  it("has no seat whose id no hall can have", () => {
    expect(withSeats(NONE, [{ seatId: "R9 <b>", status: "held", version: 1 }])).toBe(NONE);
  });
});

describe("a list of free seats without versions", () => {
  it("paints the hall until the snapshot comes", () => {
    const seats = fromAvailability(new Set(["R1-A"]));
    expect([seats.get("R1-A")?.status, seats.get("R1-B")]).toEqual(["available", undefined]);
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

describe("a show that moves to another plan", () => {
  const shows = [testShow({ id: 1, hallPlanId: 1 })];
  const isFetchedAgain = () => queryClient.getQueryState(showsQuery.key)?.isInvalidated;
  beforeEach(() => queryClient.setQueryData(showsQuery.key, shows));
  afterEach(() => queryClient.clear());

  it("has the seats of that plan, the newest state of each, and no other", () => {
    const known: ShowSeats = new Map([
      ["R1-A", { status: "available", version: 4 }],
      ["R1-B", { status: "held", version: 9 }],
    ]);
    const seats: SeatState[] = [
      { seatId: "R1-B", status: "available", version: 8 },
      { seatId: "R9-A", status: "available", version: 10 },
    ];
    expect([...(query.apply?.(known, { showId: 1, hallPlanId: 2, seats }, () => undefined) ?? NONE)]).toEqual([
      ["R1-B", { status: "held", version: 9 }],
      ["R9-A", { status: "available", version: 10 }],
    ]);
  });

  it("has no other after a reconnect either, and no other object to draw where nothing changed", () => {
    const known = withSeats(NONE, [
      { seatId: "R1-A", status: "available", version: 4 },
      { seatId: "R1-B", status: "held", version: 9 },
    ]);
    const seats = fromSnapshot(known, [{ seatId: "R1-B", status: "held", version: 9 }]);
    expect([...seats]).toEqual([["R1-B", { status: "held", version: 9 }]]);
    expect(fromSnapshot(seats, [{ seatId: "R1-B", status: "held", version: 9 }])).toBe(seats);
  });

  it("is fetched again with its plan, whether an event says it or the snapshot after a reconnect", () => {
    query.onEvent?.({ showId: 1, hallPlanId: 2, seats: [] }, NONE);
    expect(isFetchedAgain()).toBe(true);
    queryClient.setQueryData(showsQuery.key, shows);
    query.fromSnapshot?.({ ok: true, showId: 1, hallPlanId: 2, seats: [] }, NONE);
    expect(isFetchedAgain()).toBe(true);
  });

  it("is left alone when it is in that plan already, or nothing is said of it", () => {
    query.onEvent?.({ showId: 1, hallPlanId: 1, seats: [] }, NONE);
    query.onEvent?.({ showId: 1, seats: [] }, NONE);
    expect(isFetchedAgain()).toBe(false);
  });
});
