import type { Plugin } from "vite";

/** The two files that the first screen writes with. */
const FIRST_FONTS = /(?:fraunces|source-sans-3)-latin-wght-normal/;

/** Asks for the fonts of the first screen while the style sheet is still on its way; their names carry a hash. */
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
