import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import {
  closingLine,
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  idleProjects,
  slowestLines,
  timesOfPlaywright,
  timesOfVitest,
} from "./reports.ts";
import { test as base } from "./fixtures.ts";

const test = base.extend("report", ({ folder }) => (content: unknown): string => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
});
const testFile = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

describe("counting vitest's report", () => {
  const suiteOf = (file: string) => /^\/repository\/(\w+)\//.exec(file)?.[1];

  test("gives each test to the suite of its file", ({ report }) => {
    const file = report({
      testResults: [
        testFile("/repository/api/a.test.ts", "passed", "passed", "passed"),
        testFile("/repository/web/b.test.ts", "failed", "passed", "failed", "skipped"),
      ],
    });
    expect(countVitest(file, suiteOf)).toEqual({
      api: { passed: 2, failed: 0, skipped: 0 },
      web: { passed: 1, failed: 1, skipped: 1 },
    });
  });

  test("counts a file that breaks before its first test as one failure", ({ report }) => {
    const file = report({ testResults: [testFile("/repository/api/broken.test.ts", "failed")] });
    expect(countVitest(file, suiteOf)["api"]).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("counts nothing when no report was written", ({ folder }) => {
    expect(countVitest(join(folder, "none.json"), suiteOf)).toEqual({});
  });

  test("refuses a file that belongs to no suite, so that no test is lost from the sum", ({ report }) => {
    const file = report({ testResults: [testFile("/elsewhere/c.test.ts", "passed", "passed")] });
    expect(() => countVitest(file, suiteOf)).toThrow("belongs to no suite");
  });
});

describe("counting Playwright's report", () => {
  const spec = (...statuses: string[]) => ({ tests: statuses.map((status) => ({ status })) });

  test("counts nested suites, and a test that passed only at its second try as failed", ({ report }) => {
    const file = report({
      suites: [{ specs: [spec("expected", "flaky")], suites: [{ specs: [spec("unexpected"), spec("skipped")] }] }],
    });
    expect(countPlaywright(file)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  });

  test("counts a run that broke outside its tests as one failure", ({ report }) => {
    expect(countPlaywright(report({ suites: [], errors: [{ message: "no browser" }] }))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  const config = { projects: [{ name: "desktop" }, { name: "phone" }] };
  const on = (projectName: string, status: string) => ({ tests: [{ projectName, status }] });

  test("names the projects in which no test ran, so that a moved file cannot empty one unseen", ({ report }) => {
    const desktop = { specs: [on("desktop", "expected")] };
    const phone = (status: string) => ({ suites: [{ specs: [on("phone", status)] }] });
    expect(idleProjects(report({ config, suites: [desktop] }))).toEqual(["phone"]);
    expect(idleProjects(report({ config, suites: [desktop, phone("skipped")] }))).toEqual(["phone"]);
    expect(idleProjects(report({ config, suites: [desktop, phone("unexpected")] }))).toEqual([]);
  });

  test("names no project when the run broke outside its tests, as that is the failure to read", ({
    folder,
    report,
  }) => {
    expect(idleProjects(report({ config, suites: [], errors: [{ message: "no browser" }] }))).toEqual([]);
    expect(idleProjects(join(folder, "none.json"))).toEqual([]);
  });
});

test("closes with one line that sums all suites, and names what was skipped only when something was", () => {
  const api = { passed: 3, failed: 0, skipped: 0 };
  expect(closingLine([api, { passed: 2, failed: 1, skipped: 0 }])).toBe("5 passed, 1 failed");
  expect(closingLine([api, { passed: 0, failed: 0, skipped: 2 }])).toBe("3 passed, 0 failed, 2 skipped");
});

test("names each failed test of vitest with its file and what went wrong, and no other", ({ report }) => {
  const file = report({
    testResults: [
      {
        name: "/repository/api/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "holds a seat", failureMessages: [] },
          {
            status: "failed",
            fullName: "frees a seat",
            failureMessages: [
              "\u001b[31mError: still held\u001b[0m\n at a.test.ts:2\n at /repository/node_modules/vitest/run.js:1",
            ],
          },
          { status: "skipped", fullName: "later", failureMessages: [] },
        ],
      },
      { name: "/repository/web/b.test.ts", status: "failed", message: "Error: no such file", assertionResults: [] },
    ],
  });
  expect(failuresOfVitest(file, "/repository")).toEqual([
    "api/a.test.ts › frees a seat\n    Error: still held\n     at a.test.ts:2",
    "web/b.test.ts › outside its tests\n    Error: no such file",
  ]);
});

test("names each failed test of Playwright, also deep in suites, and a run that broke outside its tests", ({
  report,
}) => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: "booking.e2e.ts",
    tests: [{ status, projectName: "desktop", results: messages.map((message) => ({ error: { message } })) }],
  });
  const file = report({
    suites: [
      {
        specs: [spec("books", "expected"), spec("pays", "unexpected", "Error: timed out")],
        suites: [{ specs: [spec("cancels", "flaky", "Error: once")] }],
      },
    ],
    errors: [{ message: "no browser" }],
  });
  expect(failuresOfPlaywright(file)).toEqual([
    "booking.e2e.ts › pays\n    Error: timed out",
    "booking.e2e.ts › cancels\n    Error: once",
    "Playwright › outside its tests\n    no browser",
  ]);
});

test("names nothing when no report was written", ({ folder }) => {
  const none = join(folder, "none.json");
  expect(failuresOfVitest(none, folder)).toEqual([]);
  expect(failuresOfPlaywright(none)).toEqual([]);
});

test("reads the time of each test of vitest that ran", ({ report }) => {
  const assertionResults = [
    { status: "passed", fullName: "holds a seat", duration: 1200.5 },
    { status: "failed", fullName: "frees a seat", duration: 30 },
    { status: "skipped", fullName: "later" },
  ];
  const file = report({ testResults: [{ name: "/repository/api/a.test.ts", assertionResults }] });
  expect(timesOfVitest(file, "/repository")).toEqual([
    { name: "api/a.test.ts › holds a seat", ms: 1200.5 },
    { name: "api/a.test.ts › frees a seat", ms: 30 },
  ]);
});

test("reads the time of each test of Playwright, also deep in suites", ({ report }) => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: "booking.e2e.ts",
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = report({ suites: [{ specs: [spec("books", 5000)], suites: [{ specs: [spec("pays", 7000)] }] }] });
  expect(timesOfPlaywright(file)).toEqual([
    { name: "booking.e2e.ts › books", ms: 5000 },
    { name: "booking.e2e.ts › pays", ms: 7000 },
  ]);
});

test("reads no time when no report was written", ({ folder }) => {
  const none = join(folder, "none.json");
  expect([timesOfVitest(none, folder), timesOfPlaywright(none)]).toEqual([[], []]);
});

test("prints as many as are asked for, the slowest first", () => {
  const all = [
    { name: "a", ms: 40 },
    { name: "b", ms: 61_250 },
    { name: "c", ms: 1500 },
  ];
  expect(slowestLines(all, 2)).toEqual(["  61.3 s  b", "   1.5 s  c"]);
});
