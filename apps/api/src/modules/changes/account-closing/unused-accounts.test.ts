import { KEPT, termBefore, UNUSED_NOTICE } from "@podium/shared/site/retention";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";

const DAY_MS = 24 * 3600_000;
const clock = createFakeClock();
const test = apiTest({ clock, env: { VERIFY_EMAIL: "on" } })
  .extend("unverifying", { scope: "file" }, appBeside({ clock, env: { VERIFY_EMAIL: "off" } }))
  .extend("accounts", { scope: "file" }, ({ podium: { deps } }) => {
    const users = () => deps.database.db.updateTable("users");
    return {
      sweep: () => deps.accountClosing.sweep(),
      /** Turns an account into a repeat guest with the address of another account. */
      async repeats({ id }: User, { email }: User): Promise<void> {
        await users().set({ email, passwordHash: "", repeatGuest: true }).where("id", "=", id).execute();
      },
      /** Pretends that the account was last used at `usedAt`; its sessions are deleted by then. */
      async leave({ id }: User, usedAt: Date, more: { verified?: boolean } = {}): Promise<void> {
        const emailVerifiedAt = more.verified ? usedAt : null;
        await users().set({ usedAt, createdAt: usedAt, emailVerifiedAt }).where("id", "=", id).execute();
        await deps.database.db.deleteFrom("sessions").where("userId", "=", id).execute();
      },
      async isOpen({ id }: User): Promise<boolean> {
        const row = deps.database.db.selectFrom("users").select("deletedAt").where("id", "=", id);
        return (await row.executeTakeFirstOrThrow()).deletedAt === null;
      },
      async notices({ id }: User): Promise<number> {
        const rows = deps.database.db.selectFrom("securityNotices").select("id").where("userId", "=", id);
        return (await rows.where("what", "=", "ACCOUNT_UNUSED").execute()).length;
      },
    };
  });

const before = (term: Parameters<typeof termBefore>[0], days: number) =>
  new Date(termBefore(term, clock.now()).getTime() + days * DAY_MS);

describe("an account whose address was never verified and that has nothing", () => {
  test("goes 60 days after it was made or used last, and not before; one with a reservation or a proof stays", async ({
    podium,
    accounts,
    admin,
  }) => {
    const made = async () => makeUser(podium);
    const [young, old, verified, holder, used] = [await made(), await made(), await made(), await made(), await made()];
    const show = await makeShow(podium);
    await pay(admin.api, await reserve(holder.api, show.id, ["R1-A"]));
    await accounts.leave(young, before(KEPT.unverifiedAccounts, 1));
    for (const user of [old, holder, used]) await accounts.leave(user, before(KEPT.unverifiedAccounts, -1));
    await accounts.leave(verified, before(KEPT.unverifiedAccounts, -1), { verified: true });
    // A session that is still open proves the use.
    const at = clock.now();
    const session = { userId: used.id, doorDeviceId: null, device: "Chrome", network: "192.0.2.1", expiresAt: at };
    const id = "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e21";
    const row = { ...session, id, createdAt: at, lastSeenAt: at };
    await podium.deps.database.db.insertInto("sessions").values(row).execute();
    await Promise.all([1, 2].map(() => accounts.sweep()));
    const open = await Promise.all([young, old, verified, holder, used].map(accounts.isOpen));
    expect(open).toEqual([true, false, true, true, true]);
    const { items } = await admin.api.listAudit({ query: { action: "USER_DELETED" } });
    expect(items.map(({ actor, subjectId }) => [actor, subjectId])).toEqual([[null, old.id]]);
    clock.advance(KEPT.closedAccounts.days * 24 * 3600);
    await accounts.sweep();
    const { email } = await podium.deps.database.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", old.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe("");
  });

  test("stays where no address is verified, and so nobody was asked to", async ({ podium, unverifying, accounts }) => {
    const user = await makeUser(podium);
    await accounts.leave(user, before(KEPT.unverifiedAccounts, -1));
    await unverifying.deps.accountClosing.sweep();
    expect(await accounts.isOpen(user)).toBe(true);
    await accounts.sweep();
    expect(await accounts.isOpen(user)).toBe(false);
  });
});

describe("the account of one more purchase, once an account with its address claimed what it had", () => {
  test.for([{ verified: true }, { verified: false }])(
    "goes after 60 days wherever, and its owner is not notified: %s",
    async (proof, { podium, unverifying, accounts, admin }) => {
      const [owner, empty, holder] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
      await pay(admin.api, await reserve(holder.api, (await makeShow(podium)).id, ["R1-A"]));
      for (const repeated of [empty, holder]) await accounts.repeats(repeated, owner);
      for (const user of [empty, holder]) await accounts.leave(user, before(KEPT.unverifiedAccounts, 1), proof);
      await unverifying.deps.accountClosing.sweep();
      expect(await accounts.isOpen(empty)).toBe(true);
      for (const user of [empty, holder]) await accounts.leave(user, before(KEPT.unusedAccounts, 1), proof);
      await unverifying.deps.accountClosing.sweep();
      expect(await Promise.all([owner, empty, holder].map(accounts.isOpen))).toEqual([true, false, true]);
      expect(await Promise.all([owner, empty, holder].map(accounts.notices))).toEqual([0, 0, 0]);
    },
  );

  test("is an account like another while a passkey opens it", async ({ podium, accounts }) => {
    const [owner, repeated] = [await makeUser(podium), await makeUser(podium)];
    await accounts.repeats(repeated, owner);
    const passkey = { credentialId: "own", publicKey: Buffer.from("key"), counter: 0, name: "Gsm" };
    const row = { ...passkey, userId: repeated.id, createdAt: clock.now() };
    await podium.deps.database.db.insertInto("passkeys").values(row).execute();
    await accounts.leave(repeated, before(KEPT.unusedAccounts, 1), { verified: true });
    await accounts.sweep();
    expect([await accounts.isOpen(repeated), await accounts.notices(repeated)]).toEqual([true, 1]);
  });
});

describe("an account that nobody used for three years", () => {
  test("goes 30 days after its owner was notified, once, and stays when they come back", async ({
    podium,
    accounts,
  }) => {
    const [gone, back, young] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
    for (const user of [gone, back]) await accounts.leave(user, before(KEPT.unusedAccounts, 29), { verified: true });
    await accounts.leave(young, before(KEPT.unusedAccounts, 31), { verified: true });
    for (const _ of [1, 2]) await accounts.sweep();
    expect(await Promise.all([gone, back, young].map(accounts.notices))).toEqual([1, 1, 0]);
    expect(await Promise.all([gone, back, young].map(accounts.isOpen))).toEqual([true, true, true]);
    clock.advance((UNUSED_NOTICE.days - 1) * 24 * 3600);
    await accounts.sweep();
    expect(await accounts.isOpen(gone)).toBe(true);
    await accounts.leave(back, clock.now(), { verified: true });
    clock.advance(3 * 24 * 3600);
    await accounts.sweep();
    expect(await Promise.all([gone, back, young].map(accounts.isOpen))).toEqual([false, true, true]);
  });

  test("stays while it has a show of that time, and always with a role", async ({ podium, accounts, admin }) => {
    const [guest, volunteer] = [await makeUser(podium), await makeUser(podium, "DOOR")];
    const show = await makeShow(podium);
    await pay(admin.api, await reserve(guest.api, show.id, ["R1-A"]));
    for (const user of [guest, volunteer])
      await accounts.leave(user, before(KEPT.unusedAccounts, -100), { verified: true });
    await accounts.sweep();
    expect(await Promise.all([guest, volunteer].map(accounts.notices))).toEqual([0, 0]);
    clock.advance(60 * 24 * 3600);
    await accounts.sweep();
    expect(await Promise.all([guest, volunteer].map(accounts.isOpen))).toEqual([true, true]);
  });
});
