import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { INSTALLATION } from "./tools/tests/suites.ts";

// Tests wait for servers half of the time, so that two cores can serve four workers.
const maxWorkers = Math.max(4, availableParallelism() - 1);

/** Returns the installation's test files that this machine cannot run; `npm run test:installation` reports them. */
const leftOut = async () => (await import("./tools/tests/left-out.ts")).leftOut().map(({ file }) => file);
const omitted = process.env.TEST_LEFT_OUT?.split(",").filter(Boolean) ?? (await leftOut());

const exclude = [...configDefaults.exclude, INSTALLATION];
const globalSetup = [fileURLToPath(new URL("tools/tests/vitest-services.ts", import.meta.url))];

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        root: "packages/shared",
        test: {
          name: "shared",
          isolate: false,
          include: ["{src,test}/**/*.test.ts"],
          exclude,
          // Only for tests that hang, because some run programs that read PDFs and QR codes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        root: "apps/api",
        test: {
          name: "api",
          // Modules are imported once per worker, because a test file's state is in its app and database.
          // Node runs them directly, without Vite, as in the product.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Most objects live only as long as a test; a larger young generation saves garbage collections.
          execArgv: ["--max-semi-space-size=64"],
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude,
          globalSetup,
          // Only for tests that hang, because some run a linter or restore whole databases.
          testTimeout: 300_000,
          expect: { poll: { timeout: 240_000 } },
          hookTimeout: 300_000,
        },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        test: { name: "web", include: ["src/**/*.test.ts"], exclude, isolate: false, maxWorkers },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        test: {
          name: "web-screens",
          include: ["{src,test}/**/*.test.tsx"],
          environment: "jsdom",
          isolate: false,
          maxWorkers,
        },
      },
      {
        root: ".",
        test: {
          name: "tools",
          // As for the API.
          isolate: false,
          include: ["tools/**/*.test.ts"],
          exclude,
          testTimeout: 300_000,
          expect: { poll: { timeout: 240_000 } },
          hookTimeout: 300_000,
        },
      },
      {
        root: ".",
        test: {
          name: "installation",
          include: [`{apps,packages,tools}/${INSTALLATION}`],
          exclude: [...configDefaults.exclude, ...omitted],
          globalSetup,
          // Only for tests that hang, because they start whole products in parallel.
          testTimeout: 600_000,
          expect: { poll: { timeout: 300_000 } },
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
