/** The build loads each area of a Dutch file by itself. */
import { expect, it } from "vitest";
import { importAreas, withOneArea } from "../../vite/split-messages.ts";

const sources = Object.entries(
  import.meta.glob<string>("./nl/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" }),
);
const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^export .*?(\w+) =/gm)].map(([, name = ""]) => name);
const areas = sources.flatMap(([file, source]) => exportsOf(source).map((area) => [file, area, source] as const));

it.each(areas)("from %s, %s loads without the other areas", (_file, area, source) => {
  const alone = withOneArea(source, area);
  expect(exportsOf(alone)).toEqual([area]);
  expect(alone.match(/messages\("/g)).toHaveLength(1);
  expect(alone.split("\n")).toHaveLength(source.split("\n").length);
});

it("an area that a file lacks is refused", () => {
  expect(() => withOneArea('export const hall = messages("hall", { seat: "Stoel" });', "legend")).toThrow("legend");
});

it.each([
  [
    'import { hall } from "#messages/nl/hall.ts";\nhall();',
    'import { hall } from "#messages/nl/hall.ts?area=hall";\nhall();',
  ],
  [
    'import {\n  hall as words,\n  legend,\n} from "#messages/nl/hall.ts";',
    'import { hall as words } from "#messages/nl/hall.ts?area=hall"; import { legend } from "#messages/nl/hall.ts?area=legend";',
  ],
  ['import { choose } from "#messages/messages.ts";', 'import { choose } from "#messages/messages.ts";'],
])("an import asks for areas: %s", (code, split) => {
  expect(importAreas(code)).toBe(split);
});
