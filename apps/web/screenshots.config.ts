import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "./e2e/chromium-args.ts";
import base from "./playwright.config.ts";

/** `npm run screenshots`: the tests' own browser and server, but pictures to look at instead of rules to hold. */
export default defineConfig({
  ...base,
  testMatch: "**/screenshots.ts",
  outputDir: "./screenshots/.failed",
  timeout: 600_000,
  // Screenshots show whole pages, which need more memory than the viewport.
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, args: [...chromiumArgs] } },
  projects: [{ name: "screenshots" }],
});
