import type { CheckInList, CheckInTicket } from "@podium/shared/contracts/check-in";
import { describe, expect, it } from "vitest";
import { countPresent, validateTicket, type UnsentScan, withScan } from "./validate-ticket.ts";

const ticket = (part: Partial<CheckInTicket> = {}): CheckInTicket => ({
  reservationId: 42,
  seatId: "T4-E",
  guest: "An Peeters",
  status: "CONFIRMED",
  secretHash: "a".repeat(64),
  scannedAt: null,
  ...part,
});
const other = { id: 2, name: "Het gezin", dateTime: "2026-12-06T19:00:00.000Z", reservationIds: [77] };
const listOf = (...tickets: CheckInTicket[]): CheckInList => ({
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  now: "2026-12-05T18:30:00.000Z",
  tickets,
  otherShows: [other],
  conflicts: [],
});
const asked = { reservationId: 42, seatId: "T4-E", secretHash: "a".repeat(64) };
const unsent: UnsentScan = {
  clientId: "1",
  showId: 1,
  reservationId: 42,
  seatId: "T4-E",
  at: "2026-12-05T18:42:00.000Z",
};

describe("a device without a network", () => {
  it("lets a paid ticket in, by its code or by hand", () => {
    const list = listOf(ticket());
    expect(validateTicket(list, [], asked)).toEqual({ kind: "welcome", ticket: ticket() });
    expect(validateTicket(list, [], { reservationId: 42, seatId: "T4-E" }).kind).toBe("welcome");
  });

  it("refuses a ticket whose secret has another hash, also when it was scanned before", () => {
    const forged = { ...asked, secretHash: "b".repeat(64) };
    expect(validateTicket(listOf(ticket()), [], forged)).toMatchObject({ kind: "refused", code: "TICKET_FORGED" });
    expect(validateTicket(listOf(ticket({ scannedAt: unsent.at })), [], forged)).toMatchObject({
      kind: "refused",
      code: "TICKET_FORGED",
    });
  });

  it("refuses the hash of another seat of the same reservation", () => {
    const list = listOf(ticket(), ticket({ seatId: "T4-D", secretHash: "d".repeat(64) }));
    expect(validateTicket(list, [], { ...asked, secretHash: "d".repeat(64) })).toMatchObject({
      kind: "refused",
      code: "TICKET_FORGED",
    });
  });

  it("says when a ticket came in before, whether the server or this device knows", () => {
    expect(validateTicket(listOf(ticket({ scannedAt: "2026-12-05T18:40:00.000Z" })), [], asked)).toMatchObject({
      kind: "already",
      at: "2026-12-05T18:40:00.000Z",
    });
    expect(validateTicket(listOf(ticket()), [unsent], asked)).toMatchObject({ kind: "already", at: unsent.at });
    expect(validateTicket(listOf(ticket()), [{ ...unsent, seatId: "T4-D" }], asked).kind).toBe("welcome");
  });

  it("distinguishes unpaid, ended, foreign and unknown tickets", () => {
    expect(validateTicket(listOf(ticket({ status: "PENDING" })), [], asked)).toMatchObject({
      kind: "refused",
      code: "NOT_CONFIRMED",
    });
    expect(validateTicket(listOf(ticket({ status: "EXPIRED" })), [], asked)).toMatchObject({
      kind: "refused",
      code: "RESERVATION_CLOSED",
    });
    expect(validateTicket(listOf(ticket({ status: "CANCELLED" })), [], asked)).toMatchObject({
      kind: "refused",
      code: "RESERVATION_CLOSED",
    });
    expect(validateTicket(listOf(ticket()), [], { ...asked, reservationId: 77 })).toEqual({
      kind: "other-show",
      show: other,
    });
    expect(validateTicket(listOf(ticket()), [], { ...asked, reservationId: 78 }).kind).toBe("unknown");
    expect(validateTicket(listOf(ticket()), [], { ...asked, seatId: "R1-A" }).kind).toBe("unknown");
  });
});

describe("the count at check-in", () => {
  it("is of paid tickets, and counts what is not sent yet once", () => {
    const list = listOf(
      ticket(),
      ticket({ seatId: "T4-D", scannedAt: unsent.at }),
      ticket({ reservationId: 43, status: "PENDING" }),
    );
    expect(countPresent(list, [])).toEqual({ present: 1, expected: 2 });
    expect(countPresent(list, [unsent])).toEqual({ present: 2, expected: 2 });
    expect(countPresent(withScan(list, unsent, unsent.at), [unsent])).toEqual({ present: 2, expected: 2 });
  });
});
