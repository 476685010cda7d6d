import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { describe, expect, it } from "vitest";
import { seatNamed } from "#test/hall-seats.ts";
import { blockingViews, choiceViews, lostSeats, splitChoice, toggleSeat } from "./seat-choice.ts";

const [a, b, c, d] = ["R1-A", "R1-B", "R1-C", "R1-D"].map(seatNamed) as [never, never, never, never];

function seat(seatId: string, status: BoxOfficeSeat["status"], reservationId: number | null = null): BoxOfficeSeat {
  return { seatId, status, reservationId };
}

describe("a press on a seat", () => {
  const limit = { most: 2, lost: [] };

  it("chooses it, and gives it up when it was chosen", () => {
    expect(toggleSeat([a], b, limit)).toEqual([a, b]);
    expect(toggleSeat([a, b], a, limit)).toEqual([b]);
  });

  it("lets the one that was chosen first go when the choice is full, so that a group moves with a press a seat", () => {
    expect(toggleSeat(toggleSeat([a, b], c, limit), d, limit)).toEqual([c, d]);
  });

  it("replaces a seat that is gone before any other", () => {
    expect(toggleSeat([a, b], c, { most: 2, lost: [b] })).toEqual([a, c]);
  });
});

describe("the hall for moving reservation 7", () => {
  const hall = [
    seat("R1-A", "reserved", 7),
    seat("R1-B", "available"),
    seat("R1-C", "reserved", 8),
    seat("R1-D", "held"),
    seat("R2-A", "blocked"),
  ];

  it("offers free seats and its own, and says whose the others are", () => {
    const views = choiceViews(hall, { chosen: [b] }, 7);
    expect(views.get(a)).toEqual({ state: "available", note: "nu van deze reservering" });
    expect(views.get(b)).toEqual({ state: "mine" });
    expect(views.get(c)).toEqual({ state: "occupied", note: "reservering 8" });
    expect(views.get(d)).toEqual({ state: "held" });
    expect(views.get(seatNamed("R2-A"))).toEqual({ state: "blocked" });
  });

  it("leaves a chosen seat that somebody else got in the choice, and says that it is gone", () => {
    expect(lostSeats(hall, { chosen: [a, b, d] }, 7)).toEqual([d]);
    expect(choiceViews(hall, { chosen: [d] }, 7).get(d)).toEqual({ state: "held", note: "intussen niet meer vrij" });
  });

  it("counts no seat as its own for a reservation that is still to be made", () => {
    expect(lostSeats(hall, { chosen: [a] }, null)).toEqual([a]);
    expect(choiceViews([seat("R1-A", "reserved")], { chosen: [] }, null).get(a)).toEqual({ state: "occupied" });
  });
});

describe("the hall for blocking", () => {
  const hall = [seat("R1-A", "available"), seat("R1-B", "blocked"), seat("R1-C", "reserved", 8)];

  it("splits the choice into seats to block, seats to release and lost seats", () => {
    expect(splitChoice(hall, [a, b, c])).toEqual({ block: [a], release: [b], lost: [c] });
  });

  it("shows what will become of each chosen seat", () => {
    const views = blockingViews(hall, [a, b, c]);
    expect(views.get(a)?.note).toBe("wordt geblokkeerd");
    expect(views.get(b)).toEqual({ state: "free", note: "wordt vrijgegeven" });
    expect(views.get(c)?.note).toBe("intussen niet meer vrij");
    expect(blockingViews(hall, []).get(b)).toEqual({ state: "blocked" });
  });
});

describe("the hall for giving blocked seats", () => {
  const hall = [
    { ...seat("R1-A", "blocked"), reason: "Pers" },
    seat("R1-B", "blocked"),
    { ...seat("R1-C", "blocked"), reason: "press", holder: "Radio Zuid" },
    seat("R1-D", "available"),
  ];

  it("says why a seat is blocked, also of one that is chosen", () => {
    const views = choiceViews(hall, { chosen: [c], blocked: new Set([c]) }, null);
    expect(views.get(a)).toEqual({ state: "blocked", note: "Pers" });
    expect(views.get(c)).toEqual({ state: "mine", note: "nu geblokkeerd: Pers, Radio Zuid" });
  });

  it("gives no seat that was blocked after it was chosen", () => {
    expect(lostSeats(hall, { chosen: [a, b, d], blocked: new Set([a]) }, null)).toEqual([b]);
    expect(choiceViews(hall, { chosen: [b], blocked: new Set() }, null).get(b)).toEqual({
      state: "blocked",
      note: "intussen niet meer vrij",
    });
  });

  it("still gives one that came free since", () => {
    expect(lostSeats(hall, { chosen: [d], blocked: new Set([d]) }, null)).toEqual([]);
  });
});
