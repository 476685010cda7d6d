import { describe, expect, test } from "vitest";
import { refuseAtDoor, type TicketAtDoor } from "./door-rules.ts";

const good: TicketAtDoor = { secretFits: true, showFits: true, status: "CONFIRMED", scanned: false };

describe("at the door", () => {
  test("a paid ticket of this show comes in once", () => {
    expect(refuseAtDoor(good)).toBeNull();
    expect(refuseAtDoor({ ...good, scanned: true })).toBe("ALREADY_SCANNED");
  });

  test("unpaid tickets wait, and those of reservations that ended are worth nothing", () => {
    expect(refuseAtDoor({ ...good, status: "PENDING" })).toBe("NOT_CONFIRMED");
    expect(refuseAtDoor({ ...good, status: "EXPIRED" })).toBe("RESERVATION_CLOSED");
    expect(refuseAtDoor({ ...good, status: "CANCELLED" })).toBe("RESERVATION_CLOSED");
  });

  test("the first of several reasons is told: the secret, the show, the payment, the earlier scan", () => {
    const all: TicketAtDoor = { secretFits: false, showFits: false, status: "CANCELLED", scanned: true };
    expect(refuseAtDoor(all)).toBe("TICKET_FORGED");
    expect(refuseAtDoor({ ...all, secretFits: true })).toBe("OTHER_SHOW");
    expect(refuseAtDoor({ ...all, secretFits: true, showFits: true })).toBe("RESERVATION_CLOSED");
  });
});
