import type { Api } from "@podium/shared/contracts/client";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { registerUser, signIn } from "@podium/shared/test/steps.ts";

/** A signed-in user of the API, without a page. */
export interface Account {
  api: Api;
  email: string;
  password: string;
  token: string;
}

export interface Accounts {
  visitor: Api;
  /** The administrator that `browser-setup.ts` made. */
  admin: Account;
  register: () => Promise<Account>;
}

/** @param base the server's address */
export async function openAccounts(base: string): Promise<Accounts> {
  const send = overFetch(base);
  const visitor = apiOver(send);
  const withApi = (user: Omit<Account, "api">): Account => ({ ...user, api: apiOver(send, user.token) });
  const admin = { email: process.env["ADMIN_EMAIL"] ?? "", password: process.env["ADMIN_PASSWORD"] ?? "" };
  return {
    visitor,
    admin: withApi({ ...admin, token: await signIn(visitor, admin) }),
    register: async () => withApi(await registerUser(visitor)),
  };
}
