import type { Plugin } from "vite";

const NAMED_IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["'](#messages\/nl\/[\w-]+\.tsx?)["'];?/g;
const ONE_AREA = "?area=";
/** The statement of an area, which the formatter ends on its first line or on a line that begins with the bracket. */
const AREA = /^export const (\w+) = messages\((?:.*\}.*\);$|[^]*?^\}.*\);$)/gm;

/** Lets each area of a Dutch file load with the pages that use it: a bundler keeps the areas of one file together. */
export function splitMessages(): Plugin {
  return {
    name: "podium:split-messages",
    apply: "build",
    transform: {
      order: "pre",
      filter: { code: "#messages/" },
      handler: (code, id) => {
        const [, area] = id.split(ONE_AREA);
        return { code: area === undefined ? importAreas(code) : withOneArea(code, area), map: null };
      },
    },
  };
}

/** Returns the code with an import per area, all on one line, so that the lines of source maps stay right. */
export const importAreas = (code: string): string =>
  code.replaceAll(NAMED_IMPORTS, (_, imported: string, file: string) =>
    imported
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => `import { ${one} } from "${file}${ONE_AREA}${one.split(" ")[0]}";`)
      .join(" "),
  );

/** Returns a Dutch file without its other areas, on the same lines. @throws if it lacks the area */
export function withOneArea(code: string, area: string): string {
  let isFound = false;
  const rest = code.replaceAll(AREA, (statement, name: string) => {
    if (name !== area) return statement.replaceAll(/[^\n]/g, "");
    isFound = true;
    return statement;
  });
  if (!isFound) throw new Error(`The messages have no statement 'export const ${area} = messages(…);'.`);
  return rest;
}
