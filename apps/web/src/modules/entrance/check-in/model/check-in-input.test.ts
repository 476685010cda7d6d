import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { namedById } from "@podium/shared/halls/seat-names";
import { describe, expect, it } from "vitest";
import { chooseShow } from "#modules/entrance/check-in/components/show-choice.tsx";
import { newId } from "#platform/new-id.ts";
import { sha256 } from "./use-check-in.ts";
import { findGuests } from "./find-guests.ts";
import { parseTicketNumber } from "./ticket-number.ts";

describe("a ticket's number", () => {
  it("is read as somebody types it", () => {
    for (const text of [
      "42-T4-E",
      " #42-t4-e ",
      "42 t4e",
      "42-T04-E",
      "\u200e42\u2011T4\u2013E",
      "\u206842\u00a0t4\u200be\u2069",
    ])
      expect(parseTicketNumber(text)).toEqual({ reservationId: 42, seatId: "T4-E" });
  });

  it("may be of any hall", () => {
    expect(parseTicketNumber("42-aa-112")).toEqual({ reservationId: 42, seatId: "AA-112" });
    expect(parseTicketNumber("#7 L3 - 1")).toEqual({ reservationId: 7, seatId: "L3-1" });
  });

  it("may lack its dash where the guest list has that seat", () => {
    const tickets = [
      { reservationId: 42, seatId: "AA-112" },
      { reservationId: 42, seatId: "L1-07" },
    ];
    expect(parseTicketNumber("42 aa112", tickets)).toEqual(tickets[0]);
    for (const text of ["42 l107", "42 L1 07"]) expect(parseTicketNumber(text, tickets)).toEqual(tickets[1]);
    expect(parseTicketNumber("43 aa112", tickets)).toBeNull();
  });

  it("is none when no seat can be called that, or it is a name", () => {
    for (const text of ["42-TAFEL-E", "42-T4-EEEE", "0-T4-E", "42", "Peeters", "42 peeters", "99999999999-T4-E"])
      expect(parseTicketNumber(text)).toBeNull();
  });
});

describe("the show that check-in opens with", () => {
  const show = (id: number, dateTime: string) => ({ id, name: `Show ${id}`, dateTime });
  const now = Date.parse("2026-12-05T18:00:00Z");
  const [yesterday, matinee, tonight, tomorrow] = [
    show(1, "2026-12-04T19:00:00Z"),
    show(2, "2026-12-05T13:00:00Z"),
    show(3, "2026-12-05T19:00:00Z"),
    show(4, "2026-12-06T13:00:00Z"),
  ] as const;

  it("is today's, by the clock of the theatre, and the evening's once the matinee is under way", () => {
    expect(chooseShow([tomorrow, tonight, matinee, yesterday], now)?.id).toBe(3);
    expect(chooseShow([tomorrow, tonight, matinee, yesterday], Date.parse("2026-12-05T12:30:00Z"))?.id).toBe(2);
    // Half past midnight in Brussels is still yesterday in UTC.
    expect(chooseShow([tonight, tomorrow], Date.parse("2026-12-05T23:30:00Z"))?.id).toBe(4);
  });

  it("is today's last one also late in the evening, else the next one", () => {
    expect(chooseShow([tonight, tomorrow], Date.parse("2026-12-05T22:30:00Z"))?.id).toBe(3);
    expect(chooseShow([yesterday, tomorrow], now)?.id).toBe(4);
    expect(chooseShow([], now)).toBeUndefined();
  });
});

describe("looking for a guest", () => {
  const ticket = (
    reservationId: number,
    seatId: string,
    guest: string,
    status: CheckInTicket["status"] = "CONFIRMED",
  ): CheckInTicket => ({
    reservationId,
    ...namedById(seatId),
    guest,
    status,
    secretHash: "",
    scannedAt: null,
    due: null,
  });
  const tickets = [
    ticket(9, "R1-A", "An Peeters"),
    ticket(8, "R1-B", "José Peeters"),
    ticket(10, "R2-A", "An Peeters", "CANCELLED"),
    ticket(8, "T4-E", "José Peeters"),
    { ...ticket(11, "R3-A", "Wim Claes"), group: "Loge 3", label: "112" },
  ];

  it("finds by any part of the name without accents, by name order, seats in the order of the hall", () => {
    expect(findGuests(tickets, "peet").map(({ reservationId }) => reservationId)).toEqual([9, 8]);
    expect(findGuests(tickets, "jose")[0]?.tickets.map(({ seatId }) => seatId)).toEqual(["R1-B", "T4-E"]);
    expect(findGuests(tickets, "peeters tafel 4").map(({ tickets: own }) => own.length)).toEqual([1]);
  });

  it("finds who has a ticket that was passed on, apart from who paid and from others of that name", () => {
    const rosa = { ...ticket(9, "R1-C", "Rosa Maas"), holderId: 1 };
    const passed = [...tickets, rosa, { ...rosa, seatId: "R1-D", holderId: 2 }, { ...rosa, seatId: "R1-E" }];
    const seatsOf = (search: string) =>
      findGuests(passed, search).map((group) => group.tickets.map(({ seatId }) => seatId));
    expect(seatsOf("maas")).toEqual([["R1-C", "R1-E"], ["R1-D"]]);
    expect(seatsOf("an peeters")).toEqual([["R1-A"]]);
  });

  it("finds by what the plan calls a seat, and by its ticket number", () => {
    for (const search of ["loge 3", "stoel 112", "claes loge", "11-r3-a"])
      expect(findGuests(tickets, search).map(({ reservationId }) => reservationId)).toEqual([11]);
    expect(findGuests(tickets, "rij 3")).toEqual([]);
  });

  it("finds nothing for nothing, and no reservation that ended", () => {
    expect(findGuests(tickets, "  ")).toEqual([]);
    expect(findGuests(tickets, "r2-a")).toEqual([]);
  });
});

describe("values that a device makes", () => {
  it("are unique ids that the server accepts as UUIDs", () => {
    const ids = Array.from({ length: 50 }, newId);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(50);
  });

  it("are the hashes that the server makes", async () => {
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
