import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test as base } from "vitest";

const root = new URL("../../../../", import.meta.url);
const model = await readFile(new URL("docs/security.md", root), "utf8");
/** The part before the chapters of a standard, which list no attacks. */
const [attacks = ""] = model.split("## OWASP ASVS");
const rows = attacks.split("\n").filter((line) => /^\| (?!What they want|-)/.test(line));
const proofs = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.tsx?) › (.+?)`(?=,|\s+\|)/g)].map(([, file = "", title = ""]) => [file, title] as const),
);
const pathOf = (file: string): string => fileURLToPath(new URL(file, new URL("apps/api/test/", root)));
const files = [...new Set(proofs.map(([file]) => pathOf(file)))];

async function listedBy(program: string, args: string[], folder: string): Promise<unknown> {
  const command = [fileURLToPath(new URL(`node_modules/${program}`, root)), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: fileURLToPath(new URL(folder, root)),
    env: { PATH: process.env.PATH },
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout);
}

/** Lists the vitest tests that run, by file and title; vitest leaves skipped ones out. */
async function ofVitest(): Promise<string[]> {
  const args = ["list", ...files.filter((file) => file.includes(".test.")), "--json"];
  const tests = (await listedBy("vitest/vitest.mjs", args, ".")) as Array<{ file: string; name: string }>;
  return tests.map(({ file, name }) => `${file} › ${name.split(" > ").at(-1)}`);
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: Array<{ title: string; tests: Array<{ expectedStatus: string; annotations: unknown[] }> }>;
}

function specsOf({ suites = [], specs = [] }: BrowserSuite): NonNullable<BrowserSuite["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Lists the browser tests that run: skipped ones have another status, and ones that may fail have an annotation. */
async function ofPlaywright(): Promise<string[]> {
  const wanted = files.filter((file) => file.includes(".e2e."));
  const args = ["test", "--list", "--reporter=json", ...wanted];
  const { suites } = (await listedBy("@playwright/test/cli.js", args, "apps/web")) as {
    suites: Array<BrowserSuite & { file: string }>;
  };
  return suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some((one) => one.expectedStatus === "passed" && one.annotations.length === 0))
      .map(({ title }) => `${pathOf(`../../web/e2e/${suite.file}`)} › ${title}`),
  );
}

const test = base.extend(
  "running",
  { scope: "file" },
  async () => new Set((await Promise.all([ofVitest(), ofPlaywright()])).flat()),
);

test("every line of the threat model names its proof", () => {
  expect(rows.length).toBeGreaterThan(35);
  expect(rows.filter((row) => !/`[^`]+\.tsx? › .+`\s+\|$/.test(row))).toEqual([]);
});

test.for(proofs)("%s has the test that proves it, and runs it: %s", ([file, title], { running }) => {
  expect(running).toContain(`${pathOf(file)} › ${title}`);
});
