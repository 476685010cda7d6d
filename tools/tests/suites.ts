// Which tests are of which suite: vitest.config.ts, `npm test` and its sums take it from here.
import { join, sep } from "node:path";
import { root } from "../../scripts/setup/paths.mjs";

/**
 * Tests of making and keeping an installation (servers that die, releases, restores, proxies, a bare Debian), and not
 * of what the product does, are named so: `npm run test:installation` runs them, and `npm test` does not.
 */
export const INSTALLATION = "**/*.installation.test.ts";

/** The suites that vitest runs beside it, each with its folder. */
const folders = {
  shared: join(root, "packages/shared"),
  api: join(root, "apps/api"),
  web: join(root, "apps/web"),
  tools: join(root, "tools"),
};

/** Not of vitest. */
export const BROWSER = "browser";

/** Suites that `npm test` runs. */
export const PRODUCT_SUITES: readonly string[] = [...Object.keys(folders), BROWSER];
export const SUITES: readonly string[] = [...PRODUCT_SUITES, "installation"];

/** @returns the suite of a test file of vitest; undefined when there is none */
export function suiteOf(file: string): string | undefined {
  if (file.endsWith(INSTALLATION.replace("**/*", ""))) return "installation";
  return Object.entries(folders).find(([, folder]) => file.startsWith(`${folder}${sep}`))?.[0];
}
