import { describe, expect, it, test } from "vitest";
import { checkInRefusal, mayAttend, type TicketAtCheckIn } from "./check-in-rules.ts";

const show = new Date("2026-12-05T19:00:00Z");
const away = (hours: number): Date => new Date(show.getTime() + hours * 3600_000);

it.each([
  ["USER", 0, false],
  ["DOOR", -36, true],
  ["DOOR", 36, true],
  ["DOOR", -36.001, false],
  ["DOOR", 36.001, false],
  ["BOX_OFFICE", -5000, true],
  ["ADMIN", 5000, true],
] as const)("%s sees who comes to a show %s hours from now: %s", (role, hours, may) => {
  expect(mayAttend(role, show, away(hours))).toBe(may);
});

const good: TicketAtCheckIn = {
  secretMatches: true,
  moved: false,
  showMatches: true,
  status: "CONFIRMED",
  scanned: false,
};

describe("check-in", () => {
  test("a paid ticket of this show comes in once", () => {
    expect(checkInRefusal(good)).toBeNull();
    expect(checkInRefusal({ ...good, scanned: true })).toBe("ALREADY_SCANNED");
  });

  test("the QR code of a seat that a ticket left lets nobody in, paid or not, and does not hide that somebody is in", () => {
    expect(checkInRefusal({ ...good, moved: true })).toBe("TICKET_MOVED");
    expect(checkInRefusal({ ...good, moved: true, status: "PENDING" })).toBe("TICKET_MOVED");
    expect(checkInRefusal({ ...good, moved: true, status: "CANCELLED" })).toBe("RESERVATION_CLOSED");
    expect(checkInRefusal({ ...good, moved: true, scanned: true })).toBe("ALREADY_SCANNED");
  });

  test("unpaid tickets wait, and those of reservations that ended are worth nothing", () => {
    expect(checkInRefusal({ ...good, status: "PENDING" })).toBe("NOT_CONFIRMED");
    expect(checkInRefusal({ ...good, status: "EXPIRED" })).toBe("RESERVATION_CLOSED");
    expect(checkInRefusal({ ...good, status: "CANCELLED" })).toBe("RESERVATION_CLOSED");
  });

  test("returns the first of several reasons: the secret, a cancelled show, another, the payment, the earlier scan", () => {
    const all: TicketAtCheckIn = {
      secretMatches: false,
      moved: true,
      showCancelled: true,
      showMatches: false,
      status: "CANCELLED",
      scanned: true,
    };
    expect(checkInRefusal(all)).toBe("TICKET_FORGED");
    expect(checkInRefusal({ ...all, secretMatches: true })).toBe("SHOW_CANCELLED");
    const played = { ...all, secretMatches: true, showCancelled: false };
    expect(checkInRefusal(played)).toBe("OTHER_SHOW");
    expect(checkInRefusal({ ...played, showMatches: true })).toBe("RESERVATION_CLOSED");
  });
});
