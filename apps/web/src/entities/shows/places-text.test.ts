import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "#messages/load-language.ts";
import { choose } from "#messages/messages.ts";
import { testShow } from "#test/test-show.ts";
import { notOnSaleText, placesText } from "./sale-phase.ts";

afterEach(() => choose("nl"));

const now = Date.parse("2026-03-01T12:00:00.000Z");
const placesLeftText = (seatsAvailable: number, seatsTotal: number) =>
  placesText(testShow({ seatsAvailable, seatsTotal }), now);
const presale = testShow({ salesOpen: false, salesOpenAt: "2026-03-08T09:00:00.000Z", seatsAvailable: 193 });

it("says how many of how many are free", () => {
  expect(placesLeftText(120, 193)).toBe("Nog 120 van de 193 plaatsen vrij");
});

it("says so when it is the last tenth, the last one, or none", () => {
  expect(placesLeftText(19, 193)).toBe("Laatste 19 plaatsen");
  expect(placesLeftText(1, 193)).toBe("Nog 1 plaats vrij");
  expect(placesLeftText(0, 193)).toBe("Uitverkocht");
});

it("says from when places are sold in place of how many are free, unless none is", () => {
  expect(placesText(presale, now)).toBe("In verkoop vanaf zondag 8 maart 2026 om 10:00");
  expect(placesText({ ...presale, seatsAvailable: 0 }, now)).toBe("Uitverkocht");
  expect(placesText(presale, Date.parse("2026-03-08T09:00:01.000Z"))).toBe("Nog 193 van de 193 plaatsen vrij");
});

it("has a word for the show that one chooses only when one cannot simply choose seats", () => {
  expect(notOnSaleText(testShow(), now)).toBeNull();
  expect(notOnSaleText(testShow({ seatsAvailable: 0 }), now)).toBe("Uitverkocht");
  expect(notOnSaleText(presale, now)).toBe("In verkoop vanaf zondag 8 maart 2026 om 10:00");
});

it.each([
  [
    "fr",
    ["Encore 120 places libres sur 193", "Plus qu'une place libre", "Complet"],
    "En vente à partir du dimanche 8 mars",
  ],
  ["en", ["120 of 193 seats left", "1 seat left", "Sold out"], "On sale from Sunday"],
] as const)("says it in the visitor's language: %s", async (language, left, start) => {
  await loadLanguage(language);
  expect([120, 1, 0].map((seats) => placesLeftText(seats, 193))).toEqual(left);
  expect(placesText(presale, now)).toContain(start);
});
