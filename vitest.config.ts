import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { INSTALLATION } from "./tools/tests/suites.ts";

// Half of the time goes by with waiting for servers, so two cores have work for four.
const maxWorkers = Math.max(4, availableParallelism() - 1);

/** Files of the installation's tests that this machine cannot run, as `npm run test:installation` said or would say. */
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
          // Only what hangs is to end by it: some run programs that read PDFs and QR codes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        root: "apps/api",
        test: {
          name: "api",
          // Modules are imported once per worker: a file's state is its own app and database, not a module's. And as
          // Node runs them in the product, without Vite in between.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Most objects of a test end with it: room for them saves collections.
          execArgv: ["--max-semi-space-size=64"],
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude,
          globalSetup,
          // Only what hangs is to end by it: some run a linter, or restore whole databases.
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
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
          // As the API.
          isolate: false,
          include: ["tools/**/*.test.ts"],
          exclude,
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
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
          // Only what hangs is to end by it: they start whole products, beside each other.
          testTimeout: 600_000,
          expect: { poll: { timeout: 300_000 } },
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
