import { test as base } from "vitest";
import { createScenario } from "./scenario.ts";
import { startTestApp, type TestAppOptions } from "./test-app.ts";

/**
 * The test function of a file: `const test = apiTest({ clock })`. Its first test starts an application on a database of its
 * own. Tests ask for `podium` (the application), `scenario` (what users and volunteers do) or `admin` (an administrator).
 */
export function apiTest(options: TestAppOptions = {}) {
  return base
    .extend("podium", { scope: "file" }, async ({}, { onCleanup }) => {
      const podium = await startTestApp(options);
      onCleanup(() => podium.close());
      return podium;
    })
    .extend("scenario", { scope: "file" }, ({ podium }) => createScenario(podium))
    .extend("admin", { scope: "file" }, ({ scenario }) => scenario.admin());
}
