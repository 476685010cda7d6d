import type { Plugin } from "vite";

/** Drops unused components of React Router (4 kB): their definitions look like side effects. */
export function treeShakeRouter(): Plugin {
  return {
    name: "podium:tree-shake-router",
    apply: "build",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replaceAll(/= (React\d*\.forwardRef\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
