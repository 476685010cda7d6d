// `npm run verify`: the static checks, then `npm test` and `npm run test:installation` in parallel; --static omits the
// tests. The end of the output names every failed test; the last line sums up all tests.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { failuresSaid, sumClosingLines } from "./setup/closing-lines.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { cacheDir, nodePackage, pinnedNode, projectEnv, root } from "./setup/paths.mjs";

/** The two groups run in parallel, for a machine of two cores; the checks within a group run in order. */
const STATIC_CHECKS = [
  [
    ["lint", "lint"],
    ["types", "typecheck"],
    ["advisories", "audit"],
  ],
  [
    ["format", "format:check"],
    ["dead code", "deadcode"],
    ["import rules", "imports"],
    ["build", "build"],
    ["bundle budget", "budget"],
  ],
];

/**
 * @param {string[]} args @param {(text: string) => void} [onOutput] called while the command runs
 * @returns {Promise<{ code: number, said: string, seconds: string }>}
 */
async function npm(args, onOutput = () => undefined) {
  const began = Date.now();
  const child = spawn("npm", args, { cwd: root, env: projectEnv(), stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      said += text;
      onOutput(text);
    });
  const [code] = /** @type {[number | null]} */ (await once(child, "close"));
  return { code: code ?? 1, said, seconds: ((Date.now() - began) / 1000).toFixed(1) };
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

/** @returns {Promise<string[]>} the names of the failed checks */
async function runStaticChecks() {
  const wrong = runsOnPinnedNode() ? [] : ["the pinned Node"];
  await Promise.all(
    STATIC_CHECKS.map(async (checks) => {
      for (const [name = "", script = ""] of checks) {
        const { code, said, seconds } = await npm(["run", "--silent", script]);
        if (code !== 0) wrong.push(name);
        // Printed when a check ends, so that the lines of two checks do not mix.
        console.log(`\n${said}── ${name}: ${code === 0 ? "passed" : "FAILED"} (${seconds} s)`);
      }
    }),
  );
  return wrong;
}

/** @returns {Promise<{ line: string, wrong: string[], failures: string[] }>} the sum of all tests, and what failed */
async function runTests() {
  const file = join(cacheDir, "test-installation.log");
  mkdirSync(cacheDir, { recursive: true });
  const log = createWriteStream(file);
  console.log(`\nnpm run test:installation goes on beside npm test; what it says is in ${relative(root, file)}.`);
  /** @param {{ code: number, said: string, seconds: string }} ended @param {string} name */
  const ending = ({ code, said, seconds }, name) => {
    console.log(`── ${name}: ${code === 0 ? "passed" : "FAILED"} (${seconds} s)`);
    return { name, code, said };
  };
  const installation = npm(["run", "test:installation"], (text) => log.write(text));
  const product = ending(await npm(["test"], (text) => process.stdout.write(text)), "npm test");
  const ended = await installation;
  console.log(`\n${ended.said}`);
  const all = [product, ending(ended, "npm run test:installation")];
  const wrong = all.filter(({ code }) => code !== 0).map(({ name }) => name);
  const failures = all.flatMap((command) => failuresSaid(command).map((failure) => `${command.name}: ${failure}`));
  return { line: sumClosingLines(all), wrong, failures };
}

await ensureInstalled((line) => console.log(line));
const wrong = await runStaticChecks();
let closing = `0 passed, ${wrong.length} failed`;
/** @type {string[]} */
let failures = [];
if (wrong.length === 0 && !process.argv.includes("--static")) {
  const tests = await runTests();
  wrong.push(...tests.wrong);
  closing = tests.line;
  failures = tests.failures;
}
console.log(wrong.length === 0 ? "\nAll checks passed." : `\nFailed: ${wrong.join(", ")}.`);
// Long logs are often stored without their beginning.
for (const failure of failures) console.log(`\n${failure}`);
if (!process.argv.includes("--static")) console.log(failures.length > 0 ? `\n${closing}` : closing);
process.exit(wrong.length === 0 ? 0 : 1);
