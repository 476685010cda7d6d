import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect, it } from "vitest";
import { changeWord, withReservation } from "./reservation-feed.ts";

const pending: Reservation = {
  id: 7,
  confirmed: false,
  status: "PENDING",
  reservedAt: "2026-11-20T10:00:00.000Z",
  expiresAt: "2026-11-27T10:00:00.000Z",
  totalprice: 24,
  paymentMethod: "MANUAL",
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  user: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "0470123456" },
  seats: [{ id: 1, seat: { seatId: "R1-A" }, scannedAt: null }],
  guestCount: 1,
};

describe("the word on a row that changed", () => {
  it("tells what is new from what was paid or lapsed", () => {
    expect(changeWord(undefined, pending)).toBe("Nieuw");
    expect(changeWord(pending, { ...pending, status: "CONFIRMED", confirmed: true })).toBe("Betaald");
    expect(changeWord(pending, { ...pending, status: "EXPIRED" })).toBe("Vervallen");
  });

  it("is missing when the same news comes twice", () => {
    expect(changeWord(pending, { ...pending })).toBeNull();
  });

  it("says so when only the seats are others", () => {
    expect(changeWord(pending, { ...pending, seats: [{ id: 2, seat: { seatId: "R1-B" }, scannedAt: null }] })).toBe(
      "Gewijzigd",
    );
  });
});

it("keeps the place of a reservation that changes and puts a new one first", () => {
  const other = { ...pending, id: 8 };
  expect(withReservation([other, pending], { ...pending, totalprice: 12 }).map(({ id }) => id)).toEqual([8, 7]);
  expect(withReservation([pending], other).map(({ id }) => id)).toEqual([8, 7]);
});
