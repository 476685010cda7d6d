import { describe, expect, it } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { cancelConsequences, giveUpConsequences, reserveConsequence } from "./consequences.ts";

const said = (...change: Parameters<typeof testReservation>) =>
  cancelConsequences(testReservation(...change))
    .join(" ")
    .replaceAll("\u00a0", " ");

describe("before a cancellation it is said", () => {
  it("which seats are free again and who gets a mail", () => {
    expect(said()).toContain("Rij 1, stoelen A en B zijn meteen weer vrij.");
    expect(said()).toContain("an@podium.example krijgt een mail met de reden.");
    expect(said()).not.toContain("QR-codes");
  });

  it("that somebody must inform a guest without an address", () => {
    const user = { ...testReservation().user, email: "" };
    expect(said({ user })).toContain("verwittig An Peeters zelf");
  });

  it("that tickets are worth nothing any more, once they were given", () => {
    expect(said({ status: "CONFIRMED" })).toContain("QR-codes zijn niet meer geldig");
  });

  it.each([
    ["PAYCONIQ", "€ 24,00 werd online betaald en komt bij ‘Terug te betalen’ te staan"],
    ["MANUAL", "€ 24,00 werd overgeschreven en komt bij ‘Terug te betalen’ te staan"],
    ["CASH", "€ 24,00 werd contant betaald en komt bij ‘Terug te betalen’ te staan"],
  ] as const)("what becomes of money that was paid (%s)", (paymentMethod, sentence) => {
    expect(said({ status: "CONFIRMED", paymentMethod })).toContain(sentence);
  });

  it("that what is still to come in cash is not given back", () => {
    const awaiting = testReservation({ status: "CONFIRMED", cashDue: 2 });
    for (const refundAs of ["money", "voucher"] as const) {
      const sentences = cancelConsequences(awaiting, refundAs).join(" ").replaceAll("\u00a0", " ");
      expect(sentences).toContain("€ 22,00 werd overgeschreven");
      expect(sentences).toContain("€ 2,00 moest nog contant komen: dat vervalt.");
    }
    expect(giveUpConsequences(awaiting).join(" ")).toContain("dat gaat er eerst af");
  });

  it("that it goes back as a voucher, and where that goes", () => {
    const paid = testReservation({ status: "CONFIRMED", paymentMethod: "CASH" });
    expect(cancelConsequences(paid, "voucher").join(" ")).toMatch(
      /gaat terug als cadeaubon\. De bon wordt gemaild naar/,
    );
    const nowhere = { ...paid, user: { ...paid.user, email: "" } };
    expect(giveUpConsequences(nowhere, "voucher").join(" ")).toMatch(/Druk de bon daarna af/);
    const partly = { ...paid, vouchers: [{ code: "•••• 2F8J", amount: 10 }] };
    expect(cancelConsequences(partly).join(" ")).toMatch(/10,00 komt weer op cadeaubon •••• 2F8J/);
  });

  it("nothing of money when it cost none", () => {
    expect(said({ status: "CONFIRMED", totalprice: 0 })).not.toMatch(/betaal|€/);
  });
});

it("says before a reservation whether tickets are mailed or must be printed", () => {
  expect(reserveConsequence("cash", "m@v.be")).toContain("tickets worden gemaild");
  expect(reserveConsequence("free", " ")).toContain("druk de tickets af");
  expect(reserveConsequence("transfer", "")).toContain("geef de betaalgegevens zelf door");
});
