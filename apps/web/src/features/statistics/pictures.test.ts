import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import { describe, expect, it } from "vitest";
import { methodShares, salesOverTime, showPictures } from "./pictures.ts";

const show: Show = {
  id: 1,
  name: "De vrek",
  dateTime: "2026-12-05T19:00:00.000Z",
  pricePerSeat: 12,
  salesOpenAt: null,
  salesCloseAt: "2026-12-05T19:00:00.000Z",
  salesOpen: true,
  seatsTotal: 193,
  seatsAvailable: 190,
};

function reservation(change: Partial<Reservation>): Reservation {
  return {
    id: 1,
    confirmed: change.status === "CONFIRMED",
    status: "PENDING",
    reservedAt: "2026-11-20T10:00:00.000Z",
    expiresAt: "2026-11-27T10:00:00.000Z",
    totalprice: 12,
    paymentMethod: "MANUAL",
    show: { id: 1, name: "De vrek", dateTime: show.dateTime },
    user: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "0470123456" },
    seats: [{ id: 1, seat: { seatId: "R1-A" }, scannedAt: null }],
    guestCount: 1,
    ...change,
  };
}

it("tells scanned, paid and unpaid seats of a show apart and leaves lapsed ones out", () => {
  const [picture] = showPictures(
    [show],
    [
      reservation({
        status: "CONFIRMED",
        seats: [{ id: 1, seat: { seatId: "R1-A" }, scannedAt: "2026-12-05T18:30:00.000Z" }],
      }),
      reservation({ status: "CONFIRMED", seats: [{ id: 2, seat: { seatId: "R1-B" }, scannedAt: null }] }),
      reservation({ seats: [{ id: 3, seat: { seatId: "R1-C" }, scannedAt: null }] }),
      reservation({ status: "EXPIRED", seats: [{ id: 4, seat: { seatId: "R1-D" }, scannedAt: null }] }),
    ],
  );
  expect(picture).toMatchObject({ scanned: 1, expected: 1, unpaid: 1 });
  expect(picture?.seats.has("R1-D")).toBe(false);
});

describe("sales over time", () => {
  it("puts a sale after midnight in Brussels on that day, and keeps days without sales", () => {
    const { unit, periods } = salesOverTime([
      reservation({ reservedAt: "2026-11-20T23:30:00.000Z", status: "CONFIRMED", totalprice: 24 }),
      reservation({ reservedAt: "2026-11-23T10:00:00.000Z" }),
    ]);
    expect(unit).toBe("day");
    expect(periods).toEqual([
      { day: "2026-11-21", paid: 24, waiting: 0 },
      { day: "2026-11-22", paid: 0, waiting: 0 },
      { day: "2026-11-23", paid: 0, waiting: 12 },
    ]);
  });

  it("goes by week over a long time", () => {
    const { unit, periods } = salesOverTime([
      reservation({ reservedAt: "2026-09-01T10:00:00.000Z" }),
      reservation({ reservedAt: "2026-11-30T10:00:00.000Z" }),
    ]);
    expect(unit).toBe("week");
    expect(periods).toHaveLength(13);
    expect(periods.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(24);
  });

  it("is empty without sales", () => {
    expect(salesOverTime([reservation({ status: "CANCELLED" })]).periods).toEqual([]);
  });
});

it("counts what costs nothing apart from the payment methods", () => {
  const shares = methodShares([
    reservation({}),
    reservation({ totalprice: 0, status: "CONFIRMED" }),
    reservation({ paymentMethod: "PAYCONIQ" }),
    reservation({ paymentMethod: "CASH" }),
  ]);
  expect(shares.map(({ method, reservations, euros }) => [method, reservations, euros])).toEqual([
    ["MANUAL", 1, 12],
    ["PAYCONIQ", 1, 12],
    ["CASH", 1, 12],
    ["FREE", 1, 0],
  ]);
});
