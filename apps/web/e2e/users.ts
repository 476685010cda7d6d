import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { Role } from "@podium/shared/contracts/roles";
import type { Account, Accounts } from "./accounts.ts";

/** A user who is signed in, with a page in their own browser context. */
export interface User extends Account {
  page: Page;
  context: BrowserContext;
}

export interface Users {
  open: (account: Account) => Promise<User>;
  member: () => Promise<User>;
  volunteer: (role: Role) => Promise<User>;
  admin: () => Promise<User>;
  close: () => Promise<void>;
}

/** Lets go of requests that routes still hold: a page may ask again while its test ends. */
export async function dropRoutes(context: BrowserContext): Promise<void> {
  const held = [context, ...context.pages()];
  await Promise.all(held.map((each) => each.unrouteAll({ behavior: "ignoreErrors" })));
}

/** @param scripts that run in each page before its own */
export function createUsers(
  browser: Browser,
  accounts: Accounts,
  options?: BrowserContextOptions,
  scripts: readonly (() => void)[] = [],
): Users {
  const contexts: BrowserContext[] = [];

  async function open(account: Account): Promise<User> {
    const profile = JSON.stringify(await account.api.getProfile());
    const context = await browser.newContext(options);
    contexts.push(context);
    for (const script of scripts) await context.addInitScript(script);
    // Stores the session as the site does, unless the page has changed it since.
    await context.addInitScript(
      ([token, user]) => {
        if (localStorage.getItem("podium.token") !== null) return;
        localStorage.setItem("podium.token", token);
        localStorage.setItem("podium.user", user);
      },
      [account.token, profile] as const,
    );
    return { ...account, context, page: await context.newPage() };
  }

  /** Proves the administrator's identity again: the sign-in counts as a proof for ten minutes only. */
  const proveAdmin = () => accounts.admin.api.prove({ body: { password: accounts.admin.password } });

  async function volunteer(role: Role): Promise<User> {
    const account = await accounts.register();
    const { id, firstname, lastname, email, number } = await account.api.getProfile();
    await proveAdmin();
    await accounts.admin.api.adminUpdateProfile({ body: { id, firstname, lastname, email, number, role } });
    return open(account);
  }

  return {
    open,
    member: async () => open(await accounts.register()),
    volunteer,
    async admin() {
      await proveAdmin();
      return open(accounts.admin);
    },
    async close() {
      await Promise.all(contexts.map(dropRoutes));
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}
