/** The colours of the stylesheets, and how far apart eyes see them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SitePalette } from "@podium/shared/site/site-palettes";

export const readApp = (file: string): string => readFileSync(join(import.meta.dirname, "../src/app", file), "utf8");
export const [tokens, palettes] = [readApp("tokens.css"), readApp("palettes.css")];
export type Colours = Record<string, string>;

/** Returns the colours of the blocks with exactly this selector, by day or by night. */
export function coloursOf(css: string, selector: string, isNight: boolean): Colours {
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

export const theme = coloursOf(tokens, "@theme static", false);

/** Returns all colours of a page with this palette. */
export function schemesOf(palette: SitePalette): { byDay: Colours; byNight: Colours } {
  const selector = `[data-palette="${palette}"]`;
  const byDay = { ...theme, ...coloursOf(palettes, selector, false) };
  const byNight = { ...byDay, ...coloursOf(tokens, ":root", true), ...coloursOf(palettes, selector, true) };
  return { byDay, byNight };
}

type Triple = readonly [number, number, number];

function linearRgb(hex: string): Triple {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (row: Triple, [a, b, c]: Triple): number => row[0] * a + row[1] * b + row[2] * c;
const times = ([one, two, three]: readonly [Triple, Triple, Triple], by: Triple): Triple => [
  dot(one, by),
  dot(two, by),
  dot(three, by),
];

export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linearRgb(hex));
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours as eyes without one kind of cone see them, as matrices for linear light (Machado and others, 2009). */
export const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

function oklab(light: Triple): Triple {
  const [red, green, blue] = light.map((value) => Math.min(1, Math.max(0, value)));
  const seen: Triple = [red ?? 0, green ?? 0, blue ?? 0];
  const [long, middle, short] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [long ?? 0, middle ?? 0, short ?? 0],
  );
}

/** Returns the distance of two colours in OKLab: a difference of 0.02 is just visible between areas that touch. */
export function distance(one: string, other: string, eyes: keyof typeof EYES): number {
  const [from, to] = [one, other].map((hex) => oklab(times(EYES[eyes], linearRgb(hex))));
  if (!from || !to) return 0;
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}
