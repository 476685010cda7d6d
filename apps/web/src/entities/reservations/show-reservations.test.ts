import { namedById } from "@podium/shared/halls/seat-names";
import { expect, it } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { fromCheckInList, withEvent } from "./show-reservations.ts";

const known = testReservation();
const other = testReservation({ id: 8 });

it("updates a changed reservation in place and puts a new one first", () => {
  const changed = testReservation({ totalprice: 12 });
  expect(withEvent([other, known], 1, { reservation: changed })).toEqual([other, changed]);
  expect(withEvent([known], 1, { reservation: other })).toEqual([other, known]);
});

it("ignores events of other shows", () => {
  const elsewhere = testReservation({ id: 9, show: { ...known.show, id: 2 } });
  expect(withEvent([known], 1, { reservation: elsewhere })).toEqual([known]);
});

it("applies a scan, and an undone one", () => {
  const at = "2026-12-05T18:45:00.000Z";
  const scan = { showId: 1, reservationId: 7, seatId: "R1-A", present: true, at };
  const scanned = withEvent([known], 1, scan);
  expect(scanned[0]?.seats.map(({ scannedAt }) => scannedAt)).toEqual([at, null]);
  expect(withEvent(scanned, 1, { ...scan, present: false })).toEqual([known]);
});

it("knows of the entrance's list names and seats, and nothing else of a guest", () => {
  const show = { id: 3, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" };
  const ticket = { reservationId: 7, guest: "An Peeters", status: "CONFIRMED", secretHash: "", due: null } as const;
  const tickets = [
    { ...ticket, ...namedById("R1-A"), scannedAt: null },
    { ...ticket, ...namedById("R1-B"), scannedAt: "2026-12-05T18:40:00.000Z" },
  ];
  expect(fromCheckInList({ show, now: show.dateTime, tickets, moved: [], otherShows: [], conflicts: [] })).toEqual([
    {
      id: 7,
      status: "CONFIRMED",
      confirmed: true,
      show,
      user: { firstname: "An Peeters", lastname: "" },
      seats: [
        { id: 0, seat: namedById("R1-A"), scannedAt: null },
        { id: 1, seat: namedById("R1-B"), scannedAt: "2026-12-05T18:40:00.000Z" },
      ],
    },
  ]);
});

it("names by seat to whom a ticket was passed on, and as payer only who paid", () => {
  const show = { id: 3, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" };
  const paid = { reservationId: 7, status: "CONFIRMED", secretHash: "", scannedAt: null, due: null } as const;
  const hers = { ...paid, ...namedById("R1-A"), guest: "Rosa Maas", holderId: 1 };
  const own = { ...paid, ...namedById("R1-B"), guest: "An Peeters" };
  const heldBy = (...tickets: Array<typeof hers | typeof own>) => {
    const list = { show, now: show.dateTime, tickets, moved: [], otherShows: [], conflicts: [] };
    return fromCheckInList(list).map(({ user, seats }) => [user.firstname, ...seats.map(({ holder }) => holder)]);
  };
  expect(heldBy(hers, own)).toEqual([["An Peeters", "Rosa Maas", undefined]]);
  expect(heldBy(hers)).toEqual([["", "Rosa Maas"]]);
});
