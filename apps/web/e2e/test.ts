import { expect, test as base } from "@playwright/test";
import type { Show } from "@podium/shared/contracts/shows";
import { type Accounts, openAccounts } from "./accounts.ts";
import { createPageScenario, createPlay, createShow, type PageScenario } from "./scenario.ts";
import { translatePage } from "#test/translate-page.ts";
import { createUsers, dropRoutes, type User, type Users } from "./users.ts";

interface TestFixtures {
  /** Whether the browser translates the pages. */
  translated: boolean;
  /** Opens users; all are closed after the test. */
  users: Omit<Users, "close">;
  member: User;
  admin: User;
  /** A show for this test alone, so that parallel tests do not compete for seats. */
  show: Show;
  /** A published play with a show, which its page already lists. */
  play: Awaited<ReturnType<typeof createPlay>>;
}

interface WorkerFixtures {
  accounts: Accounts;
  scenario: PageScenario;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  accounts: [async ({}, use) => use(await openAccounts(process.env["PODIUM_URL"] ?? "")), { scope: "worker" }],
  scenario: [async ({ accounts }, use) => use(await createPageScenario(accounts)), { scope: "worker" }],
  translated: [process.env["TRANSLATED"] === "on", { option: true }],
  context: async ({ context, translated }, use) => {
    if (translated) await context.addInitScript(translatePage);
    await use(context);
    await dropRoutes(context);
  },
  users: async ({ browser, accounts, translated }, use) => {
    const users = createUsers(browser, accounts, {}, translated ? [translatePage] : []);
    await use(users);
    await users.close();
  },
  member: async ({ users }, use) => use(await users.member()),
  admin: async ({ users }, use) => use(await users.admin()),
  show: async ({ accounts }, use) => use(await createShow(accounts)),
  play: async ({ accounts, request }, use) => {
    const play = await createPlay(accounts);
    await expect.poll(async () => (await request.get(play.path)).text()).toContain('"TheaterEvent"');
    await use(play);
  },
});

export { expect };
