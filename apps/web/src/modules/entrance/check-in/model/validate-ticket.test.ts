import type { CheckInList, CheckInTicket, OfflineScan } from "@podium/shared/contracts/check-in";
import { namedById } from "@podium/shared/halls/seat-names";
import { describe, expect, it } from "vitest";
import { countPresent, namedSeat, validateTicket, withScan } from "./validate-ticket.ts";

const ticket = (part: Partial<CheckInTicket> = {}): CheckInTicket => ({
  reservationId: 42,
  ...namedById("T4-E"),
  guest: "An Peeters",
  status: "CONFIRMED",
  secretHash: HASH,
  scannedAt: null,
  due: null,
  ...part,
});
const other = { id: 2, name: "Het gezin", dateTime: "2026-12-06T19:00:00.000Z", reservationIds: [77] };
const listOf = (...tickets: CheckInTicket[]): CheckInList => ({
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  now: "2026-12-05T18:30:00.000Z",
  tickets,
  moved: [],
  otherShows: [other],
  conflicts: [],
});
const HASH = "a".repeat(64);
const asked = { reservationId: 42, seatId: "T4-E" };
const unsent: OfflineScan = {
  clientId: "1",
  showId: 1,
  ...asked,
  at: "2026-12-05T18:42:00.000Z",
};

describe("a device without a network", () => {
  const forged = { kind: "refused", code: "TICKET_FORGED" };

  it("lets a paid ticket in, by its code or by hand", () => {
    expect(validateTicket(listOf(ticket()), [], asked, HASH)).toEqual({ kind: "admit" });
    expect(validateTicket(listOf(ticket()), [], asked)).toEqual({ kind: "admit" });
  });

  it("refuses a ticket whose secret has another hash, also when it was scanned before", () => {
    for (const scannedAt of [null, unsent.at])
      expect(validateTicket(listOf(ticket({ scannedAt })), [], asked, "b".repeat(64))).toEqual(forged);
  });

  it("refuses the hash of another seat of the same reservation", () => {
    const list = listOf(ticket(), ticket({ seatId: "T4-D", secretHash: "d".repeat(64) }));
    expect(validateTicket(list, [], asked, "d".repeat(64))).toEqual(forged);
  });

  it("says when a ticket came in before, whether the server or this device knows", () => {
    const scanned = listOf(ticket({ scannedAt: "2026-12-05T18:40:00.000Z" }));
    expect(validateTicket(scanned, [], asked, HASH)).toEqual({ kind: "already", at: "2026-12-05T18:40:00.000Z" });
    expect(validateTicket(listOf(ticket()), [unsent], asked, HASH)).toEqual({ kind: "already", at: unsent.at });
    expect(validateTicket(listOf(ticket()), [{ ...unsent, seatId: "T4-D" }], asked, HASH).kind).toBe("admit");
  });

  it.each([
    ["EXPIRED", "RESERVATION_CLOSED"],
    ["CANCELLED", "RESERVATION_CLOSED"],
  ] as const)("refuses a ticket that is %s", (status, code) => {
    expect(validateTicket(listOf(ticket({ status })), [], asked, HASH)).toEqual({ kind: "refused", code });
  });

  it("refuses an unpaid ticket with what is due", () => {
    const unpaid = ticket({ status: "PENDING", due: 24 });
    expect(validateTicket(listOf(unpaid), [], asked, HASH)).toEqual({ kind: "unpaid", due: 24 });
  });

  describe("that reads the old code of a ticket", () => {
    const old = "b".repeat(64);
    const move = { ...asked, secretHash: old, nowGroup: "", nowLabel: "" };
    const decide = (now: CheckInTicket, renewed?: boolean) =>
      validateTicket({ ...listOf(now), moved: [{ ...move, nowSeatId: now.seatId, renewed }] }, [], asked, old);

    it("says whose it is when it was passed on since, wherever the seat is now", () => {
      for (const now of [ticket(), ticket({ seatId: "T7-A" })])
        expect(decide(now, true)).toEqual({ kind: "replaced", by: now });
    });

    it("says where the seat is when it only moved, also back to where it was", () => {
      for (const now of [ticket(), ticket({ seatId: "T7-A" })])
        expect(decide(now, false)).toEqual({ kind: "moved", to: now });
    });

    it("counts one whose seat is the same as passed on where an older version stored the list", () => {
      expect(decide(ticket()).kind).toBe("replaced");
      expect(decide(ticket({ seatId: "T7-A" })).kind).toBe("moved");
    });
  });

  it("knows a ticket that was given back by its code, also when its seat has another ticket of the reservation", () => {
    const returned = [{ ...asked, secretHash: "b".repeat(64) }];
    for (const list of [listOf(), listOf(ticket())])
      expect(validateTicket({ ...list, returned }, [], asked, "b".repeat(64))).toEqual({ kind: "returned" });
    expect(validateTicket({ ...listOf(), returned }, [], asked, HASH)).toEqual({ kind: "unknown" });
    expect(validateTicket({ ...listOf(), returned }, [], asked)).toEqual({ kind: "unknown" });
    // The seat was reserved again: its code is valid, whatever an older list says.
    const again = { ...listOf(ticket()), returned: [{ ...asked, secretHash: HASH }] };
    expect(validateTicket(again, [], asked, HASH)).toEqual({ kind: "admit" });
  });

  it("distinguishes foreign and unknown tickets", () => {
    const list = listOf(ticket());
    expect(validateTicket(list, [], { ...asked, reservationId: 77 })).toEqual({ kind: "other-show", show: other });
    expect(validateTicket(list, [], { ...asked, reservationId: 78 })).toEqual({ kind: "unknown" });
    expect(validateTicket(list, [], { ...asked, seatId: "R1-A" })).toEqual({ kind: "unknown" });
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

describe("the seat of a ticket", () => {
  const loge = { seatId: "T4-E", group: "Loge 3", label: "112" };
  const list = listOf(ticket(loge));

  it("is called what the list calls it, also when the ticket itself is unknown", () => {
    expect(namedSeat(list, asked)).toEqual(loge);
    expect(namedSeat(list, { reservationId: 41, seatId: "T4-E" })).toEqual(loge);
  });

  it("is called by its id when it is another show's, whose hall may be another one", () => {
    expect(namedSeat(list, { reservationId: 77, seatId: "T4-E" })).toEqual(namedById("T4-E"));
    expect(namedSeat(null, asked)).toEqual(namedById("T4-E"));
  });
});
