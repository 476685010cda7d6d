import type { OnlinePayment, PaymentOutcome } from "@podium/shared/contracts/payments";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { describe, expect, it } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { outcomeWords } from "./outcome-words.ts";

function outcome(status: ReservationStatus, payment: Partial<OnlinePayment> | null): PaymentOutcome {
  return {
    reservation: testReservation({ status, paymentMethod: "PAYCONIQ" }),
    payment: payment && {
      status: "OPEN",
      amount: 24,
      createdAt: "2026-03-01T10:00:00.000Z",
      checkoutUrl: null,
      refund: null,
      ...payment,
    },
    canPayOnline: false,
    canPayByTransfer: false,
  };
}

describe("a visitor who comes back from paying reads", () => {
  it("that it worked once the reservation is confirmed, and not before", () => {
    expect(outcomeWords(outcome("CONFIRMED", { status: "PAID" })).tone).toBe("success");
    expect(outcomeWords(outcome("PENDING", { status: "PAID" })).tone).toBe("waiting");
    expect(outcomeWords(outcome("PENDING", { status: "OPEN" })).tone).toBe("waiting");
  });

  it("that it was cancelled, failed or took too long", () => {
    const titles = (["CANCELLED", "FAILED", "EXPIRED"] as const).map(
      (status) => outcomeWords(outcome("PENDING", { status })).title,
    );
    expect(titles).toEqual([
      "U hebt de betaling geannuleerd",
      "De betaling is niet gelukt",
      "De betaling duurde te lang",
    ]);
  });

  it("nothing of a payment when none was made: the society confirmed it, or a code paid", () => {
    expect(outcomeWords(outcome("CONFIRMED", null)).title).toBe("Uw reservering is bevestigd");
  });

  it("why money comes back", () => {
    const why = (refund: OnlinePayment["refund"]) =>
      outcomeWords(outcome("PENDING", { status: "PAID", refund })).text.split(". ")[0];
    expect(why("AMOUNT_DIFFERS")).toBe("Het betaalde bedrag is niet het bedrag van deze reservering");
    expect(why("SEATS_GONE")).toBe("De reservering was intussen verlopen");
    expect(why("PRODUCTS_GONE")).toMatch(/uitverkocht/);
    expect(why("RESERVATION_CANCELLED")).toBe("Deze reservering is geannuleerd");
    expect(why("RESERVATION_CLOSED")).toBe("De reservering was intussen geannuleerd");
    expect(why("ALREADY_CONFIRMED")).toBe("Deze reservering was al betaald");
  });

  it("that money which cannot count comes back, even when the reservation is confirmed", () => {
    expect(outcomeWords(outcome("CONFIRMED", { status: "PAID", refund: "ALREADY_CONFIRMED" })).title).toBe(
      "Uw betaling wordt teruggestort",
    );
    expect(outcomeWords(outcome("EXPIRED", { status: "PAID", refund: "SEATS_GONE" })).title).toBe(
      "Uw betaling wordt teruggestort",
    );
  });
});
