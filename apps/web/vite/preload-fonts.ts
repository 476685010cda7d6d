import type { Plugin } from "vite";

const FIRST_FONTS = /(?:fraunces|source-sans-3)-latin-wght-normal/;

/** Preloads the first screen's fonts, whose names carry a hash, while the style sheet loads. */
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
