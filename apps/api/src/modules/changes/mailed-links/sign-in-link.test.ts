import { describe, expect } from "vitest";
import { linksTest, profileWith } from "#test/mailed-links.ts";

const test = linksTest();

describe("a link to sign in", () => {
  test("signs in on the device where it is opened, once", async ({ users, visitor }) => {
    const user = await users.proved();
    await visitor.requestSignInLink({ body: { email: user.email } });
    const link = await users.newest("SIGN_IN", user.email);
    const responses = await Promise.all([users.open("link/open", link), users.open("link/open", link)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const opened = responses.find(({ statusCode }) => statusCode === 200)?.json<{ token: string }>();
    expect(await users.me(opened?.token ?? "")).toMatchObject({ id: user.id });
    // Sessions on other devices go on.
    expect(await users.works(user.token)).toBe(true);
  });

  test("works for a quarter of an hour", async ({ users, visitor, clock }) => {
    const user = await users.proved();
    await visitor.requestSignInLink({ body: { email: user.email } });
    const link = await users.newest("SIGN_IN", user.email);
    clock.advance(900);
    expect((await users.open("link/open", link)).json()).toMatchObject({ statusCode: 410, code: "LINK_EXPIRED" });
    expect(await users.works(await users.byLink(user.email))).toBe(true);
  });

  test("dies with the others when one of them is opened", async ({ users, visitor }) => {
    const user = await users.proved();
    await visitor.requestSignInLink({ body: { email: user.email } });
    const first = await users.newest("SIGN_IN", user.email);
    await users.byLink(user.email);
    expect((await users.open("link/open", first)).statusCode).toBe(410);
  });

  test("is asked for with the same response and the same rows for an unknown address, and never mailed there", async ({
    users,
    post,
    podium,
    mailbox,
  }) => {
    const user = await users.proved();
    const rows = async () => {
      const { rows: counted } = await podium.deps.database.pool.query<{ links: string; mails: string }>(
        "select (select count(*) from account_links) links, (select count(*) from mails) mails",
      );
      return [Number(counted[0]?.links), Number(counted[0]?.mails)];
    };
    const asked = async (email: string) => {
      const before = await rows();
      const { statusCode, body } = await post("/api/auth/link", { email });
      const after = await rows();
      return { statusCode, body, added: after.map((count, index) => count - (before[index] ?? 0)) };
    };
    const known = await asked(user.email);
    expect(known).toEqual({ statusCode: 204, body: "", added: [1, 1] });
    expect(await asked("niemand@test.example")).toEqual(known);
    expect(await mailbox.mailsTo("niemand@test.example")).toEqual([]);
  });

  test("is mailed three times an hour at most", async ({ users, post, mailbox }) => {
    const user = await users.proved();
    for (let count = 0; count < 5; count++)
      expect((await post("/api/auth/link", { email: user.email })).statusCode).toBe(204);
    expect(await mailbox.tokens("SIGN_IN", user.email)).toHaveLength(3);
  });

  test("opens nothing once the account has another address", async ({ users, visitor, admin }) => {
    const user = await users.proved();
    await visitor.requestSignInLink({ body: { email: user.email } });
    const link = await users.newest("SIGN_IN", user.email);
    const person = { firstname: "Els", lastname: "Wouters", number: "0470112233", role: "USER" } as const;
    await admin.api.adminUpdateProfile({ body: { ...person, id: user.id, email: "elders@test.example" } });
    expect((await users.open("link/open", link)).statusCode).toBe(410);
  });

  test("is the first proof of an address: who made the account with it before is out, and so is their password", async ({
    users,
    visitor,
    post,
  }) => {
    const squatter = await users.register();
    const token = await users.byLink(squatter.email);
    expect(await users.works(squatter.token)).toBe(false);
    expect(await users.me(token)).toMatchObject({ hasPassword: false });
    const { email, password } = squatter;
    expect((await post("/api/auth/signin", { email, password })).statusCode).toBe(401);
    // A later link leaves everything as it is.
    await users.byLink(email);
    expect(await users.works(token)).toBe(true);
    await visitor.requestSignInLink({ body: { email } });
  });

  test("is the first proof of an address: the one that its maker let wait opens nothing any more", async ({
    users,
  }) => {
    const squatter = await users.register();
    const { email, password } = squatter;
    const mine = `mijn-${email}`;
    await squatter.api.updateProfile({ body: profileWith(squatter, { email: mine, password }) });
    const waiting = await users.newest("VERIFY_EMAIL", mine);
    const token = await users.byLink(email);
    expect((await users.open("verify-email", waiting)).statusCode).toBe(410);
    expect(await users.me(token)).toMatchObject({ email, pendingEmail: null });
  });
});
