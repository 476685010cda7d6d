import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Vitest leaves one core free; the tests mostly wait for servers, so both of a small machine have work.
const maxWorkers = Math.max(2, availableParallelism() - 1);

const web = fileURLToPath(new URL("apps/web/", import.meta.url));
/** What a file mocks stays mocked for the files after it, so these have modules and a document of their own. */
const mocking = globSync("src/**/*.test.tsx", { cwd: web }).filter((file) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(web + file, "utf8")),
);

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { root: "packages/shared", test: { name: "shared", include: ["{src,test}/**/*.test.ts"], isolate: false } },
      {
        root: "apps/api",
        test: {
          name: "api",
          // Modules are imported once per worker: a file's state is its own app and database, not a module's.
          isolate: false,
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          globalSetup: [fileURLToPath(new URL("tools/tests/vitest-services.ts", import.meta.url))],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        // Neither a document nor mocked modules, so that a worker's files can share what they import.
        test: { name: "web", include: ["src/**/*.test.ts"], isolate: false, maxWorkers },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        test: {
          name: "web-screens",
          include: ["src/**/*.test.tsx"],
          exclude: mocking,
          environment: "jsdom",
          isolate: false,
          maxWorkers,
        },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        test: { name: "web-mocks", include: mocking, environment: "jsdom", maxWorkers },
      },
      {
        root: ".",
        test: {
          name: "tools",
          include: ["tools/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
