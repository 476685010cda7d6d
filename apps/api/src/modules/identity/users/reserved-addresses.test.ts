import { registrationForm } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { linksTest, profileWith } from "#test/mailed-links.ts";

const test = linksTest();

const TAKEN = { statusCode: 409, code: "EMAIL_TAKEN" };
const UNDO_SECONDS = 72 * 3600;
let last = 0;
const newAddress = () => `ander${++last}@test.example`;

describe("an address that its account has left", () => {
  test("is nobody else's while the link works that restores it: not of who registers, changes or is corrected", async ({
    users,
    post,
    admin,
  }) => {
    const [user, other] = [await users.proved(), await users.proved()];
    const email = newAddress();
    await user.api.updateProfile({ body: profileWith(user, { email, password: user.password }) });
    await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    const freed = user.email.toUpperCase();
    const { password: _, confirmPassword: __, ...guest } = registrationForm();
    const asOther = profileWith(other, { email: freed });
    const responses = [
      await post("/api/user/register", { ...registrationForm(), email: freed }),
      await post("/api/auth/guest", { ...guest, email: freed }),
      await other.call("PUT", "/api/user/updateProfile", { ...asOther, password: other.password }),
      await admin.call("PUT", "/api/admin/updateProfile", { ...asOther, role: "USER" }),
    ];
    expect(responses.map((response) => response.json())).toMatchObject([TAKEN, TAKEN, TAKEN, TAKEN]);
    const undo = await users.newest("UNDO_EMAIL", user.email);
    expect((await users.open("undo-email", undo)).statusCode).toBe(204);
    expect(await users.me(await users.byLink(user.email))).toMatchObject({ id: user.id, email: user.email });
  });

  test("is not another's whose link for it was on its way, either", async ({ users }) => {
    const [user, other] = [await users.proved(), await users.proved()];
    const [email, later] = [newAddress(), newAddress()];
    await other.api.updateProfile({ body: profileWith(other, { email, password: other.password }) });
    const waiting = await users.newest("VERIFY_EMAIL", email);
    for (const next of [email, later]) {
      await user.api.updateProfile({ body: profileWith(user, { email: next, password: user.password }) });
      await users.open("verify-email", await users.newest("VERIFY_EMAIL", next));
    }
    expect((await users.open("verify-email", waiting)).json()).toMatchObject(TAKEN);
    expect(await users.me(other.token)).toMatchObject({ email: other.email });
  });

  test("is its own account's at any time, and free after those 72 hours", async ({ users, post, clock }) => {
    const [returning, gone] = [await users.proved(), await users.proved()];
    for (const user of [returning, gone]) {
      const email = newAddress();
      await user.api.updateProfile({ body: profileWith(user, { email, password: user.password }) });
      await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    }
    const { email, password } = returning;
    await returning.api.updateProfile({ body: profileWith(returning, { email, password }) });
    await users.open("verify-email", await users.newest("VERIFY_EMAIL", email));
    expect(await users.me(returning.token)).toMatchObject({ email });

    const register = () => post("/api/user/register", { ...registrationForm(), email: gone.email });
    clock.advance(UNDO_SECONDS - 1);
    expect((await register()).json()).toMatchObject(TAKEN);
    clock.advance(1);
    expect((await register()).statusCode).toBe(201);
  });
});

describe("an address that waits", () => {
  test("is withdrawn: its link opens nothing any more, also when the same address is requested again", async ({
    users,
  }) => {
    const user = await users.proved();
    const wrong = newAddress();
    const ask = () => user.api.updateProfile({ body: profileWith(user, { email: wrong, password: user.password }) });
    await ask();
    const link = await users.newest("VERIFY_EMAIL", wrong);
    expect(await user.api.withdrawEmail()).toMatchObject({ email: user.email, pendingEmail: null });
    await ask();
    expect((await users.open("verify-email", link)).json()).toMatchObject({ code: "LINK_EXPIRED" });
    expect((await users.open("verify-email", await users.newest("VERIFY_EMAIL", wrong))).statusCode).toBe(204);
    expect(await user.api.withdrawEmail()).toMatchObject({ email: wrong, pendingEmail: null });
  });

  test("ends nothing else when it is withdrawn: not the link of an address that was never proved, not the undo of an earlier change", async ({
    users,
  }) => {
    const unproved = await users.register();
    const first = await users.newest("VERIFY_EMAIL", unproved.email);
    await unproved.api.updateProfile({
      body: profileWith(unproved, { email: newAddress(), password: unproved.password }),
    });
    await unproved.api.withdrawEmail();
    expect((await users.open("verify-email", first)).statusCode).toBe(204);

    const user = await users.proved();
    const { email: old, password } = user;
    const taker = newAddress();
    await user.api.updateProfile({ body: profileWith(user, { email: taker, password }) });
    await users.open("verify-email", await users.newest("VERIFY_EMAIL", taker));
    const undo = await users.newest("UNDO_EMAIL", old);
    await user.api.updateProfile({ body: profileWith(user, { email: old, password }) });
    await user.api.withdrawEmail();
    expect((await users.open("undo-email", undo)).statusCode).toBe(204);
  });
});
