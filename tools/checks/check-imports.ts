// Checks imports, and what the modules' files hand over, against docs/architecture.md; that every file is scanned; and
// that each rule catches its violation.
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions } from "dependency-cruiser";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";
import * as forbiddenCalls from "./forbidden-calls.ts";
import { planted } from "./forbidden-imports.ts";
import { findHiddenCalls, readApiOptions } from "./hidden-calls.ts";
import { forbidden, modules as apiModules } from "./import-rules.ts";

const folders = ["apps", "packages", "scripts", "tools"];
const elsewhere = /(^|\/)(node_modules|dist|\.vite-temp)\//;

const cruiseOptions: ICruiseOptions = {
  doNotFollow: { path: "node_modules" },
  // Excludes our build output only, not a dependency's dist folder.
  exclude: { path: "^(apps|packages)/[^/]+/(dist|node_modules)/" },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "types", "node", "default"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    mainFields: ["module", "main", "types", "typings"],
  },
};

interface Result {
  violations: { rule: string; from: string; to: string }[];
  modules: Set<string>;
}

async function cruiseIn(baseDir: string): Promise<Result> {
  const { output } = await cruise(folders, { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir });
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
  const placed = new Set(
    Object.entries(apiModules).flatMap(([module, levels]) => levels.flat().map((name) => join(module, name))),
  );
  const unplaced = globSync("*/*/", { cwd: folder }).filter((path) => !placed.has(path));
  const withoutFile = readdirSync(folder).filter(
    (module) => !modules.has(`apps/api/src/modules/${module}/${module}.ts`),
  );
  console.log(`Scanned ${files.length - unseen.length} of ${files.length} source files.`);
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
    ...unseen.map((file) => `not scanned: ${file}`),
    ...unplaced.map((path) => `the feature ${path} is missing from its module's order`),
    ...withoutFile.map((module) => `the module ${module} has no file of its own name`),
    ...emptyPaths(modules),
    ...(files.length === 0 ? ["no source file was found"] : []),
  ];
}

async function inGenerated<T>(
  files: Readonly<Record<string, string>>,
  check: (folder: string) => T,
): Promise<Awaited<T>> {
  mkdirSync(cacheDir, { recursive: true });
  const folder = mkdtempSync(join(cacheDir, "planted-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkRules(): Promise<string[]> {
  const { violations } = await inGenerated(planted.files, cruiseIn);
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
}

/** Fewer arguments than this: the modules' files are not where they are looked for. */
const MANY_ARGUMENTS = 100;

async function checkCalls(): Promise<string[]> {
  const options = readApiOptions(root);
  const { handed, hidden } = findHiddenCalls(root, options);
  const generated = await inGenerated(forbiddenCalls.files, (folder) => findHiddenCalls(folder, options).hidden);
  console.log(`Looked at ${handed} arguments that modules give to features.`);
  return [
    ...hidden,
    ...(handed < MANY_ARGUMENTS ? ["too few arguments were looked at"] : []),
    ...forbiddenCalls.hidden
      .filter((call) => !generated.includes(call))
      .map((call) => `the generated call was not found: ${call}`),
    ...generated
      .filter((call) => !forbiddenCalls.hidden.includes(call))
      .map((call) => `a generated call is no hidden one: ${call}`),
  ];
}

const complaints = [...(await checkProject()), ...(await checkRules()), ...(await checkCalls())];
for (const complaint of complaints) console.error(`  ${complaint}`);
console.log(
  complaints.length === 0
    ? `All imports follow the rules; all ${forbidden.length} rules catch their violation.`
    : `${complaints.length} violations.`,
);
process.exit(complaints.length === 0 ? 0 : 1);
