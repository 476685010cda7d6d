import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect, it } from "vitest";
import { testHall } from "#test/hall-seats.ts";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { toCsv } from "#ui/csv.ts";
import { type GuestList, type GuestOrder, guestRows, guestsByName, guestsBySeat, likelyShow } from "./guest-list.ts";

function reservation(id: number, lastname: string, seatIds: string[], change: Partial<Reservation> = {}): Reservation {
  return testReservation({
    id,
    status: "CONFIRMED",
    user: { id, firstname: "An", lastname, email: "an@podium.example", number: "+32470123456" },
    seats: testSeats(...seatIds),
    ...change,
  });
}

const all = [
  reservation(1, "Peeters", ["T2-A", "T10-A"]),
  reservation(2, "écluse", ["R1-B"], { confirmed: false, status: "PENDING" }),
  reservation(3, "Aerts", ["R1-A"], { confirmed: false, status: "EXPIRED" }),
  reservation(4, "Claes", ["R1-A"], { show: { id: 2, name: "Kerst", dateTime: "2026-11-30T19:00:00.000Z" } }),
];

const listOf = (order: GuestOrder, ...reservations: Reservation[]): GuestList => {
  return { reservations, show: { id: 1, name: "De vrek", dateTime: "" }, hall: testHall, order };
};

describe("the guest list of a show", () => {
  it("is sorted by last name, accents aside, without expired reservations and other shows", () => {
    expect(guestsByName(all, 1).map(({ name, paid }) => [name, paid])).toEqual([
      ["écluse An", false],
      ["Peeters An", true],
    ]);
  });

  it("is sorted by seat as the hall is numbered, table 2 before table 10", () => {
    expect(guestsBySeat(all, 1, testHall).map(({ seat }) => seat.seatId)).toEqual(["R1-B", "T2-A", "T10-A"]);
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
  const csv = toCsv(guestRows(listOf("name", reservation(5, '=HYPERLINK("http://evil.example")', ["R1-A"]))));
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"") An";1;R1-A;Rij 1, stoel A;Ja;0470 12 34 56`);
  expect(csv.startsWith("\uFEFFNaam;Aantal;")).toBe(true);
});

it("exports a line of each seat with its id and what its plan calls it, also where that has a comma", () => {
  const guest = reservation(6, "Maes", ["R1-A"]);
  const seats = guest.seats.map((entry) => ({
    ...entry,
    seat: { ...entry.seat, group: "Rij 1, balkon", label: "112" },
  }));
  expect(guestRows(listOf("seat", { ...guest, seats }))[1]?.slice(0, 3)).toEqual([
    "R1-A",
    "Rij 1, balkon, stoel 112",
    "Maes An",
  ]);
});

it("names the ticket types in both orders, with what the seats cost and what is due", () => {
  const guest = reservation(8, "Maes", ["R1-A", "R1-B"], { grossPrice: 20, totalprice: 15 });
  const seats = guest.seats.map((entry, index) =>
    index === 0 ? entry : { ...entry, ticketType: { id: 2, name: "Kind" }, price: 6.5 },
  );
  const rows = (order: GuestOrder, from: number) =>
    guestRows(listOf(order, { ...guest, seats })).map((row) => row.slice(from));
  expect(rows("seat", -3)).toEqual([
    ["Tickettype", "Prijs", "Doorgegeven door"],
    ["", "12,00", ""],
    ["Kind", "6,50", ""],
  ]);
  expect(rows("name", -4)).toEqual([
    ["Tickettypes", "Prijs van de plaatsen", "Totaalprijs", "Doorgegeven door"],
    ["1 × Standaard, 1 × Kind", "20,00", "15,00", ""],
  ]);
});

it("says in both orders that a wheelchair comes", () => {
  const guest = reservation(7, "Wouters", ["R1-A", "R1-B"]);
  const seats = guest.seats.map((entry, index) =>
    index === 0 ? { ...entry, seat: { ...entry.seat, kind: "wheelchair" as const } } : entry,
  );
  expect(guestRows(listOf("seat", { ...guest, seats })).map(([, place]) => place)).toEqual([
    "Plaats",
    "Rij 1, stoel A, rolstoelplaats",
    "Rij 1, stoel B",
  ]);
  expect(guestRows(listOf("name", { ...guest, seats }))[1]?.[3]).toBe("Rij 1, stoel A, rolstoelplaats; Rij 1, stoel B");
});

describe("tickets that were passed on", () => {
  const guest = reservation(9, "Peeters", ["R1-A", "R1-B", "R1-C"], { grossPrice: 36, totalprice: 30 });
  const passedOn = (...holders: Array<string | undefined>): Reservation => ({
    ...guest,
    seats: guest.seats.map((entry, index) => ({ ...entry, holder: holders[index] })),
  });

  it("have a line of their own by name, under the last name of who has them; the money is on the payer's", () => {
    const list = listOf("name", ...all, passedOn("Rosa Maas", undefined, "Rosa Maas"));
    const lines = guestRows(list).map((row) => [...row.slice(0, 3), ...row.slice(-3)]);
    expect(lines).toEqual([
      ["Naam", "Aantal", "Zitplaatsen", "Prijs van de plaatsen", "Totaalprijs", "Doorgegeven door"],
      ["écluse An", "1", "R1-B", "24,00", "24,00", ""],
      ["Maas Rosa", "2", "R1-A, R1-C", "", "", "An Peeters"],
      ["Peeters An", "2", "T2-A, T10-A", "24,00", "24,00", ""],
      ["Peeters An", "1", "R1-B", "36,00", "30,00", ""],
    ]);
  });

  it("name who has them by seat", () => {
    const list = listOf("seat", passedOn("Rosa Maas", undefined, "Jan van den Berg"));
    expect(guestRows(list).map((row) => [row[0], row[2], row.at(-1)])).toEqual([
      ["Zitplaats", "Naam", "Doorgegeven door"],
      ["R1-A", "Maas Rosa", "An Peeters"],
      ["R1-B", "Peeters An", ""],
      ["R1-C", "van den Berg Jan", "An Peeters"],
    ]);
  });

  it("leave who passed all of them on a line without seats", () => {
    const lines = guestsByName([passedOn("Rosa Maas", "Rosa Maas", "Rosa Maas")], 1);
    expect(lines.map(({ name, seats, due }) => [name, seats.length, due?.totalprice])).toEqual([
      ["Maas Rosa", 3, undefined],
      ["Peeters An", 0, 30],
    ]);
  });
});
