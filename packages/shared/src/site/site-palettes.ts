/** Colours that a society can choose; the web app keeps the contrast of each in both themes (design-language.md). */
export const SITE_PALETTES = ["velvet", "forest", "night", "plum"] as const;
export type SitePalette = (typeof SITE_PALETTES)[number];

/** Colours of the light theme (palettes.css), for mails, paper and wallets, which cannot use the style sheet. */
export const PALETTE_COLOURS: Readonly<Record<SitePalette, { velvet: string; velvetDeep: string }>> = {
  velvet: { velvet: "#8a1529", velvetDeep: "#5c0d1b" },
  forest: { velvet: "#1e5137", velvetDeep: "#123524" },
  night: { velvet: "#1f3f75", velvetDeep: "#132a52" },
  plum: { velvet: "#5f2463", velvetDeep: "#421746" },
};
