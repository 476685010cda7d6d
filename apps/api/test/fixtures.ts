import { test as base } from "vitest";
import { overInject } from "./factories.ts";
import { startMailbox } from "./mailbox.ts";
import { apiOver } from "@podium/shared/test/api.ts";
import { createScenario } from "./scenario.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

export type Cleanup = { onCleanup: (close: () => Promise<void>) => void };

export async function started(options: TestAppOptions, { onCleanup }: Cleanup): Promise<TestApp> {
  const app = await startTestApp(options);
  onCleanup(() => app.close());
  return app;
}

/**
 * The test function of a file: `const test = apiTest({ clock })`. Its first test starts an application on its own
 * database. Tests ask for `podium` (the application), `scenario` (what volunteers do and find) or `admin`.
 */
export function apiTest(options: TestAppOptions = {}) {
  return base
    .extend("podium", { scope: "file" }, ({}, cleanup) => started(options, cleanup))
    .extend("visitor", { scope: "file" }, ({ podium }) => apiOver(overInject(podium)))
    .extend("scenario", { scope: "file" }, ({ podium }) => createScenario(podium))
    .extend("admin", { scope: "file" }, ({ scenario }) => scenario.admin());
}

/** As apiTest, with a `mailbox` that gets the application's mails. */
export function mailTest({ env, ...options }: TestAppOptions = {}) {
  return base
    .extend("mailbox", { scope: "file" }, async ({}, { onCleanup }) => {
      const mailbox = await startMailbox();
      onCleanup(() => mailbox.close());
      return mailbox;
    })
    .extend("podium", { scope: "file" }, ({ mailbox }, cleanup) =>
      started({ ...options, env: { SMTP_URL: mailbox.url, PUBLIC_URL: "https://podium.test", ...env } }, cleanup),
    )
    .extend("visitor", { scope: "file" }, ({ podium }) => apiOver(overInject(podium)))
    .extend("scenario", { scope: "file" }, ({ podium }) => createScenario(podium))
    .extend("admin", { scope: "file" }, ({ scenario }) => scenario.admin());
}

/** A fixture: a second application on the database and Redis of `podium`. */
export const appBeside =
  (options: TestAppOptions = {}) =>
  async ({ podium }: { podium: TestApp }, cleanup: Cleanup): Promise<TestApp> =>
    started({ ...options, beside: podium }, cleanup);
