// `npm test`: all suites of the product or the chosen ones, and one closing line that sums them up.
//   --suite=api,web   only these suites; `installation` runs only if chosen (`npm run test:installation`)
//   --through=pgbouncer the API's tests reach PostgreSQL through a pooler in transaction mode
//   anything else     goes to vitest, or to Playwright when only the browser suite was chosen
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasTool, provideSystemTools } from "@podium/shared/test/system-tools.ts";
import { execaNode } from "execa";
import { provideCaddy } from "#services/caddy.ts";
import type { Say } from "#services/debian-packages.ts";
import { providePostgresTools } from "#services/debian-postgres.ts";
import { providePainSchema, providePromtool, provideShellcheck, provideXmllint } from "#services/checkers.ts";
import { providePgbouncer } from "#services/pgbouncer.ts";
import { buildWeb } from "#services/build.ts";
import { failureLines } from "../../scripts/setup/closing-lines.mjs";
import { cacheDir, pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import {
  closingLine,
  countPlaywright,
  type Counts,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  idleProjects,
  nothing,
  slowestLines,
  type Timed,
  timesOfPlaywright,
  timesOfVitest,
} from "./reports.ts";
import { type StartedProduct, startProduct } from "./browser-setup.ts";
import { leftOut } from "./left-out.ts";
import { BROWSER, PRODUCT_SUITES, suiteOf, SUITES } from "./suites.ts";

type Provide = (say: Say) => Promise<unknown>;

const programsOf: Record<string, Provide[]> = {
  tools: [provideXmllint, providePainSchema],
  installation: [provideCaddy, providePgbouncer, providePostgresTools, providePromtool, provideShellcheck],
};

/**
 * Fetches programs that the suites need and this machine lacks, so that no download counts in the time of a test. If
 * that fails, the tests that need the program report it.
 */
async function providePrograms(suites: readonly string[], say: Say): Promise<void> {
  const wanted = new Set(suites.flatMap((name) => programsOf[name] ?? []));
  for (const provide of wanted) await provide(say).catch(() => undefined);
}

const given = process.argv.slice(2);
const chosen = given
  .filter((arg) => arg.startsWith("--suite="))
  .flatMap((arg) => arg.slice("--suite=".length).split(","));
const through = given.find((arg) => arg.startsWith("--through="))?.slice("--through=".length);
if (through !== undefined && through !== "pgbouncer") {
  console.error(`There is no way through ${through}: choose pgbouncer.`);
  process.exit(2);
}
const rest = given.filter((arg) => !/^--(suite|through)=/.test(arg));
const unknown = chosen.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}: choose from ${SUITES.join(", ")}.`);
  process.exit(2);
}
const suites = chosen.length > 0 ? chosen : PRODUCT_SUITES;
const unitSuites = suites.filter((name) => name !== BROWSER);
const wants = (...names: string[]): boolean => names.some((name) => suites.includes(name));

mkdirSync(cacheDir, { recursive: true });
const reports = mkdtempSync(join(cacheDir, "test-reports-"));
const stopping = new AbortController();
const killing = new AbortController();
const say = (line: string): void => console.log(line);
onShutdownSignal((how) => {
  stopping.abort();
  if (how === "force") killing.abort();
});

async function runTool(script: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) {
  const tool = execaNode(join(root, "node_modules", script), args, {
    ...options,
    nodePath: pinnedNode,
    ipc: false,
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
    cancelSignal: stopping.signal,
    forceKillAfterDelay: false,
  });
  killing.signal.addEventListener("abort", () => tool.kill("SIGKILL"));
  return (await tool).exitCode ?? 1;
}

async function runUnitSuites(omitted: string[]): Promise<Record<string, Counts>> {
  if (unitSuites.length === 0) return {};
  const report = join(reports, "vitest.json");
  const projects = unitSuites.map((name) => `--project=${name}*`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runTool("vitest/vitest.mjs", ["run", ...projects, ...reporters, ...rest], {
    cwd: root,
    env: {
      TEST_LEFT_OUT: omitted.join(","),
      // Caches the code that Node compiles, for the other workers and the next run.
      NODE_COMPILE_CACHE: join(cacheDir, "compiled"),
      ...(through && { TEST_THROUGH: through }),
    },
  });
  const counts = countVitest(report, suiteOf);
  failures.push(...failuresOfVitest(report, root));
  times.push(...timesOfVitest(report, root));
  const broken = code !== 0 && Object.values(counts).every((count) => count.failed === 0);
  const ran = Object.fromEntries(unitSuites.map((name) => [name, counts[name] ?? nothing()]));
  return broken ? { ...ran, vitest: { passed: 0, failed: 1, skipped: 0 } } : ran;
}

async function runBrowserSuite(
  chromium: Promise<string>,
  product: StartedProduct | undefined,
): Promise<Record<string, Counts>> {
  const report = join(reports, "playwright.json");
  const env = { ...product?.env, PODIUM_CHROMIUM: await chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ["test", "--reporter=list,json", ...(unitSuites.length === 0 ? rest : [])];
  const code = await runTool("@playwright/test/cli.js", args, { cwd: join(root, "apps/web"), env });
  const counts = countPlaywright(report);
  failures.push(...failuresOfPlaywright(report));
  times.push(...timesOfPlaywright(report));
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // An idle project fails like an empty suite, unless a filter was given.
  const idle = rest.length === 0 ? idleProjects(report) : [];
  return { [BROWSER]: counts, ...Object.fromEntries(idle.map((name) => [`${BROWSER} on ${name}`, nothing()])) };
}

/** Imports the module only if needed, because loading Playwright takes half a second. */
async function browserFor(suite: boolean): Promise<string> {
  if (!suite) return "";
  const { provideChromium } = await import("#services/chromium.ts");
  return provideChromium(say);
}

const results: Record<string, Counts> = {};
let product: Promise<StartedProduct> | undefined;
const failures: string[] = [];
const times: Timed[] = [];
try {
  const stopped = once(stopping.signal, "abort");
  const demanding = wants("installation") ? leftOut() : [];
  for (const { what, needs } of demanding) say(`${what} is not tested here: that takes ${needs}.`);
  const omitted = demanding.map(({ file }) => file);
  // These steps run one after the other, because all may install packages.
  const systemTools = wants(BROWSER, "shared", "api") ? provideSystemTools().catch(() => undefined) : Promise.resolve();
  const programs = systemTools.then(() => providePrograms(unitSuites, say));
  // The unit suites do not wait for the browser.
  const chromium = programs.then(() => browserFor(wants(BROWSER)));
  chromium.catch(() => undefined);
  const built = wants(BROWSER, "installation") ? buildWeb({ say, signal: stopping.signal }) : Promise.resolve();
  built.catch(() => undefined);
  // The installation's tests start the whole product.
  if (wants("installation")) await built;
  // The product of the browser tests starts beside the unit suites, whose last files leave a processor idle.
  if (wants(BROWSER) && !process.env.PODIUM_URL) product = built.then(() => startProduct(stopping.signal));
  product?.catch(() => undefined);
  // The product's tests wait themselves for the other programs.
  if (wants("installation") || !hasTool("openssl")) await Promise.race([stopped, programs]);
  // The suites run one after the other, because in parallel they take a tenth more processor time.
  Object.assign(results, await runUnitSuites(omitted));
  await built;
  if (wants(BROWSER) && !stopping.signal.aborted)
    Object.assign(results, await runBrowserSuite(chromium, await product));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  failures.push(`set-up › ${message.replaceAll("\n", "\n    ")}`);
  results["set-up"] = { passed: 0, failed: 1, skipped: 0 };
} finally {
  await (await product?.catch(() => undefined))?.stop();
  rmSync(reports, { recursive: true, force: true });
}

if (stopping.signal.aborted) {
  console.log("Stopped.");
  process.exit(130);
}
console.log("\nThe slowest tests:");
for (const line of slowestLines(times, 20)) console.log(line);
console.log("");
// Failures are repeated at the end, for readers who have only the last lines of a long output.
if (failures.length > 0) console.log(failureLines(failures));
for (const [name, count] of Object.entries(results)) {
  // An empty suite fails, unless a filter was given.
  if (rest.length === 0 && count.passed + count.failed === 0) {
    console.log(`${name}: ran no test, which counts as a failure`);
    count.failed = 1;
  } else console.log(`${name}: ${closingLine([count])}`);
}
if (chosen.length === 0) console.log("What proves an installation is npm run test:installation.");
const all = Object.values(results);
console.log(closingLine(all));
process.exit(all.some((count) => count.failed > 0) ? 1 : 0);
