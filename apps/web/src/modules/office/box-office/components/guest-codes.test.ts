import { errorMessage, type ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import { expect, it } from "vitest";
import { ApiError } from "#platform/api-client.ts";
import { discountWords, refusalWords, voucherWords } from "./guest-codes.tsx";

const words = (...asked: Parameters<typeof voucherWords>) => voucherWords(...asked).replaceAll("\u00a0", " ");

it("says what the server says is left to pay after a voucher", () => {
  expect(words({ total: 24, balance: 50, due: 0 })).toBe("Er staat € 50,00 op. De bon betaalt alles.");
  expect(words({ total: 0, balance: 50, due: 0 })).toBe("Er staat € 50,00 op.");
  expect(words({ total: 24, discount: 24, balance: 50, due: 0 })).toBe("Er staat € 50,00 op.");
  expect(words({ total: 24, balance: 10, due: 14 })).toBe("Er staat € 10,00 op. Daarna is er nog € 14,00 te betalen.");
});

it("names the discount of a code, and says that a presale's gives none", () => {
  const discount = discountWords({ total: 24, discount: 6, balance: 0, due: 18 }).replaceAll("\u00a0", " ");
  expect(discount).toBe("De code geeft € 6,00 korting.");
  expect(discountWords({ total: 24, balance: 0, due: 24 })).toBe("De code klopt. Ze verandert de prijs niet.");
});

it.each([
  ["CODE_UNKNOWN", "Deze code bestaat niet."],
  ["CODE_EXHAUSTED", "Deze code is niet meer goed voor zoveel plaatsen."],
  ["CODE_USED_UP", errorMessage("CODE_USED_UP")],
  ["VOUCHER_BLOCKED", "Deze cadeaubon is geblokkeerd."],
  ["VOUCHER_EMPTY", "Op deze cadeaubon staat niets meer."],
  ["UNAVAILABLE", `De code is nog niet nagekeken. ${errorMessage("UNAVAILABLE")}`],
] as const satisfies ReadonlyArray<[ErrorCode, string]>)("says of %s why a code cannot be used", (code, sentence) => {
  expect(refusalWords(new ApiError(409, code, errorMessage(code)))).toBe(sentence);
});
