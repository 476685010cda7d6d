import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { expect, it } from "vitest";
import { codeTerms } from "./code-terms.ts";

const code: TicketCode = { id: 1, code: "K7M4-P9WX-3HRC", type: "DISCOUNT", maxTickets: 4, usedCount: 1, percent: 10 };
const show = (id: number, name: string) => ({ id, name, dateTime: "2026-12-12T19:00:00.000Z" });
const shows = [show(1, "De vrek"), show(2, "Het gezin"), show(3, "Slisse")];
const WHEN = "za 12 dec 2026, 20:00";

it("names the discount of a code, for which shows by name, and until when", () => {
  expect(codeTerms({ ...code, validUntil: "2026-12-31" }, shows)).toBe("10%, tot en met 31 december 2026");
  expect(codeTerms({ ...code, showIds: [1] }, shows)).toBe(`10%, enkel De vrek, ${WHEN}`);
  expect(codeTerms({ ...code, showIds: [1, 2, 3] }, shows)).toBe(
    `10%, enkel De vrek, ${WHEN}; Het gezin, ${WHEN} en Slisse, ${WHEN}`,
  );
});

it("says of shows that were deleted how many they are, and while the list loads how many there are", () => {
  expect(codeTerms({ ...code, showIds: [98] }, shows)).toBe("10%, enkel een verwijderde voorstelling");
  expect(codeTerms({ ...code, showIds: [1, 98, 99] }, shows)).toBe(
    `10%, enkel De vrek, ${WHEN} en 2 verwijderde voorstellingen`,
  );
  expect(codeTerms({ ...code, showIds: [1] }, undefined)).toBe("10%, enkel één voorstelling");
  expect(codeTerms({ ...code, showIds: [1, 98] }, undefined)).toBe("10%, enkel 2 voorstellingen");
});

it("names the shows and the end of a code without a discount, and shows a dash where there is nothing to say", () => {
  const { percent: _, ...plain } = code;
  const sponsor: TicketCode = { ...plain, type: "SPONSOR" };
  expect(codeTerms(sponsor, shows)).toBe("–");
  const terms = `enkel De vrek, ${WHEN}, tot en met 31 december 2026`;
  expect(codeTerms({ ...sponsor, showIds: [1], validUntil: "2026-12-31" }, shows)).toBe(terms);
});
