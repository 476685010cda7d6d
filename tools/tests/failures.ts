import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type PlaywrightReport, readReport, suitesWithin, type VitestReport } from "./reports.ts";

/** Enough lines to recognise the failure; the whole message is in the output of the test run. */
const linesOfMessage = 12;

const shown = (where: string, title: string, message: string): string => {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split("\n")
    .filter((line) => !line.includes("/node_modules/"));
  return [`${where} › ${title}`, ...lines.slice(0, linesOfMessage).map((line) => `    ${line}`)].join("\n");
};

/**
 * Lists the failures of a run of vitest.
 * @param file its JSON report
 * @param root folder to which the paths are relative
 * @returns file, title and beginning of the message of each failure; empty if the run broke before the report
 */
export function failuresOfVitest(file: string, root: string): string[] {
  return ((readReport(file) as VitestReport | undefined)?.testResults ?? []).flatMap((result) => {
    const where = relative(root, result.name);
    const failed = result.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => shown(where, fullName, failureMessages[0] ?? ""));
    if (failed.length > 0 || result.status !== "failed") return failed;
    return [shown(where, "outside its tests", result.message)];
  });
}

/** Like `failuresOfVitest`, for Playwright's report. */
export function failuresOfPlaywright(file: string): string[] {
  const report = readReport(file) as PlaywrightReport | undefined;
  const specs = (report?.suites ?? []).flatMap(suitesWithin).flatMap((suite) => suite.specs ?? []);
  const failed = specs.flatMap(({ file: where, title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected" && status !== "skipped")
      .map(({ results }) => {
        const broken = results.find(({ error }) => error);
        return shown(where, title, broken?.error?.message ?? "");
      }),
  );
  return [...failed, ...(report?.errors ?? []).map(({ message }) => shown("Playwright", "outside its tests", message))];
}
