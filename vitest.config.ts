import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "./tools/tests/left-out.ts";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Half of the time goes by with waiting for servers, so two cores have work for three.
const maxWorkers = Math.max(3, availableParallelism() - 1);

/** Vitest's order, but first what starts the whole product: it takes longest and mostly waits. */
class ToolsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method
    const sorted = await super.sort(files);
    const isTool = ({ project }: TestSpecification) => project.name === "tools";
    return [...sorted.filter(isTool), ...sorted.filter((file) => !isTool(file))];
  }
}

/** As `npm test` said, or as it would say. */
const omitted = process.env.TEST_LEFT_OUT?.split(",").filter(Boolean) ?? leftOut().map(({ file }) => file);

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: ToolsFirst },
    projects: [
      {
        root: "packages/shared",
        test: {
          name: "shared",
          isolate: false,
          include: ["{src,test}/**/*.test.ts"],
          // Only what hangs is to end by it: some run programs that read PDFs and QR codes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        root: "apps/api",
        test: {
          name: "api",
          // Modules are imported once per worker: a file's state is its own app and database, not a module's.
          isolate: false,
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          globalSetup: [fileURLToPath(new URL("tools/tests/vitest-services.ts", import.meta.url))],
          // Only what hangs is to end by it: some run a linter, or restore whole databases.
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
        },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        test: { name: "web", include: ["src/**/*.test.ts"], isolate: false, maxWorkers },
      },
      {
        extends: "apps/web/vitest.config.ts",
        root: "apps/web",
        test: { name: "web-screens", include: ["src/**/*.test.tsx"], environment: "jsdom", isolate: false, maxWorkers },
      },
      {
        root: ".",
        test: {
          name: "tools",
          include: ["tools/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...omitted],
          // Only what hangs is to end by it: they start whole products, beside each other.
          testTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
