import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildProductQr, buildTicketQr, isWholeTicketQr, parseProductQr, parseTicketQr } from "./ticket-qr.ts";

describe("the QR content of a ticket", () => {
  test("reads exactly as the decisions say", () => {
    expect(buildTicketQr({ reservationId: 42, seatId: "R1-A", token: "geheim_-" })).toBe(
      "reservation:42;seat:R1-A;token:geheim_-",
    );
  });

  test("is read back as it was written", () => {
    const tickets = fc.record({
      reservationId: fc.integer({ min: 1, max: 2_147_483_647 }),
      seatId: fc.constantFrom("R1-A", "R4-T", "T25-E"),
      token: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    });
    fc.assert(
      fc.property(tickets, (ticket) => {
        expect(parseTicketQr(buildTicketQr(ticket))).toEqual(ticket);
      }),
    );
  });

  test("is whole once its secret is, and not before", () => {
    const text = buildTicketQr({ reservationId: 42, seatId: "R1-A", token: "abcdefghijklmnopqrstuv" });
    const typed = Array.from(text, (_, index) => text.slice(0, index + 1));
    expect(typed.filter(isWholeTicketQr)).toEqual([text]);
  });

  test("is understood in any order, with blanks and with keys that we do not know", () => {
    expect(parseTicketQr(" token: abc ;kind:x; Seat:T4-E;reservation:7;")).toEqual({
      reservationId: 7,
      seatId: "T4-E",
      token: "abc",
    });
  });

  test.each([
    ["nothing", ""],
    ["no token", "reservation:42;seat:R1-A"],
    ["an empty token", "reservation:42;seat:R1-A;token:"],
    ["no seat", "reservation:42;token:abc"],
    ["no reservation", "seat:R1-A;token:abc"],
    ["a reservation that is no number", "reservation:x;seat:R1-A;token:abc"],
    ["a reservation beyond all numbers", "reservation:9999999999;seat:R1-A;token:abc"],
    ["a negative reservation", "reservation:-1;seat:R1-A;token:abc"],
    ["two seats", "reservation:42;seat:R1-A;seat:R1-B;token:abc"],
    ["a web address", "https://example.com/ticket?id=42"],
    ["endless text", `reservation:42;seat:R1-A;token:${"a".repeat(500)}`],
  ])("with %s is no ticket", (_name, text) => {
    expect(parseTicketQr(text)).toBeNull();
  });
});

describe("the QR content of a product", () => {
  const product = { reservationId: 42, lineId: 7, token: "abcdefghijklmnopqrstuv" };
  const text = "reservation:42;product:7;token:abcdefghijklmnopqrstuv";

  test("is read back as it was written, and by no reader of tickets", () => {
    expect(buildProductQr(product)).toBe(text);
    expect(parseProductQr(text)).toEqual(product);
    expect(parseTicketQr(text)).toBeNull();
    expect([isWholeTicketQr(text), isWholeTicketQr(text.slice(0, -1))]).toEqual([true, false]);
  });

  test("is that of a ticket when it names a seat too, and none without a line or a secret", () => {
    expect(parseProductQr(`${text};seat:R1-A`)).toBeNull();
    for (const wrong of ["reservation:42;product:0;token:x", "reservation:42;token:x", "reservation:42;product:7"])
      expect(parseProductQr(wrong)).toBeNull();
  });
});
