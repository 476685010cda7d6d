import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { expect, it } from "vitest";
import { codeCard, isUsable } from "./code-card.ts";

const code: TicketCode = { id: 1, code: "K7M4-P9WX-3HRC", type: "SPONSOR", maxTickets: 4, usedCount: 1 };
const discount: TicketCode = { ...code, type: "DISCOUNT", percent: 10, validUntil: "2026-12-31" };
const show = (id: number, name: string) => ({ id, name, dateTime: "2026-12-12T19:00:00.000Z" });
const shows = [show(1, "De vrek"), show(2, "Het gezin"), show(3, "Slisse")];
const card = (more: TicketCode) => {
  const { gives, terms, how } = codeCard(more, shows, "podium.example");
  return [gives, ...terms, how].map((text) => text.replaceAll("\u00a0", " "));
};

it("says on the card what a code gives, for which shows and how many tickets, until when, and where it is typed", () => {
  expect(card(code)).toEqual([
    "Gratis tickets",
    "Voor elke voorstelling.",
    "Goed voor 3 tickets.",
    "Tik de code in op podium.example, voor u uw reservering bevestigt.",
  ]);
  expect(card({ ...code, type: "PRE_ORDER", usedCount: 3 })).toEqual([
    "Als eerste reserveren",
    "Voor elke voorstelling, nog voor de verkoop opengaat.",
    "Goed voor 1 ticket.",
    "Tik de code in op podium.example, bij de voorstelling van uw keuze.",
  ]);
  expect(card({ ...code, type: "PRE_ORDER", showIds: [1] })[1]).toBe(
    "Enkel voor De vrek, za 12 dec 2026, 20:00, nog voor de verkoop opengaat.",
  );
  expect(card({ ...code, name: "Bakkerij Peeters" }).join(" ")).not.toContain("Peeters");
  expect(card({ ...discount, showIds: [1] }).slice(0, 3)).toEqual([
    "10% korting",
    "Enkel voor De vrek, za 12 dec 2026, 20:00.",
    "Goed voor 3 tickets. Geldig tot en met 31 december 2026.",
  ]);
  const { percent: _, ...perSeat } = { ...discount, amountPerSeat: 2.5, showIds: [1, 2, 3] };
  expect(card(perSeat).slice(0, 2)).toEqual(["€ 2,50 korting per stoel", "Voor 3 voorstellingen."]);
  expect(card({ ...discount, showIds: [1, 98, 99] })[1]).toBe("Enkel voor De vrek, za 12 dec 2026, 20:00.");
});

it("is not printed when it is used up or past, or none of its shows is to come; on its last day it is", () => {
  expect(isUsable({ ...code, usedCount: 4 }, "2026-12-01", shows)).toBe(false);
  expect(isUsable(discount, "2026-12-31", shows)).toBe(true);
  expect(isUsable(discount, "2027-01-01", shows)).toBe(false);
  expect(isUsable({ ...discount, showIds: [99] }, "2026-12-31", shows)).toBe(false);
  expect(isUsable({ ...discount, showIds: [99, 1] }, "2026-12-31", shows)).toBe(true);
});
