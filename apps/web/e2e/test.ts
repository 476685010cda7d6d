import { test as base } from "@playwright/test";
import type { Show } from "@podium/shared/contracts/shows";
import { type Accounts, openAccounts } from "./accounts.ts";
import { createPageScenario, createShow, type PageScenario } from "./scenario.ts";
import { createUsers, type User, type Users } from "./users.ts";

interface TestFixtures {
  /** Opens users; all are closed after the test. */
  users: Omit<Users, "close">;
  member: User;
  admin: User;
  /** Of this test alone, so that parallel tests do not compete for seats. */
  show: Show;
}

interface WorkerFixtures {
  accounts: Accounts;
  scenario: PageScenario;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  accounts: [async ({}, use) => use(await openAccounts(process.env["PODIUM_URL"] ?? "")), { scope: "worker" }],
  scenario: [async ({ accounts }, use) => use(await createPageScenario(accounts)), { scope: "worker" }],
  users: async ({ browser, accounts }, use) => {
    const users = createUsers(browser, accounts);
    await use(users);
    await users.close();
  },
  member: async ({ users }, use) => use(await users.member()),
  admin: async ({ users }, use) => use(await users.admin()),
  show: async ({ accounts }, use) => use(await createShow(accounts)),
});

export { expect } from "@playwright/test";
