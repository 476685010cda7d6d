import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const NAMED_IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']virtual:icons["'];?/g;
const ONE_ICON = "virtual:icons/";
/** Attributes that all icons share: `src/ui/icon.ts` sets them. */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const SHAPE = /<(\w+)((?: [\w-]+="[^"]*")+)\/>/g;

const pascalCase = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
const drawings = new Map(Object.entries(lucide.icons).map(([name, { body }]) => [name, body]));
const names = new Map([...drawings.keys()].map((name) => [pascalCase(name), name]));

/** Lets `import { Drama } from "virtual:icons"` import just that icon: all drawings together are one large file. */
export function icons(): Plugin {
  return {
    name: "podium:icons",
    resolveId: { filter: { id: /^virtual:icons/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icons/ },
      handler: (id) => ({ code: moduleOf(id.slice(1 + ONE_ICON.length)), moduleSideEffects: false }),
    },
    transform: {
      filter: { code: "virtual:icons" },
      handler: (code) => ({
        code: code.replaceAll(NAMED_IMPORTS, (_, imported: string) => separately(imported)),
        map: null,
      }),
    },
  };
}

/** Returns an import per icon, all on one line, so that the lines of source maps stay right. */
function separately(imported: string): string {
  const imports = imported.split(",").filter((one) => one.trim() !== "");
  return imports
    .map((one) => {
      const [exported = ""] = one.trim().split(/\s+as\s+/);
      const name = names.get(exported);
      if (name === undefined) throw new Error(`Lucide has no icon ${exported}: https://lucide.dev/icons names them.`);
      return `import {${one.trim()}} from "${ONE_ICON}${name}";`;
    })
    .join(" ");
}

function moduleOf(name: string): string {
  const drawing = drawings
    .get(name)
    ?.replaceAll(LINES, "")
    .replace(/^<g>(.*)<\/g>$/, "$1");
  if (drawing === undefined) throw new Error('Icons are imported by name: import { Drama } from "virtual:icons".');
  const shapes = [...drawing.matchAll(SHAPE)].map(([, tag, attributes = ""]) => [tag, attributesOf(attributes)]);
  if (drawing.replaceAll(SHAPE, "") !== "") throw new Error(`The icon ${name} is more than shapes: ${drawing}`);
  return [
    'import { icon } from "/src/ui/icon.ts";',
    `export const ${pascalCase(name)} = /* @__PURE__ */ icon(${JSON.stringify(shapes)});`,
  ].join("\n");
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));
