import { afterEach, describe, expect, it } from "vitest";
import { choose } from "#messages/messages.ts";
import { formatBelgianDateTime, formatDateTime, formatEuro, formatShortDateTime } from "./format.ts";

afterEach(() => choose("nl"));

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  ["nl", "zaterdag 17 januari 2026 om 20:00", "€ 1.234,50"],
  ["fr", "samedi 17 janvier 2026 à 20:00", "1 234,50 €"],
  ["en", "Saturday 17 January 2026 at 20:00", "€1,234.50"],
] as const)("dates and amounts are written as the language of the site does: %s", (language, date, amount) => {
  choose(language);
  expect(formatDateTime("2026-01-17T19:00:00.000Z").replace(",", "")).toBe(date);
  expect(plain(formatEuro(1234.5))).toBe(amount);
});

describe("dates are those of the theatre's clock", () => {
  it("adds one hour to UTC in winter and two in summer", () => {
    expect(formatDateTime("2026-01-17T19:00:00.000Z")).toBe("zaterdag 17 januari 2026 om 20:00");
    expect(formatDateTime("2026-07-18T18:30:00.000Z")).toBe("zaterdag 18 juli 2026 om 20:30");
  });

  it("moves to the next day when it is already tomorrow in Brussels", () => {
    expect(formatShortDateTime("2026-03-13T23:30:00.000Z")).toBe("za 14 mrt 2026, 00:30");
  });

  it("writes the medium date and short time of nl-BE", () => {
    expect(formatBelgianDateTime("2026-03-14T19:00:00.000Z")).toMatch(/^14 mrt\.? 2026,? 20:00$/);
  });
});

it("writes euros with two decimals and a comma", () => {
  expect(formatEuro(12).replaceAll("\u00a0", " ")).toBe("€ 12,00");
  expect(formatEuro(24.5).replaceAll("\u00a0", " ")).toBe("€ 24,50");
});
