import { readFileSync } from "node:fs";

/** The used fields of vitest's JSON report. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; duration?: number | null; failureMessages: string[] }[];
  }[];
}

export interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; results: { duration?: number; error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The used fields of Playwright's JSON report. */
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message: string }[];
  config?: { projects: { name: string }[] };
}

/** @returns undefined if the run broke before the report */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Returns a suite and all suites in it. */
export const suitesWithin = (suite: PlaywrightSuite): PlaywrightSuite[] => [
  suite,
  ...(suite.suites ?? []).flatMap(suitesWithin),
];
