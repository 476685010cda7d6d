import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.ts";
import { test as base } from "./fixtures.ts";

const test = base.extend("report", ({ folder }) => (content: unknown): string => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
});

test("names each failed test of vitest with its file and what went wrong, and no other", ({ report }) => {
  const file = report({
    testResults: [
      {
        name: "/house/api/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "holds a seat", failureMessages: [] },
          {
            status: "failed",
            fullName: "frees a seat",
            failureMessages: [
              "\u001b[31mError: still held\u001b[0m\n at a.test.ts:2\n at /house/node_modules/vitest/run.js:1",
            ],
          },
          { status: "skipped", fullName: "later", failureMessages: [] },
        ],
      },
      { name: "/house/web/b.test.ts", status: "failed", message: "Error: no such file", assertionResults: [] },
    ],
  });
  expect(failuresOfVitest(file, "/house")).toEqual([
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
