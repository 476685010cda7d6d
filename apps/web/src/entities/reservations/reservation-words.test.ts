import { expect, it } from "vitest";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { changeWord } from "./reservation-words.ts";

const pending = testReservation();

it("distinguishes new, paid and expired reservations", () => {
  expect(changeWord(undefined, pending)).toBe("Nieuw");
  expect(changeWord(pending, testReservation({ status: "CONFIRMED" }))).toBe("Betaald");
  expect(changeWord(pending, testReservation({ status: "EXPIRED" }))).toBe("Verlopen");
});

it("is missing when the same event comes twice", () => {
  expect(changeWord(pending, testReservation())).toBeNull();
});

it("says so when only the seats are others", () => {
  const moved = testReservation({ seats: testSeats("R1-C") });
  expect(changeWord(pending, moved)).toBe("Gewijzigd");
});
