// Assigns tests to suites, for vitest.config.ts, `npm test` and its sums.
import { join, sep } from "node:path";
import { root } from "../../scripts/setup/paths.mjs";

/**
 * Names of tests of installing and operating the product (dying servers, releases, restores, proxies, a bare Debian),
 * which `npm run test:installation` runs, and `npm test` does not.
 */
export const INSTALLATION = "**/*.installation.test.ts";

/** The other suites of vitest, each with its folder. */
const folders = {
  shared: join(root, "packages/shared"),
  api: join(root, "apps/api"),
  web: join(root, "apps/web"),
  tools: join(root, "tools"),
};

/** The suite of Playwright. */
export const BROWSER = "browser";

/** Suites that `npm test` runs. */
export const PRODUCT_SUITES: readonly string[] = [...Object.keys(folders), BROWSER];
export const SUITES: readonly string[] = [...PRODUCT_SUITES, "installation"];

/** @returns the suite of a test file of vitest; undefined if there is none */
export function suiteOf(file: string): string | undefined {
  if (file.endsWith(INSTALLATION.replace("**/*", ""))) return "installation";
  return Object.entries(folders).find(([, folder]) => file.startsWith(`${folder}${sep}`))?.[0];
}
