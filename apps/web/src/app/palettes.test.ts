import { PALETTE_COLOURS, SITE_PALETTES, type SitePalette } from "@podium/shared/site/site-palettes";
import { describe, expect, it } from "vitest";
import { type Colours, coloursOf, contrast, palettes, readApp, schemesOf, theme, tokens } from "#test/colours.ts";

/** Pairs of a text colour and its background. */
const PAIRS = [
  ["cream", "velvet"],
  ["cream", "velvet-deep"],
  ["cream", "curtain"],
  ["accent", "paper"],
  ["accent", "surface"],
  ["accent", "surface-sunken"],
  ["accent", "accent-soft"],
  ["ink", "accent-soft"],
  ["muted", "accent-soft"],
] as const;
const ON_STAGE = [
  ["accent", "stage"],
  ["accent", "stage-raised"],
  ["accent", "accent-soft"],
  ["ink", "accent-soft"],
] as const;

const themeByNight = { ...theme, ...coloursOf(tokens, ":root", true) };

function tooFaint(colours: Colours, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(colours[text] ?? "", colours[ground] ?? "") }))
    .filter(({ ratio }) => !(ratio >= 4.5))
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);
}

describe.each(SITE_PALETTES)("palette %s", (palette: SitePalette) => {
  const selector = `[data-palette="${palette}"]`;
  const { byDay, byNight } = schemesOf(palette);

  it("can be read by day, by night and on the stage", () => {
    const onStage = {
      ...theme,
      ...coloursOf(tokens, ".on-stage", false),
      ...coloursOf(palettes, `${selector} .on-stage`, false),
    };
    expect({
      byDay: tooFaint(byDay, PAIRS),
      byNight: tooFaint(byNight, PAIRS),
      onStage: tooFaint(onStage, ON_STAGE),
    }).toEqual({ byDay: [], byNight: [], onStage: [] });
  });

  it("has every colour that another has", () => {
    for (const [suffix, isNight] of [
      ["", false],
      ["", true],
      [" .on-stage", false],
    ] as const)
      expect(Object.keys(coloursOf(palettes, selector + suffix, isNight))).toEqual(
        Object.keys(coloursOf(palettes, `[data-palette="velvet"]${suffix}`, isNight)),
      );
  });
});

it("is in mails, on paper and in wallets what it is by day on the site", () => {
  for (const palette of SITE_PALETTES) {
    const byDay = coloursOf(palettes, `[data-palette="${palette}"]`, false);
    const { velvet, velvetDeep } = PALETTE_COLOURS[palette];
    expect([velvet, velvetDeep], palette).toEqual([byDay["velvet"], byDay["velvet-deep"]]);
  }
});

it("has the first palette where nothing was chosen", () => {
  expect(theme).toMatchObject(coloursOf(palettes, '[data-palette="velvet"]', false));
  expect(themeByNight).toMatchObject(coloursOf(palettes, '[data-palette="velvet"]', true));
  expect(coloursOf(tokens, ".on-stage", false)).toMatchObject(
    coloursOf(palettes, '[data-palette="velvet"] .on-stage', false),
  );
});

describe("drawings with velvet", () => {
  const rowOf = (palette: SitePalette) =>
    Number(new RegExp(`^\\[data-palette="${palette}"\\] \\{\\s*--velvet-row: (\\d);`, "m").exec(palettes)?.[1]);

  it("have it in each palette, one below the other", () => {
    expect(SITE_PALETTES.map(rowOf)).toEqual([0, 1, 2, 3]);
    for (const [name, height] of Object.entries({ curtain: 800, masks: 420, "empty-stage": 320, hall: 400 })) {
      const drawing = readApp(`../content/art/${name}.svg`);
      expect(drawing, name).toMatch(new RegExp(`viewBox="0 0 \\d+ ${Math.round(height * 4.4)}"`));
      for (const palette of SITE_PALETTES)
        expect(drawing, name).toContain(coloursOf(palettes, `[data-palette="${palette}"]`, false)["velvet"]);
    }
    const valance = readApp("../content/art/valance.svg");
    for (const row of [143, 286, 429]) expect(valance).toContain(`y="${row}"`);
  });
});
