import type { Plugin } from "vite";

/** Drops 4 kB of React Router that looks like side effects, and its warnings: bundlers get its development build. */
export function treeShakeRouter(): Plugin {
  return {
    name: "podium:tree-shake-router",
    apply: "build",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;")
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replaceAll(/= (React\d*\.forwardRef\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}

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
