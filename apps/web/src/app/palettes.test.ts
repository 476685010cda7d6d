import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PALETTE_COLOURS, SITE_PALETTES, type SitePalette } from "@podium/shared/site-palettes";
import { describe, expect, it } from "vitest";

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");
const [tokens, palettes] = [read("tokens.css"), read("palettes.css")];
type Colours = Record<string, string>;

/** The colours of the blocks with exactly this selector, by day or by night. */
function coloursOf(css: string, selector: string, isNight: boolean): Colours {
  const night = css.match(/@media screen[^{]*\{([\s\S]*?)\n\}/g)?.join("\n") ?? "";
  const part = isNight ? night : css.replaceAll(/@media screen[^{]*\{[\s\S]*?\n\}/g, "");
  const blocks = [...part.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name = ""]) =>
    name
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .trim()
      .endsWith(selector),
  );
  const found = blocks.flatMap(([, , body = ""]) => [...body.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)]);
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text and what is behind it. */
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

const theme = { ...coloursOf(tokens, "@theme static", false) };
const themeByNight = { ...theme, ...coloursOf(tokens, ":root", true) };

function tooFaint(colours: Colours, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(colours[text] ?? "", colours[ground] ?? "") }))
    .filter(({ ratio }) => !(ratio >= 4.5))
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);
}

describe.each(SITE_PALETTES)("palette %s", (palette: SitePalette) => {
  const selector = `[data-palette="${palette}"]`;
  const byDay = { ...theme, ...coloursOf(palettes, selector, false) };
  const byNight = {
    ...themeByNight,
    ...byDay,
    ...coloursOf(tokens, ":root", true),
    ...coloursOf(palettes, selector, true),
  };

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
      const drawing = read(`../content/art/${name}.svg`);
      expect(drawing, name).toMatch(new RegExp(`viewBox="0 0 \\d+ ${Math.round(height * 4.4)}"`));
      for (const palette of SITE_PALETTES)
        expect(drawing, name).toContain(coloursOf(palettes, `[data-palette="${palette}"]`, false)["velvet"]);
    }
    const valance = read("../content/art/valance.svg");
    for (const row of [143, 286, 429]) expect(valance).toContain(`y="${row}"`);
  });
});
