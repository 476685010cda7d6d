// `npm run verify`: all checks, cheapest first; --static leaves out the tests.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { nodePackage, pinnedNode, projectEnv, root } from "./setup/paths.mjs";

/** @param {string} script one of package.json's @returns {boolean} whether it passed */
function npmRun(script) {
  return spawnSync("npm", ["run", "--silent", script], { cwd: root, env: projectEnv(), stdio: "inherit" }).status === 0;
}

/** @returns {boolean} whether `node`, as scripts and tests find it, is the version that package.json pins */
function runsOnPinnedNode() {
  const { optionalDependencies } = /** @type {{ optionalDependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  );
  const pinned = optionalDependencies[nodePackage];
  const asCommand = spawnSync("node", ["--version"], { env: projectEnv(), encoding: "utf8" }).stdout.trim();
  const asFile = spawnSync(pinnedNode, ["--version"], { encoding: "utf8" }).stdout.trim();
  console.log(`${asFile} runs the program; package.json pins ${pinned}.`);
  return asFile === `v${pinned}` && asCommand === asFile;
}

const staticOnly = process.argv.includes("--static");
/** @type {[string, () => boolean][]} */
const steps = [
  ["the pinned Node", runsOnPinnedNode],
  ["format", () => npmRun("format:check")],
  ["lint", () => npmRun("lint")],
  ["import rules", () => npmRun("imports")],
  ["dead code", () => npmRun("deadcode")],
  ["types", () => npmRun("typecheck")],
  ["build", () => npmRun("build")],
  ["bundle budget", () => npmRun("budget")],
  ...(staticOnly ? [] : /** @type {[string, () => boolean][]} */ ([["tests", () => npmRun("test")]])),
];

await ensureInstalled((line) => console.log(line));
/** @type {string[]} */
const wrong = [];
for (const [name, step] of steps) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const well = step();
  if (!well) wrong.push(name);
  console.log(`── ${name}: ${well ? "passed" : "FAILED"} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
console.log(wrong.length === 0 ? "\nAll checks passed." : `\nFailed: ${wrong.join(", ")}.`);
process.exit(wrong.length === 0 ? 0 : 1);
