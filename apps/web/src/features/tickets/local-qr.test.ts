import type { Tickets } from "@podium/shared/contracts/tickets";
import { expect, it } from "vitest";
import { localQrContent } from "./local-qr.ts";

const reservation: Tickets = {
  id: 42,
  confirmed: true,
  status: "CONFIRMED",
  reservedAt: "2026-03-01T10:00:00.000Z",
  expiresAt: "2026-03-08T10:00:00.000Z",
  totalprice: 24,
  paymentMethod: "MANUAL",
  show: { id: 7, name: "De Vrek", dateTime: "2026-03-14T19:00:00.000Z" },
  user: { id: 3, firstname: "An", lastname: "Peeters", email: "an@voorbeeld.be", number: "0470123456" },
  seats: [{ id: 1, seat: { seatId: "R2-F" }, scannedAt: null }],
  guestCount: 1,
};

it("says what the server's own code would say when that is known", () => {
  expect(localQrContent({ ...reservation, qrContents: ["reservation:42;seat:R2-F;token:x"] }, 0, new Date())).toBe(
    "reservation:42;seat:R2-F;token:x",
  );
});

it("names reservation, seat, show, user and moment when it is not", () => {
  const now = new Date("2026-03-02T08:00:00.000Z");
  expect(JSON.parse(localQrContent(reservation, 0, now))).toEqual({
    reservationId: 42,
    seatId: "R2-F",
    showId: 7,
    userId: 3,
    timestamp: "2026-03-02T08:00:00.000Z",
    seatInfo: "Rij 2, stoel F",
  });
});
