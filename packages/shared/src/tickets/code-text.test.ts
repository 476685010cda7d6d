import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { canonicalCode, displayCode, drawCode, isVoucherCode, maskedCode, VOUCHER_LENGTH } from "./code-text.ts";

describe("a drawn code", () => {
  const drawn = Array.from({ length: 2000 }, () => drawCode((below) => randomInt(below)));

  test("has no characters that look alike", () => {
    expect(drawn.join("")).not.toMatch(/[0OQD1ILZSBGUV]/);
  });

  test("makes no words, having no vowels", () => {
    expect(drawn.join("")).not.toMatch(/[AEIOU]/);
  });

  test("is worth at least 50 bits: every character of every place comes from the same alphabet", () => {
    const alphabets = Array.from({ length: 12 }, (_, place) => new Set(drawn.map((code) => code[place])));
    expect(drawn.every((code) => code.length === 12)).toBe(true);
    expect(new Set(alphabets.map((alphabet) => alphabet.size)).size).toBe(1);
    expect(12 * Math.log2(alphabets[0]?.size ?? 0)).toBeGreaterThan(50);
  });

  test("never comes twice", () => {
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("is shown in groups of four that can be read aloud, and means the same with or without them", () => {
    expect(displayCode("K7M4P9WX3HRC")).toBe("K7M4-P9WX-3HRC");
    for (const code of drawn) expect(canonicalCode(displayCode(code))).toBe(code);
  });
});

describe("a typed code", () => {
  test.each([
    "k7m4-p9wx-3hrc",
    "K7M4 P9WX 3HRC",
    "  k7m4p9wx3hrc\t",
    "K7M4–P9WX—3HRC",
    "K7M4\u00A0P9WX\u20113HRC",
    "K7M4\u0000P9WX3HRC",
    "\u200eK7M4-P9WX-3HRC",
    "\u2068K7M4-P9WX-3HRC\u2069",
    "K7M4\u200bP9WX\u00ad3HRC\ufeff",
    "K7M4\u2212P9WX\u22123HRC",
  ])("means K7M4P9WX3HRC when written %j", (typed) => {
    expect(canonicalCode(typed)).toBe("K7M4P9WX3HRC");
  });

  test("is known to be a voucher's by its length", () => {
    const voucher = drawCode((below) => randomInt(below), VOUCHER_LENGTH);
    expect(isVoucherCode(displayCode(voucher).toLowerCase())).toBe(true);
    expect(isVoucherCode(`\u2068${displayCode(voucher)}\u2069`)).toBe(true);
    expect(isVoucherCode("K7M4-P9WX-3HRC")).toBe(false);
  });

  test("shows its last four characters at most once it is masked", () => {
    expect(maskedCode("k7m4-p9wx-3hrc-2f8 j")).toBe("•••• 2F8J");
  });

  test("keeps what is neither a space nor a dash, so that it stays wrong", () => {
    expect(canonicalCode("K7M4_P9WX%3HRC")).toBe("K7M4_P9WX%3HRC");
  });
});
