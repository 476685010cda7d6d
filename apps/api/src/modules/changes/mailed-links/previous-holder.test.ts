import { expect } from "vitest";
import type { LinkPurpose } from "#database/tables/users.ts";
import { linksTest, profileWith } from "#test/mailed-links.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const PURPOSES: readonly LinkPurpose[] = [
  "PASSWORD_RESET",
  "SIGN_IN",
  "VERIFY_EMAIL",
  "UNDO_EMAIL",
  "UNDO_SECOND_STEP",
];
const password = "van de juiste persoon";

const test = linksTest().extend("holders", { scope: "file" }, ({ podium, users, clock, post }) => {
  const { db } = podium.deps.database;
  return {
    /** Leaves all that lets somebody come back into an account. @returns the parts that still open something */
    async leave({ id, email }: { id: number; email: string }) {
      const at = clock.now();
      const elsewhere = `slim-${id}@elders.example`;
      await db.updateTable("users").set({ pendingEmail: elsewhere }).where("id", "=", id).execute();
      const passkey = { userId: id, credentialId: `van-${id}`, publicKey: Buffer.from("x"), counter: 0, name: "Slim" };
      await db
        .insertInto("passkeys")
        .values({ ...passkey, createdAt: at, lastUsedAt: null })
        .execute();
      const link = { userId: id, email: elsewhere, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) };
      const links = await db
        .insertInto("accountLinks")
        .values(PURPOSES.map((purpose) => ({ ...link, purpose })))
        .returning("id")
        .execute();
      return async ({ token, password: known }: { token: string; password: string }) => ({
        session: await users.works(token),
        password: (await post("/api/auth/signin", { email, password: known })).statusCode === 200,
        pendingEmail: await db.selectFrom("users").select("pendingEmail").where("id", "=", id).executeTakeFirst(),
        passkeys: await db.selectFrom("passkeys").select("name").where("userId", "=", id).execute(),
        links: await db
          .selectFrom("accountLinks")
          .select("purpose")
          .where(
            "id",
            "in",
            links.map((one) => one.id),
          )
          .where("usedAt", "is", null)
          .execute(),
      });
    },
  };
});

const NOTHING = { session: false, password: false, pendingEmail: { pendingEmail: null }, passkeys: [], links: [] };

const WAYS = [
  "link to sign in",
  "link for a new password",
  "start that makes the administrator",
  "link that undoes another address",
  "link that undoes a second step",
] as const;

test.for(WAYS)(
  "whoever held an account before is out, and nothing that they left opens it, by the %s",
  async (way, { users, visitor, podium, holders }) => {
    const isUndo = way.startsWith("link that undoes");
    const before = isUndo ? await users.proved() : await users.register();
    const { email } = before;
    const newAddress = { email: `nieuw-${email}`, password: before.password };
    if (way === "link that undoes another address")
      await before.api.updateProfile({ body: profileWith(before, newAddress) });
    if (way === "link that undoes a second step") await createSecondSteps(podium).addAuthenticator(before);
    const whatOpens = await holders.leave(before);
    const ways: Record<typeof way, () => Promise<unknown>> = {
      "link to sign in": () => users.byLink(email),
      "link for a new password": async () => {
        await visitor.forgotPassword({ body: { email } });
        const token = await users.newest("PASSWORD_RESET", email);
        await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
      },
      "start that makes the administrator": async () => {
        // Leaves no administrator, as in a new installation
        const { db } = podium.deps.database;
        const admins = await db
          .updateTable("users")
          .set({ role: "USER" })
          .where("role", "=", "ADMIN")
          .returning("id")
          .execute();
        await podium.deps.users.ensureAdmin({ email, password, published: "het wachtwoord van de demo" });
        for (const { id } of admins)
          await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", id).execute();
      },
      "link that undoes another address": async () => users.open("undo-email", await users.newest("UNDO_EMAIL", email)),
      "link that undoes a second step": async () =>
        visitor.undoSecondStep({ body: { token: await users.newest("UNDO_SECOND_STEP", email) } }),
    };
    await ways[way]();
    expect(await whatOpens(before)).toEqual(NOTHING);
  },
);

test("an address that an administrator corrected is no first proof where the one before was proved: its owner keeps all", async ({
  users,
  admin,
  visitor,
  podium,
  clock,
}) => {
  const correct = async (user: { id: number; email: string }) => {
    const email = `juist-${user.email}`;
    await admin.api.adminUpdateProfile({ body: { ...profileWith(user, { email }), role: "USER" } });
    return { ...user, email };
  };
  const passkeysLeft = async (user: { id: number; email: string }) => {
    const { db } = podium.deps.database;
    const passkey = { userId: user.id, publicKey: Buffer.from("x"), counter: 0, name: "Mijn telefoon" };
    await db
      .insertInto("passkeys")
      .values({ ...passkey, credentialId: `van-${user.email}`, createdAt: clock.now(), lastUsedAt: null })
      .execute();
    await visitor.requestSignInLink({ body: { email: user.email } });
    await users.open("link/open", await users.newest("SIGN_IN", user.email));
    const left = await db.selectFrom("passkeys").select("name").where("userId", "=", user.id).execute();
    return left.length;
  };
  const [owner, maker] = [await users.proved(), await users.register()];
  // The first corrected address has a typing error too.
  expect(await passkeysLeft(await correct(await correct(owner)))).toBe(1);
  expect(await users.works(owner.token)).toBe(true);
  // Nobody ever proved this account's address, so its maker loses access.
  expect(await passkeysLeft(await correct(maker))).toBe(0);
  expect(await users.works(maker.token)).toBe(false);
});

test("an administrator's correction ends the links that undo a change before it: who reads the old mailbox may be why", async ({
  users,
  admin,
}) => {
  const owner = await users.proved();
  const thiefsEmail = `dief-${owner.email}`;
  await owner.api.updateProfile({ body: profileWith(owner, { email: thiefsEmail, password: owner.password }) });
  await users.open("verify-email", await users.newest("VERIFY_EMAIL", thiefsEmail));
  const email = `juist-${owner.email}`;
  await admin.api.adminUpdateProfile({ body: { ...profileWith(owner, { email }), role: "USER" } });
  expect((await users.open("undo-email", await users.newest("UNDO_EMAIL", owner.email))).statusCode).toBe(410);
  expect(await users.me(owner.token)).toMatchObject({ email });
});

test("the undo of a second step, which a thief's mailbox gets too, leaves the owner the link that restores the address", async ({
  users,
  podium,
  visitor,
}) => {
  const owner = await users.proved();
  const thiefsEmail = `dief-${owner.email}`;
  await owner.api.updateProfile({ body: profileWith(owner, { email: thiefsEmail, password: owner.password }) });
  await users.open("verify-email", await users.newest("VERIFY_EMAIL", thiefsEmail));
  await createSecondSteps(podium).addAuthenticator(owner);
  await visitor.undoSecondStep({ body: { token: await users.newest("UNDO_SECOND_STEP", thiefsEmail) } });
  expect((await users.open("undo-email", await users.newest("UNDO_EMAIL", owner.email))).statusCode).toBe(204);
  expect(await users.me(await users.byLink(owner.email))).toMatchObject({ id: owner.id, email: owner.email });
});
