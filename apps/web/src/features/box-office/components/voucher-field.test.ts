import { errorMessage, type ErrorCode } from "@podium/shared/error-codes";
import { expect, it } from "vitest";
import { ApiError } from "#platform/api-client.ts";
import { refusalWords, voucherWords } from "./voucher-field.tsx";

const words = (...asked: Parameters<typeof voucherWords>) => voucherWords(...asked).replaceAll("\u00a0", " ");

it("says what the server says is left to pay after a voucher", () => {
  expect(words({ total: 24, balance: 50, due: 0 })).toBe("Er staat € 50,00 op. De bon betaalt alles.");
  expect(words({ total: 0, balance: 50, due: 0 })).toBe("Er staat € 50,00 op.");
  expect(words({ total: 24, balance: 10, due: 14 })).toBe("Er staat € 10,00 op. Daarna is er nog € 14,00 te betalen.");
});

it.each([
  ["CODE_UNKNOWN", "Deze code bestaat niet."],
  ["VOUCHER_BLOCKED", "Deze cadeaubon is geblokkeerd."],
  ["VOUCHER_EMPTY", "Op deze cadeaubon staat niets meer."],
  ["UNAVAILABLE", `De bon is nog niet nagekeken. ${errorMessage("UNAVAILABLE")}`],
] as const satisfies ReadonlyArray<[ErrorCode, string]>)("says of %s why a voucher cannot pay", (code, sentence) => {
  expect(refusalWords(new ApiError(409, code, errorMessage(code)))).toBe(sentence);
});
