import { test as base } from "vitest";
import { makeShow, makeUser, overInject } from "./factories.ts";
import { startMailbox } from "./mailbox.ts";
import { apiOver } from "@podium/shared/test/api.ts";
import { payingOnline } from "./paying-online.ts";
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
 * database. Tests ask for `podium` (the application), `scenario` (what volunteers do and find), `online` (a user who
 * pays online), and for one `admin`, `user` or `showId` that the file's tests share.
 */
export function apiTest(options: TestAppOptions = {}) {
  return base
    .extend("podium", { scope: "file" }, ({}, cleanup) => started(options, cleanup))
    .extend("visitor", { scope: "file" }, ({ podium }) => apiOver(overInject(podium)))
    .extend("post", { scope: "file" }, ({ podium }) => (url: string, payload: object, remoteAddress = "127.0.0.1") => {
      return podium.app.inject({ method: "POST", url, payload, remoteAddress });
    })
    .extend("scenario", { scope: "file" }, ({ podium }) => createScenario(podium))
    .extend("online", { scope: "file" }, ({ podium }) => payingOnline(podium))
    .extend("admin", { scope: "file" }, ({ scenario }) => scenario.admin())
    .extend("user", { scope: "file" }, ({ podium }) => makeUser(podium))
    .extend("showId", { scope: "file" }, async ({ podium }) => (await makeShow(podium)).id);
}

/** Extends apiTest with a `mailbox` of the application's mails; each `sendMails` sends those that are due. */
export function mailTest({ env, ...options }: TestAppOptions = {}) {
  return apiTest()
    .extend("mailbox", { scope: "file" }, async ({}, { onCleanup }) => {
      const mailbox = await startMailbox();
      onCleanup(() => mailbox.close());
      return mailbox;
    })
    .extend("podium", { scope: "file" }, ({ mailbox }, cleanup) =>
      started({ ...options, env: { SMTP_URL: mailbox.url, PUBLIC_URL: "https://podium.test", ...env } }, cleanup),
    )
    .extend("sendMails", { scope: "file" }, ({ podium }) => podium.deps.mailDelivery.sweep);
}

/** A fixture: a second application on the database and Redis of `podium`. */
export const appBeside =
  (options: TestAppOptions = {}) =>
  async ({ podium }: { podium: TestApp }, cleanup: Cleanup): Promise<TestApp> =>
    started({ ...options, beside: podium }, cleanup);
