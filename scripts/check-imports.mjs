// `npm run imports`: do imports run the way that docs/architecture.md says? Before it believes a good answer, it makes
// sure that every source file was looked at, and that each rule catches the import that it is there to forbid.
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { forbidden, options, order } from "../.dependency-cruiser.mjs";
import { cacheDir, root } from "./setup/paths.mjs";
import { planted } from "./tests/forbidden-imports.mjs";

const sources = "{apps,packages,scripts,tools}/**/*.{ts,tsx,mjs}";
const elsewhere = /(^|\/)(node_modules|dist|\.vite-temp)\//;

/** @param {string} baseDir @param {string[]} folders */
async function look(baseDir, folders) {
  const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true, baseDir });
  if (typeof output === "string") throw new Error("dependency-cruiser answered in words instead of results.");
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { violations, modules: new Set(output.modules.map((module) => module.source)) };
}

/** @returns {Promise<string[]>} what is wrong with the project */
async function checkProject() {
  const { violations, modules } = await look(root, ["apps", "packages", "scripts", "tools"]);
  const files = globSync(sources, { cwd: root, exclude: (path) => elsewhere.test(`${path}/`) }).filter(
    (file) => !elsewhere.test(file),
  );
  const unseen = files.filter((file) => !modules.has(file));
  const placed = new Set([...order.flat(), "statistics"]);
  const features = readdirSync(join(root, "apps/api/src/features"));
  console.log(`Looked at ${files.length - unseen.length} of ${files.length} source files.`);
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
    ...unseen.map((file) => `was not looked at: ${file}`),
    ...features.filter((name) => !placed.has(name)).map((name) => `the feature ${name} has no place in the order`),
    ...(files.length === 0 ? ["no source file was found at all"] : []),
  ];
}

/** @returns {Promise<string[]>} the rules that let their forbidden import pass */
async function checkRules() {
  mkdirSync(cacheDir, { recursive: true });
  const house = mkdtempSync(join(cacheDir, "planted-"));
  try {
    for (const [path, text] of Object.entries(planted.files)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(house, "node_modules"), "junction");
    const { violations } = await look(house, ["apps", "packages", "scripts", "tools"]);
    const caught = new Set(violations.map(({ rule, from }) => `${rule} ${from}`));
    const names = new Set(Object.keys(planted.caught));
    return [
      ...forbidden
        .filter(({ name }) => !names.has(String(name)))
        .map(({ name }) => `no import is planted for the rule ${name}`),
      ...Object.entries(planted.caught)
        .filter(([rule, from]) => !caught.has(`${rule} ${from}`))
        .map(([rule, from]) => `${rule} did not catch what is planted in ${from}`),
    ];
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const complaints = [...(await checkProject()), ...(await checkRules())];
for (const complaint of complaints) console.error(`  ${complaint}`);
console.log(
  complaints.length === 0
    ? `Imports run the right way; all ${forbidden.length} rules catch what they forbid.`
    : `${complaints.length} wrong.`,
);
process.exit(complaints.length === 0 ? 0 : 1);
