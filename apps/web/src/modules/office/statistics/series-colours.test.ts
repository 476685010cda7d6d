import { SITE_PALETTES } from "@podium/shared/site/site-palettes";
import { expect, it } from "vitest";
import { contrast, distance, EYES, schemesOf } from "#test/colours.ts";
import { LOOKS } from "./chart-parts.tsx";

/** Six times the smallest visible difference between touching areas: these do not touch, and the legend names them. */
const APART = 0.13;
const eyes = Object.keys(EYES) as (keyof typeof EYES)[];

it.each(SITE_PALETTES)("%s has series that all eyes tell apart by day and by night, and from the card", (palette) => {
  for (const [scheme, colours] of Object.entries(schemesOf(palette))) {
    const series = LOOKS.map(({ colour }) => colours[colour.replace("--color-", "")] ?? "");
    const tooClose = series.flatMap((one, index) =>
      series
        .slice(index + 1)
        .flatMap((other) => eyes.filter((each) => !(distance(one, other, each) >= APART)))
        .map((each) => `${one} for ${each}`),
    );
    expect({ scheme, tooClose }).toEqual({ scheme, tooClose: [] });
    const faint = series.filter((colour) => !(contrast(colour, colours["surface"] ?? "") >= 3));
    expect({ scheme, faint }).toEqual({ scheme, faint: [] });
  }
});

it("has a pattern of its own for each series", () => {
  expect(new Set(LOOKS.map(({ marks }) => marks)).size).toBe(LOOKS.length);
});
