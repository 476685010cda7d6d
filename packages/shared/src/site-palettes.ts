/** Colours that a society can choose; the web app keeps the contrast of each in both themes (design-language.md). */
export const SITE_PALETTES = ["velvet", "forest", "night", "plum"] as const;
export type SitePalette = (typeof SITE_PALETTES)[number];
