import { signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { linksTest, profileWith } from "#test/mailed-links.ts";

const test = linksTest();
const off = linksTest({ VERIFY_EMAIL: "off" });

let last = 0;
const newAddress = () => `nieuw${++last}@test.example`;

interface Owner {
  id: number;
  email: string;
  password: string;
  token: string;
  call: (method: "PUT", url: string, body: unknown) => Promise<{ statusCode: number; json: () => unknown }>;
}
const change = (user: Omit<Owner, "password"> & { password?: string }, email: string, password = user.password) =>
  user.call("PUT", "/api/user/updateProfile", profileWith(user, { email, ...(password && { password }) }));

describe("another address", () => {
  test("needs the password: an unlocked phone is not enough", async ({ users }) => {
    const user = await users.proved();
    const email = newAddress();
    expect((await user.call("PUT", "/api/user/updateProfile", profileWith(user, { email }))).json()).toMatchObject({
      statusCode: 403,
      code: "PASSWORD_NEEDED",
    });
    expect((await change(user, email, "iets anders")).json()).toMatchObject({ code: "PASSWORD_WRONG" });
    expect(await users.me(user.token)).toMatchObject({ email: user.email, pendingEmail: null });
  });

  test("is not requested by a profile whose address stays", async ({ users }) => {
    const user = await users.proved();
    const response = await user.call("PUT", "/api/user/updateProfile", profileWith(user, { email: user.email }));
    expect(response.statusCode).toBe(200);
  });

  test("waits until its link is opened; the other sessions end at once", async ({ users, visitor, podium }) => {
    const user = await users.proved();
    const elsewhere = await signIn(visitor, { email: user.email, password: user.password });
    const email = newAddress();
    expect((await change(user, email)).json()).toMatchObject({ email: user.email, pendingEmail: email });
    expect([await users.works(user.token), await users.works(elsewhere)]).toEqual([true, false]);
    expect((await users.open("verify-email", await users.newest("VERIFY_EMAIL", email))).statusCode).toBe(204);
    expect(await users.me(user.token)).toMatchObject({ email, pendingEmail: null, awaitsVerification: false });
    const log = await podium.deps.database.db
      .selectFrom("auditLog")
      .where("action", "=", "EMAIL_CHANGED")
      .where("subjectId", "=", user.id)
      .selectAll()
      .execute();
    expect(log).toMatchObject([{ actorId: user.id }]);
    expect(JSON.stringify(log)).not.toContain("@");
  });

  test("replaces one that waits, whose link opens nothing then", async ({ users }) => {
    const user = await users.proved();
    const [first, second] = [newAddress(), newAddress()];
    await change(user, first);
    const old = await users.newest("VERIFY_EMAIL", first);
    await change(user, second);
    const current = await users.newest("VERIFY_EMAIL", second);
    expect((await users.open("verify-email", old)).statusCode).toBe(410);
    expect((await users.open("verify-email", current)).statusCode).toBe(204);
    expect(await users.me(user.token)).toMatchObject({ email: second });
  });

  test("is refused when it is somebody's, also when it became so while it waited", async ({ users, visitor }) => {
    const [user, other] = [await users.proved(), await users.proved()];
    expect((await change(user, other.email)).json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    const email = newAddress();
    await change(user, email);
    const password = "een lang geheim woord";
    const person = { firstname: "Jo", lastname: "Later", number: "0470112233", email };
    await visitor.register({ body: { ...person, password, confirmPassword: password } });
    const link = (await users.tokensTo(email))[0] ?? "";
    expect((await users.open("verify-email", link)).json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    expect(await users.me(user.token)).toMatchObject({ email: user.email });
  });

  test("is announced to the old one with a link that undoes it, which a stranger whose address was typed never gets", async ({
    users,
    mailbox,
  }) => {
    const [user, unproved] = [await users.proved(), await users.register()];
    await change(user, newAddress());
    await change(unproved, newAddress());
    expect(await mailbox.tokens("UNDO_EMAIL", user.email)).toHaveLength(1);
    expect(await mailbox.tokens("UNDO_EMAIL", unproved.email)).toEqual([]);
  });

  test("of two simultaneous requests is one that waits, and no error", async ({ users }) => {
    const user = await users.proved();
    const [first, second] = [newAddress(), newAddress()];
    const responses = await Promise.all([change(user, first), change(user, second)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { pendingEmail } = await users.me(user.token);
    const opened = await Promise.all(
      [first, second].map(async (email) => {
        const { statusCode } = await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
        return [email, statusCode];
      }),
    );
    expect(opened.filter(([, status]) => status === 204)).toEqual([[pendingEmail, 204]]);
  });
});

describe("the link that undoes it", () => {
  test("restores the old address, ends every session and the password, and mails a link for a new one", async ({
    users,
    visitor,
    post,
  }) => {
    const user = await users.proved();
    const email = newAddress();
    await change(user, email);
    await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    const undo = await users.newest("UNDO_EMAIL", user.email);
    expect((await users.open("undo-email", undo)).statusCode).toBe(204);
    expect(await users.works(user.token)).toBe(false);
    for (const address of [user.email, email]) {
      const refused = await post("/api/auth/signin", { email: address, password: user.password });
      expect(refused.statusCode).toBe(401);
    }
    const token = await users.newest("PASSWORD_RESET", user.email);
    const password = "van mij alleen dit keer";
    await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
    const again = await signIn(visitor, { email: user.email, password });
    expect(await users.me(again)).toMatchObject({ id: user.id, email: user.email });
  });

  test("removes a passkey that was added in the 72 hours before the change, and leaves an older one", async ({
    users,
    podium,
    clock,
  }) => {
    const user = await users.proved();
    const { db } = podium.deps.database;
    const passkey = { userId: user.id, publicKey: Buffer.from("x"), counter: 0, lastUsedAt: null };
    for (const name of ["Eigen", "Dief"]) {
      await db
        .insertInto("passkeys")
        .values({ ...passkey, name, credentialId: `${name}-${user.id}`, createdAt: clock.now() })
        .execute();
      clock.advance(72 * 3600 - 1);
    }
    await change(user, newAddress());
    await users.open("undo-email", await users.newest("UNDO_EMAIL", user.email));
    const left = await db.selectFrom("passkeys").select("name").where("userId", "=", user.id).execute();
    expect(left).toEqual([{ name: "Eigen" }]);
  });

  test("works once, and for 72 hours", async ({ users, clock }) => {
    const [user, late] = [await users.proved(), await users.proved()];
    await change(user, newAddress());
    await change(late, newAddress());
    const links = [await users.newest("UNDO_EMAIL", user.email), await users.newest("UNDO_EMAIL", late.email)];
    clock.advance(72 * 3600 - 1);
    expect((await users.open("undo-email", links[0] ?? "")).statusCode).toBe(204);
    expect((await users.open("undo-email", links[0] ?? "")).json()).toMatchObject({ code: "LINK_EXPIRED" });
    clock.advance(1);
    expect((await users.open("undo-email", links[1] ?? "")).json()).toMatchObject({ code: "LINK_EXPIRED" });
  });

  test("of a pending address prevents it from ever applying", async ({ users }) => {
    const user = await users.proved();
    const email = newAddress();
    await change(user, email);
    await users.open("undo-email", await users.newest("UNDO_EMAIL", user.email));
    const link = await users.newest("VERIFY_EMAIL", email);
    expect((await users.open("verify-email", link)).json()).toMatchObject({ code: "LINK_EXPIRED" });
  });

  test("undoes a second change too, and the link of that one brings the taker's address not back", async ({
    users,
  }) => {
    const user = await users.proved();
    const [second, third] = [newAddress(), newAddress()];
    const to = async (email: string) => {
      await change(user, email);
      await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    };
    await to(second);
    await to(third);
    const [early, later] = [await users.newest("UNDO_EMAIL", user.email), await users.newest("UNDO_EMAIL", second)];
    expect((await users.open("undo-email", early)).statusCode).toBe(204);
    expect((await users.open("undo-email", later)).json()).toMatchObject({ code: "LINK_EXPIRED" });
  });

  test("of the second change leaves that of the first, which undoes more", async ({ users }) => {
    const user = await users.proved();
    const [second, third] = [newAddress(), newAddress()];
    for (const email of [second, third]) {
      await change(user, email);
      await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    }
    await users.open("undo-email", await users.newest("UNDO_EMAIL", second));
    expect((await users.open("undo-email", await users.newest("UNDO_EMAIL", user.email))).statusCode).toBe(204);
    const token = await users.byLink(user.email);
    expect(await users.me(token)).toMatchObject({ id: user.id });
  });

  test("mails the link for a new password also when others requested three in this hour", async ({
    users,
    visitor,
  }) => {
    const user = await users.proved();
    for (let count = 0; count < 3; count++) await visitor.forgotPassword({ body: { email: user.email } });
    const before = await users.newest("PASSWORD_RESET", user.email);
    await change(user, newAddress());
    await users.open("undo-email", await users.newest("UNDO_EMAIL", user.email));
    expect(await users.newest("PASSWORD_RESET", user.email)).not.toBe(before);
  });
});

describe("an administrator", () => {
  test("sets another address at once; the old one is notified, and the new one is verified by a link", async ({
    users,
    admin,
    mailbox,
  }) => {
    const user = await users.proved();
    const email = newAddress();
    await admin.api.adminUpdateProfile({ body: { ...profileWith(user, { email }), role: "USER" } });
    expect(await users.me(user.token)).toMatchObject({ email, awaitsVerification: true });
    const notice = (await mailbox.mailsTo(user.email)).at(-1);
    expect(notice?.subject).toBe("Uw e-mailadres werd gewijzigd");
    expect(notice?.text).not.toContain(email);
    await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    expect(await users.me(user.token)).toMatchObject({ awaitsVerification: false });
  });
});

describe("without verification", () => {
  off("another address is there at once, and the old one can undo it", async ({ users }) => {
    const user = await users.register();
    const email = newAddress();
    expect((await change(user, email)).json()).toMatchObject({ email, pendingEmail: null });
    await users.open("undo-email", await users.newest("UNDO_EMAIL", user.email));
    const token = await users.byLink(user.email);
    expect(await users.me(token)).toMatchObject({ id: user.id });
  });

  off("a sign-in link leaves the password as it is", async ({ users }) => {
    const user = await users.register();
    expect(await users.me(await users.byLink(user.email))).toMatchObject({ hasPassword: true });
    expect(await users.works(user.token)).toBe(true);
  });
});
