import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect, it } from "vitest";
import { toCsv } from "#ui/csv.ts";
import { guestRows, guestsByName, guestsBySeat, likelyShow } from "./guest-list.ts";

function reservation(id: number, lastname: string, seatIds: string[], change: Partial<Reservation> = {}): Reservation {
  return {
    id,
    confirmed: true,
    status: "CONFIRMED",
    reservedAt: "2026-11-20T10:00:00.000Z",
    expiresAt: "2026-11-27T10:00:00.000Z",
    totalprice: 12 * seatIds.length,
    paymentMethod: "MANUAL",
    reference: `Tickets #${id} - ${lastname} An`,
    show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    user: { id, firstname: "An", lastname, email: "an@podium.example", number: "+32470123456" },
    seats: seatIds.map((seatId, index) => ({ id: index + 1, seat: { seatId }, scannedAt: null })),
    guestCount: seatIds.length,
    ...change,
  };
}

const all = [
  reservation(1, "Peeters", ["T10-A", "T2-A"]),
  reservation(2, "écluse", ["R1-B"], { confirmed: false, status: "PENDING" }),
  reservation(3, "Aerts", ["R1-A"], { confirmed: false, status: "EXPIRED" }),
  reservation(4, "Claes", ["R1-A"], { show: { id: 2, name: "Kerst", dateTime: "2026-11-30T19:00:00.000Z" } }),
];

describe("the guest list of a show", () => {
  it("is sorted by last name, accents aside, without expired reservations and other shows", () => {
    expect(guestsByName(all, 1).map(({ name, paid }) => [name, paid])).toEqual([
      ["écluse An", false],
      ["Peeters An", true],
    ]);
  });

  it("is sorted by seat as the hall is numbered, table 2 before table 10", () => {
    expect(guestsBySeat(all, 1).map(({ seatId }) => seatId)).toEqual(["R1-B", "T2-A", "T10-A"]);
  });
});

it("is offered for the next show, for tonight's while it plays, and for the last one when the season is over", () => {
  const shows = [
    { id: 2, name: "Kerst", dateTime: "2026-12-26T19:00:00.000Z" },
    { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  ];
  expect(likelyShow(shows, Date.parse("2026-12-01T00:00:00Z"))?.id).toBe(1);
  expect(likelyShow(shows, Date.parse("2026-12-05T20:30:00Z"))?.id).toBe(1);
  expect(likelyShow(shows, Date.parse("2026-12-06T10:00:00Z"))?.id).toBe(2);
  expect(likelyShow(shows, Date.parse("2027-02-01T00:00:00Z"))?.id).toBe(2);
  expect(likelyShow([], 0)).toBeUndefined();
});

it("exports no name that a spreadsheet would run", () => {
  const csv = toCsv(guestRows([reservation(5, '=HYPERLINK("http://evil.example")', ["R1-A"])], 1, "name"));
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"") An";1;R1-A;Ja;0470 12 34 56`);
  expect(csv.startsWith("\uFEFFNaam;Aantal;")).toBe(true);
});
