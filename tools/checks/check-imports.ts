// Checks imports against docs/architecture.md, that every file is scanned, and that each rule catches its violation.
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import { planted } from "./forbidden-imports.ts";
import { forbidden, modules as apiModules, options } from "./import-rules.ts";

const folders = ["apps", "packages", "scripts", "tools"];
const elsewhere = /(^|\/)(node_modules|dist|\.vite-temp)\//;

interface Result {
  violations: { rule: string; from: string; to: string }[];
  modules: Set<string>;
}

async function cruiseIn(baseDir: string): Promise<Result> {
  const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true, baseDir });
  if (typeof output === "string") throw new Error("dependency-cruiser returned text instead of results.");
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { violations, modules: new Set(output.modules.map((module) => module.source)) };
}

/** Returns the alternatives of a rule's path. Each must match a file; otherwise a renamed file escapes the rule. */
function alternativesOf(path: string): string[] {
  const [group, either] = /\(([^()]*\|[^()]*)\)/.exec(path) ?? [];
  if (group === undefined || either === undefined) return [path.replaceAll("$1", "[^/]+")];
  return either.split("|").flatMap((one) => alternativesOf(path.replace(group, () => one)));
}

function emptyPaths(modules: ReadonlySet<string>): string[] {
  return forbidden.flatMap(({ name, from, to }) =>
    [from.path, from.pathNot, to.path, to.pathNot]
      .flatMap((path) => path ?? [])
      .flatMap(alternativesOf)
      .filter((path) => !modules.values().some((module) => new RegExp(path).test(module)))
      .map((path) => `${name} names ${path}, which does not exist`),
  );
}

async function checkProject(): Promise<string[]> {
  const { violations, modules } = await cruiseIn(root);
  const sources = `{${folders.join(",")}}/**/*.{ts,tsx,mjs}`;
  const files = globSync(sources, { cwd: root, exclude: (path) => elsewhere.test(`${path}/`) }).filter(
    (file) => !elsewhere.test(file),
  );
  const unseen = files.filter((file) => !modules.has(file));
  const folder = join(root, "apps/api/src/modules");
  const unplaced = readdirSync(folder).flatMap((module) =>
    readdirSync(join(folder, module)).filter((name) => apiModules[module]?.flat().includes(name) !== true),
  );
  console.log(`Scanned ${files.length - unseen.length} of ${files.length} source files.`);
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
    ...unseen.map((file) => `not scanned: ${file}`),
    ...unplaced.map((name) => `the feature ${name} is missing from its module's order`),
    ...emptyPaths(modules),
    ...(files.length === 0 ? ["no source file was found"] : []),
  ];
}

async function checkRules(): Promise<string[]> {
  mkdirSync(cacheDir, { recursive: true });
  const folder = mkdtempSync(join(cacheDir, "planted-"));
  try {
    for (const [path, text] of Object.entries(planted.files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    const { violations } = await cruiseIn(folder);
    const caught = new Set(violations.map(({ rule, from }) => `${rule} ${from}`));
    const names = new Set(Object.keys(planted.caught));
    return [
      ...forbidden
        .filter(({ name }) => !names.has(String(name)))
        .map(({ name }) => `no violation is generated for the rule ${name}`),
      ...Object.entries(planted.caught)
        .filter(([rule, from]) => !caught.has(`${rule} ${from}`))
        .map(([rule, from]) => `${rule} did not catch the violation generated in ${from}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const complaints = [...(await checkProject()), ...(await checkRules())];
for (const complaint of complaints) console.error(`  ${complaint}`);
console.log(
  complaints.length === 0
    ? `All imports follow the rules; all ${forbidden.length} rules catch their violation.`
    : `${complaints.length} violations.`,
);
process.exit(complaints.length === 0 ? 0 : 1);
