import { sql } from "kysely";
import { describe, expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { claimsOf, makeUser, makeShow, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { profile, update } from "#test/user-management.ts";

const test = apiTest()
  .extend("makeSoleAdmin", { scope: "file" }, ({ podium }) => async () => {
    await podium.deps.database.db.updateTable("users").set({ role: "USER" }).execute();
    return makeUser(podium, "ADMIN");
  })
  .extend("soleAdmin", { auto: true }, ({ makeSoleAdmin }) => makeSoleAdmin())
  .extend("roleOf", { scope: "file" }, ({ podium }) => async ({ id }: User) => {
    const { db } = podium.deps.database;
    return (await db.selectFrom("users").select("role").where("id", "=", id).executeTakeFirstOrThrow()).role;
  })
  .extend("countAdmins", { scope: "file" }, ({ podium }) => async (): Promise<number> => {
    const { db } = podium.deps.database;
    const rows = await db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "ADMIN")
      .where("deletedAt", "is", null)
      .execute();
    return rows.length;
  })
  .extend("somebodyWaitsForALock", { scope: "file" }, ({ podium }) => async (): Promise<boolean> => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await waiting.execute(podium.deps.database.db)).rows.length > 0;
  });

const remove = (by: User, id: number) => by.call("DELETE", `/api/user/${id}`);

describe("PUT /api/admin/updateProfile", () => {
  test("changes anyone's profile and role", async ({ podium, soleAdmin }) => {
    const user = await makeUser(podium);
    const response = await update(soleAdmin, profile(user, "ADMIN", { email: "Bert@Voorbeeld.Example" }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: user.id,
      firstname: "Bert",
      lastname: "Smets",
      email: "bert@voorbeeld.example",
      number: "0470111111",
      role: "ADMIN",
      username: "Bert Smets",
    });
  });

  test("is for administrators", async ({ podium, roleOf }) => {
    const user = await makeUser(podium);
    expect((await update(user, profile(user, "ADMIN"))).statusCode).toBe(403);
    expect(await roleOf(user)).toBe("USER");
  });

  test("responds 404 for an unknown or closed account", async ({ podium, soleAdmin }) => {
    const gone = await makeUser(podium);
    await remove(soleAdmin, gone.id);
    expect((await update(soleAdmin, profile(gone, "USER"))).json()).toMatchObject({
      statusCode: 404,
      code: "USER_NOT_FOUND",
    });
    expect((await update(soleAdmin, { ...profile(gone, "USER"), id: 2_147_483_647 })).json()).toMatchObject({
      code: "USER_NOT_FOUND",
    });
  });

  test("responds 409 for an address that somebody else has, and changes nothing", async ({
    podium,
    soleAdmin,
    roleOf,
  }) => {
    const [user, other] = [await makeUser(podium), await makeUser(podium)];
    const response = await update(soleAdmin, profile(user, "ADMIN", { email: other.email }));
    expect(response.json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    expect(await roleOf(user)).toBe("USER");
  });

  test.for([{ role: "BAAS" }, { role: undefined }, { number: "" }, { id: 0 }])(
    "responds 400 to %j",
    async (changes, { soleAdmin, podium }) => {
      expect((await update(soleAdmin, profile(await makeUser(podium), "USER", changes))).statusCode).toBe(400);
    },
  );

  test("leaves the last administrator one, though the rest of their profile may change", async ({
    soleAdmin,
    roleOf,
  }) => {
    expect((await update(soleAdmin, profile(soleAdmin, "USER"))).json()).toMatchObject({
      statusCode: 409,
      code: "LAST_ADMIN",
    });
    expect(await roleOf(soleAdmin)).toBe("ADMIN");
    expect((await update(soleAdmin, profile(soleAdmin, "ADMIN"))).statusCode).toBe(200);
  });

  test("lets one of two administrators step down", async ({ podium, soleAdmin }) => {
    await makeUser(podium, "ADMIN");
    expect((await update(soleAdmin, profile(soleAdmin, "USER"))).statusCode).toBe(200);
    expect((await soleAdmin.call("GET", "/api/user/all")).statusCode).toBe(403);
  });

  test("leaves one administrator when all of them demote each other at once", async ({
    makeSoleAdmin,
    podium,
    soleAdmin,
    countAdmins,
  }) => {
    let boss = soleAdmin;
    for (let round = 0; round < 5; round++) {
      const others = [
        await makeUser(podium, "ADMIN"),
        await makeUser(podium, "ADMIN"),
        await makeUser(podium, "ADMIN"),
      ];
      const all = [boss, ...others];
      const responses = await Promise.all(
        all.map((each, index) => update(each, profile(all[(index + 1) % all.length] ?? each, "USER"))),
      );
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
      expect(responses.every(({ statusCode }) => [200, 403, 409].includes(statusCode))).toBe(true);
      boss = await makeSoleAdmin();
    }
  });
});

describe("DELETE /api/user/{id}", () => {
  test("ends the account: no calls, no sign-in, no place in the list, and the address is free again", async ({
    podium,
    soleAdmin,
  }) => {
    const { users } = podium.deps;
    const registration = {
      firstname: "Weg",
      lastname: "Man",
      email: "weg@voorbeeld.example",
      number: "0470000000",
      password: "een lang wachtwoord",
      confirmPassword: "een lang wachtwoord",
    };
    const { id, email } = await users.register(registration);
    const { token } = (await soleAdmin.call("POST", "/api/auth/signin", registration)).json();

    const response = await remove(soleAdmin, id);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe("");

    const me = await podium.app.inject({ url: "/api/auth/me", headers: { authorization: `Bearer ${token}` } });
    expect(me.statusCode).toBe(401);
    expect((await soleAdmin.call("POST", "/api/auth/signin", registration)).json()).toMatchObject({
      code: "SIGNIN_FAILED",
    });
    expect((await soleAdmin.call("GET", "/api/user/all")).json()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await soleAdmin.call("GET", "/api/user/all?search=weg@")).json()).toMatchObject({ total: 0 });
    const again = await soleAdmin.call("POST", "/api/user/register", registration);
    expect(again.json()).toMatchObject({ email });
    expect(again.json().id).not.toBe(id);
  });

  test("cancels what was not paid, empties the cart, and leaves paid tickets valid", async ({ podium, soleAdmin }) => {
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    const unpaid = await reserve(user.api, show.id, ["R1-A"]);
    const paid = await reserve(user.api, show.id, ["R1-C"]);
    await pay(soleAdmin.api, paid);
    await hold(user.api, show.id, ["R2-A"]);

    expect((await remove(soleAdmin, user.id)).statusCode).toBe(204);

    const available = async (seatId: string) =>
      (await soleAdmin.call("GET", `/api/reservation/isSeatAvailable/${show.id}/${seatId}`)).json().available;
    expect([await available("R1-A"), await available("R1-C"), await available("R2-A")]).toEqual([true, false, true]);
    const { db } = podium.deps.database;
    const rows = await db
      .selectFrom("reservations")
      .select(["id", "status"])
      .where("userId", "=", user.id)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { id: unpaid, status: "CANCELLED" },
      { id: paid, status: "CONFIRMED" },
    ]);
  });

  test("is for administrators", async ({ podium }) => {
    const [user, other] = [await makeUser(podium), await makeUser(podium)];
    expect((await remove(user, other.id)).statusCode).toBe(403);
    expect((await remove(user, user.id)).statusCode).toBe(403);
    expect((await other.call("GET", "/api/auth/me")).statusCode).toBe(200);
  });

  test("responds 409 for oneself", async ({ podium, soleAdmin }) => {
    await makeUser(podium, "ADMIN");
    expect((await remove(soleAdmin, soleAdmin.id)).json()).toMatchObject({ statusCode: 409, code: "OWN_ACCOUNT" });
  });

  test("responds 404 for an unknown or closed account", async ({ podium, soleAdmin }) => {
    const user = await makeUser(podium);
    expect((await remove(soleAdmin, user.id)).statusCode).toBe(204);
    expect((await remove(soleAdmin, user.id)).json()).toMatchObject({ statusCode: 404, code: "USER_NOT_FOUND" });
    expect((await remove(soleAdmin, 2_147_483_647)).json()).toMatchObject({ code: "USER_NOT_FOUND" });
  });

  test.for(["0", "-1", "1.5", "een", "2147483648"])("responds 400 for the id %s", async (id, { soleAdmin }) => {
    expect((await soleAdmin.call("DELETE", `/api/user/${id}`)).statusCode).toBe(400);
  });

  test("responds 409 for the last administrator, whoever calls", async ({ podium, soleAdmin }) => {
    // The caller lost the administrator's role while the call was in progress.
    const former = await makeUser(podium);
    const { id, sessionId } = claimsOf(podium, former);
    const closing = podium.deps.accountClosing.closeFor({ id, sessionId, role: "ADMIN" }, soleAdmin.id);
    await expect(closing).rejects.toMatchObject({ code: "LAST_ADMIN" });
  });

  test("leaves one administrator when two delete each other at once", async ({
    makeSoleAdmin,
    podium,
    soleAdmin,
    countAdmins,
  }) => {
    let boss = soleAdmin;
    for (let round = 0; round < 5; round++) {
      const other = await makeUser(podium, "ADMIN");
      const responses = await Promise.all([remove(boss, other.id), remove(other, boss.id)]);
      expect(await countAdmins()).toBe(1);
      expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
      boss = await makeSoleAdmin();
    }
  });
});

describe("an account that is being closed", () => {
  test("cannot be held open any more once it is closed", async ({ podium, soleAdmin }) => {
    const { database, users } = podium.deps;
    const user = await makeUser(podium);
    await database.transact((transaction) => users.requireOpen(transaction, user.id));
    await remove(soleAdmin, user.id);
    const late = database.transact((transaction) => users.requireOpen(transaction, user.id));
    await expect(late).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("waits for what is coming into its name", async ({ podium, soleAdmin, somebodyWaitsForALock }) => {
    const { database, users } = podium.deps;
    const user = await makeUser(podium);
    const order: string[] = [];
    let closing: Promise<unknown> | undefined;
    await database.transact(async (transaction) => {
      await users.requireOpen(transaction, user.id);
      closing = remove(soleAdmin, user.id).then(() => order.push("closed"));
      await expect.poll(somebodyWaitsForALock).toBe(true);
      order.push("reserved");
    });
    await closing;
    expect(order).toEqual(["reserved", "closed"]);
  });
});
