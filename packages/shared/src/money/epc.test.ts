import fc from "fast-check";
import QRCode from "qrcode";
// The package ships no types.
import generateEpc from "sepa-payment-qr-code";
import { describe, expect, test } from "vitest";
import { buildEpc, type EpcTransfer, isIban } from "./epc.ts";

const transfer: EpcTransfer = {
  beneficiary: "Toneelkring De Voorbeeldspelers",
  iban: "BE71 0961 2345 6769",
  bic: "GKCCBEBB",
  amountCents: 4800,
  reference: "Tickets #42 - Peeters An",
};

describe("an EPC code", () => {
  test("has the lines of EPC069-12 and nothing after the last", () => {
    expect(buildEpc(transfer)).toBe(
      "BCD\n002\n1\nSCT\nGKCCBEBB\nToneelkring De Voorbeeldspelers\nBE71096123456769\nEUR48.00\n\n\nTickets #42 - Peeters An",
    );
  });

  test("is what an independent library makes of the same transfer, for any amount", () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, (amountCents) => {
        const theirs = generateEpc({
          name: transfer.beneficiary,
          iban: transfer.iban,
          bic: transfer.bic,
          amount: amountCents / 100,
          unstructuredReference: transfer.reference,
        });
        // The library writes an empty last line when there is no information.
        expect(buildEpc({ ...transfer, amountCents })).toBe(theirs.trimEnd());
      }),
    );
  });

  test("fits into version 13 with error correction M at its longest", () => {
    const longest = buildEpc({
      ...transfer,
      beneficiary: "B".repeat(70),
      amountCents: 99_999_999_999,
      bic: "GKCCBEBBXXX",
      reference: "R".repeat(140),
    });
    expect(QRCode.create(longest, { errorCorrectionLevel: "M" }).version).toBeLessThanOrEqual(13);
  });

  test.each<[string, Partial<EpcTransfer>]>([
    ["nothing to pay", { amountCents: 0 }],
    ["half a cent", { amountCents: 10.5 }],
    ["more than a code can say", { amountCents: 100_000_000_000 }],
    ["an account with a typing error", { iban: "BE71 0961 2345 6768" }],
    ["a BIC that is none", { bic: "BANK" }],
    ["no beneficiary", { beneficiary: " " }],
    ["a beneficiary that is too long", { beneficiary: "B".repeat(71) }],
    ["a reference that is too long", { reference: "R".repeat(141) }],
  ])("is refused for %s", (_name, wrong) => {
    expect(() => buildEpc({ ...transfer, ...wrong })).toThrow(RangeError);
  });

  test("does not turn a line break in a name into a line of its own", () => {
    expect(buildEpc({ ...transfer, beneficiary: "De\nSpelers" }).split("\n")[5]).toBe("De Spelers");
  });
});

test.each([
  ["BE71 0961 2345 6769", true],
  ["NL91ABNA0417164300", true],
  ["GB82 WEST 1234 5698 7654 32", true],
  ["BE71096123456768", false],
  ["BE710961234567", false],
  ["BE00000000000000", false],
  ["", false],
  ["XX", false],
])("whether '%s' is an IBAN: %s", (iban, expected) => {
  expect(isIban(iban)).toBe(expected);
});
