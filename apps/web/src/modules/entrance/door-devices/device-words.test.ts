import { expect, it } from "vitest";
import { endOfNight, freeName, lastSeenWords, spelledCode, typedAddress } from "./device-words.ts";

const at = (iso: string): number => Date.parse(iso);

it("proposes six in the morning as the end, of the next day, or of this one for a show that goes on past midnight", () => {
  expect(endOfNight(at("2026-11-21T17:00:00Z"))).toBe("2026-11-22T05:00:00.000Z");
  expect(endOfNight(at("2026-11-21T23:30:00Z"))).toBe("2026-11-22T05:00:00.000Z");
  expect(endOfNight(at("2026-11-22T05:00:00Z"))).toBe("2026-11-23T05:00:00.000Z");
});

it("proposes the end of this very night when the clocks change in it", () => {
  for (const now of ["2027-03-27T20:00:00Z", "2027-03-27T22:30:00Z", "2027-03-27T23:30:00Z"])
    expect(endOfNight(at(now))).toBe("2027-03-28T04:00:00.000Z");
  for (const now of ["2027-10-30T20:00:00Z", "2027-10-30T21:59:00Z", "2027-10-30T22:30:00Z"])
    expect(endOfNight(at(now))).toBe("2027-10-31T05:00:00.000Z");
});

it("proposes the first name that no device has", () => {
  expect(freeName([])).toBe("Ingang 1");
  expect(freeName([{ name: "ingang 1" }, { name: "Balkon" }, { name: "Ingang 3" }])).toBe("Ingang 2");
});

it("says when a device gave its last sign of life", () => {
  const now = at("2026-11-21T19:20:00Z");
  const words = (lastSeenAt: string | null): string => lastSeenWords({ lastSeenAt }, now);
  expect(words(null)).toBe("Nog niet");
  expect(words("2026-11-21T19:18:00Z")).toBe("Zonet");
  expect(words("2026-11-21T19:10:00Z")).toBe("om 20:10");
  expect(words("2026-11-20T19:10:00Z")).toMatch(/20.*20:10/);
});

it("spells the code in groups, and the address without it", () => {
  const url = "https://podium.example/toestel#token=ABCDEFGH23";
  expect([spelledCode(url), typedAddress(url)]).toEqual(["ABCD-EFGH-23", "podium.example/toestel"]);
});
