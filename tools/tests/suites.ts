// Assigns tests to suites, for vitest.config.ts, `npm test` and its sums.
import { join, sep } from "node:path";
import { root } from "../../scripts/setup/paths.mjs";

/**
 * Names of tests of installing and operating the product (dying servers, releases, restores, proxies, a bare Debian),
 * which `npm run test:installation` runs, and `npm test` does not.
 */
export const INSTALLATION = "**/*.installation.test.ts";

const folders = {
  shared: join(root, "packages/shared"),
  api: join(root, "apps/api"),
  web: join(root, "apps/web"),
  tools: join(root, "tools"),
};

export const BROWSER = "browser";

export const PRODUCT_SUITES: readonly string[] = [...Object.keys(folders), BROWSER];
export const SUITES: readonly string[] = [...PRODUCT_SUITES, "installation"];

export function suiteOf(file: string): string | undefined {
  if (file.endsWith(INSTALLATION.replace("**/*", ""))) return "installation";
  return Object.entries(folders).find(([, folder]) => file.startsWith(`${folder}${sep}`))?.[0];
}
