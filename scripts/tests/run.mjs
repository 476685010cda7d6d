// Runs on the pinned Node, below test.mjs: all suites or the chosen ones, and one closing line that sums them up.
//   --suite=api,web   only these suites
//   anything else     goes to vitest, or to Playwright when only the browser suite was chosen
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provideChromium } from "../services/chromium.mjs";
import { buildWeb } from "../services/web-build.mjs";
import { cacheDir, pinnedNode, root } from "../setup/paths.mjs";
import { onWishToStop } from "../setup/wish-to-stop.mjs";
import { closingLine, countPlaywright, countVitest, idleProjects, nothing } from "./counts.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

const folders = {
  shared: join(root, "packages/shared"),
  api: join(root, "apps/api"),
  web: join(root, "apps/web"),
  // Last, because every other folder lies in it as well.
  tools: root,
};
const browser = "browser";
const known = [...Object.keys(folders), browser];

const given = process.argv.slice(2);
const chosen = given
  .filter((arg) => arg.startsWith("--suite="))
  .flatMap((arg) => arg.slice("--suite=".length).split(","));
const rest = given.filter((arg) => !arg.startsWith("--suite="));
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}: choose from ${known.join(", ")}.`);
  process.exit(2);
}
const suites = chosen.length > 0 ? chosen : known;
const unitSuites = suites.filter((name) => name !== browser);

mkdirSync(cacheDir, { recursive: true });
const reports = mkdtempSync(join(cacheDir, "test-reports-"));
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
const stopping = new AbortController();
const say = (/** @type {string} */ line) => console.log(line);
onWishToStop((how) => {
  stopping.abort();
  for (const child of running) child.kill(how === "force" ? "SIGKILL" : "SIGTERM");
});

/**
 * @param {string[]} args a script of one of the test tools and its arguments
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} where
 * @returns {Promise<number>} exit code
 */
async function runTool(args, where) {
  const child = spawn(pinnedNode, args, { ...where, stdio: ["ignore", "inherit", "inherit"] });
  running.add(child);
  try {
    return await new Promise((done, failed) => {
      child.once("error", failed);
      child.once("exit", (code) => done(code ?? 1));
    });
  } finally {
    running.delete(child);
  }
}

/** @returns {Promise<Record<string, Counts>>} */
async function runUnitSuites() {
  if (unitSuites.length === 0) return {};
  const report = join(reports, "vitest.json");
  const projects = unitSuites.map((name) => `--project=${name}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const code = await runTool([vitest, "run", ...projects, ...reporters, ...rest], { cwd: root, env: process.env });
  const counts = countVitest(report, folders);
  const broken = code !== 0 && Object.values(counts).every((count) => count.failed === 0);
  const ran = Object.fromEntries(unitSuites.map((name) => [name, counts[name] ?? nothing()]));
  return broken ? { ...ran, vitest: { passed: 0, failed: 1, skipped: 0 } } : ran;
}

/** @param {Promise<string>} chromium @returns {Promise<Record<string, Counts>>} */
async function runBrowserSuite(chromium) {
  const report = join(reports, "playwright.json");
  const env = { ...process.env, PODIUM_CHROMIUM: await chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const args = [playwright, "test", "--reporter=list,json", ...(unitSuites.length === 0 ? rest : [])];
  const code = await runTool(args, { cwd: folders.web, env });
  const counts = countPlaywright(report);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // Like a suite that ran nothing, and forgiven likewise where a filter was given.
  const idle = rest.length === 0 ? idleProjects(report) : [];
  return { [browser]: counts, ...Object.fromEntries(idle.map((name) => [`${browser} on ${name}`, nothing()])) };
}

/** @type {Record<string, Counts>} */
const results = {};
try {
  const wantsBrowser = suites.includes(browser);
  const chromium = wantsBrowser ? provideChromium(say) : Promise.resolve("");
  chromium.catch(() => {});
  // Once and first, so that no test waits for it: those of the tools and of the browser start the whole product.
  if (wantsBrowser || suites.includes("tools")) await buildWeb({ say, signal: stopping.signal });
  Object.assign(results, await runUnitSuites());
  if (wantsBrowser && !stopping.signal.aborted) Object.assign(results, await runBrowserSuite(chromium));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results["set-up"] = { passed: 0, failed: 1, skipped: 0 };
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (stopping.signal.aborted) {
  console.log("Stopped.");
  process.exit(130);
}
console.log("");
for (const [name, count] of Object.entries(results)) {
  // A suite that ran nothing has shown nothing; a filter on the command line may of course leave a suite empty.
  if (rest.length === 0 && count.passed + count.failed === 0) {
    console.log(`${name}: ran no test, which counts as a failure`);
    count.failed = 1;
  } else console.log(`${name}: ${closingLine([count])}`);
}
const all = Object.values(results);
console.log(closingLine(all));
process.exit(all.some((count) => count.failed > 0) ? 1 : 0);
