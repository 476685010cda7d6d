import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** `npm run screenshots`: the tests' own browser and server, but pictures to look at instead of rules to hold. */
export default defineConfig({
  ...base,
  testMatch: "**/screenshots.ts",
  outputDir: "./screenshots/.failed",
  timeout: 600_000,
  projects: [{ name: "screenshots" }],
});
