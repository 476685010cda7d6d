import type { Plugin } from "vite";

/**
 * Drops unused components of React Router (4 kB), whose definitions look like side effects, and its warnings to
 * developers: bundlers get its development build.
 */
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
