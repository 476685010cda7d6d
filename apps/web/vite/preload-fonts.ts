import type { Plugin } from "vite";

/** The two files that the first screen needs. */
const FIRST_FONTS = /(?:fraunces|source-sans-3)-latin-wght-normal/;

/** Preloads the fonts of the first screen, whose names carry a hash, while the style sheet still loads. */
export function preloadFonts(): Plugin {
  return {
    name: "podium:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
