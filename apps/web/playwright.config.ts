import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, ignoredDefaultArgs } from "./e2e/chromium-args.ts";

const executablePath = process.env["PODIUM_CHROMIUM"];

export default defineConfig({
  testDir: "./e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "./test-results",
  // The product as `npm start` starts it; sets PODIUM_URL, PODIUM_DATA_DIR, ADMIN_EMAIL and ADMIN_PASSWORD.
  globalSetup: "../../tools/tests/browser-setup.ts",
  forbidOnly: true,
  retries: 0,
  // Tests often wait for a page or for a result to disappear: four workers use the two cores of a small machine.
  workers: 4,
  fullyParallel: true,
  // Only failing tests reach this timeout: a busy machine may need minutes for a test of seconds.
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env["PODIUM_URL"] ?? "",
    locale: "nl-BE",
    timezoneId: "Europe/Brussels",
    screenshot: "only-on-failure",
    launchOptions: {
      args: [
        ...chromiumArgs,
        // Pages live for seconds: optimizing their scripts takes longer than it saves.
        "--js-flags=--no-opt --no-maglev",
        // Memory for the viewport only: with more, Chromium renders 3,000 pixels above and below it.
        "--force-gpu-mem-available-mb=6",
      ],
      ignoreDefaultArgs: ignoredDefaultArgs,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: "desktop",
      // Rendering animations takes an eighth of the time, so only the phone's tests have them.
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
      testIgnore: "**/*.phone.e2e.ts",
    },
    { name: "phone", use: { ...devices["Pixel 7"] }, testMatch: "**/*.phone.e2e.ts" },
  ],
});
