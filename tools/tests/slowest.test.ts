import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test as base } from "./fixtures.ts";
import { slowestLines, timesOfPlaywright, timesOfVitest } from "./slowest.ts";

const test = base.extend("report", ({ folder }) => (content: unknown): string => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
});

test("reads the time of each test of vitest that ran", ({ report }) => {
  const assertionResults = [
    { status: "passed", fullName: "holds a seat", duration: 1200.5 },
    { status: "failed", fullName: "frees a seat", duration: 30 },
    { status: "skipped", fullName: "later" },
  ];
  const file = report({ testResults: [{ name: "/house/api/a.test.ts", assertionResults }] });
  expect(timesOfVitest(file, "/house")).toEqual([
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
