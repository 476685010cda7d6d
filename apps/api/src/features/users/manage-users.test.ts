import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Person, makePerson, makeReservation, makeShow } from "#test/factories.ts";
import { type TestApp, startTestApp } from "#test/test-app.ts";

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.database.db.updateTable("users").set({ role: "USER" }).execute();
  admin = await makePerson(test, "ADMIN");
});

const profile = ({ id, email }: Person, role: string, changes: object = {}) => ({
  id,
  email,
  role,
  firstname: "Bert",
  lastname: "Smets",
  number: "0470111111",
  ...changes,
});
const update = (by: Person, body: object) => by.call("PUT", "/api/admin/updateProfile", body);
const remove = (by: Person, id: number) => by.call("DELETE", `/api/user/${id}`);
const roleOf = async ({ id }: Person) => {
  const { db } = test.deps.database;
  return (await db.selectFrom("users").select("role").where("id", "=", id).executeTakeFirstOrThrow()).role;
};
async function countAdmins(): Promise<number> {
  const { db } = test.deps.database;
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "ADMIN")
    .where("deletedAt", "is", null)
    .execute();
  return rows.length;
}

describe("PUT /api/admin/updateProfile", () => {
  it("changes anyone's profile and role", async () => {
    const person = await makePerson(test);
    const answer = await update(admin, profile(person, "ADMIN", { email: "Bert@Voorbeeld.Example" }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: person.id,
      firstname: "Bert",
      lastname: "Smets",
      email: "bert@voorbeeld.example",
      number: "0470111111",
      role: "ADMIN",
      username: "Bert Smets",
    });
  });

  it("is for administrators", async () => {
    const person = await makePerson(test);
    expect((await update(person, profile(person, "ADMIN"))).statusCode).toBe(403);
    expect(await roleOf(person)).toBe("USER");
  });

  it("answers 404 for somebody who is not there, or no longer", async () => {
    const gone = await makePerson(test);
    await remove(admin, gone.id);
    expect((await update(admin, profile(gone, "USER"))).json()).toMatchObject({
      statusCode: 404,
      code: "USER_NOT_FOUND",
    });
    expect((await update(admin, { ...profile(gone, "USER"), id: 2_147_483_647 })).json()).toMatchObject({
      code: "USER_NOT_FOUND",
    });
  });

  it("answers 409 for an address that somebody else has, and changes nothing", async () => {
    const [person, other] = [await makePerson(test), await makePerson(test)];
    const answer = await update(admin, profile(person, "ADMIN", { email: other.email }));
    expect(answer.json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    expect(await roleOf(person)).toBe("USER");
  });

  it.each([{ role: "BAAS" }, { role: undefined }, { number: "" }, { id: 0 }])("answers 400 to %j", async (changes) => {
    expect((await update(admin, profile(await makePerson(test), "USER", changes))).statusCode).toBe(400);
  });

  it("leaves the last administrator one, though the rest of their profile may change", async () => {
    expect((await update(admin, profile(admin, "USER"))).json()).toMatchObject({ statusCode: 409, code: "LAST_ADMIN" });
    expect(await roleOf(admin)).toBe("ADMIN");
    expect((await update(admin, profile(admin, "ADMIN"))).statusCode).toBe(200);
  });

  it("lets one of two administrators step down", async () => {
    await makePerson(test, "ADMIN");
    expect((await update(admin, profile(admin, "USER"))).statusCode).toBe(200);
    expect((await admin.call("GET", "/api/user/all")).statusCode).toBe(403);
  });

  it("leaves one administrator when all of them demote each other at once", async () => {
    for (let round = 0; round < 5; round++) {
      const others = [
        await makePerson(test, "ADMIN"),
        await makePerson(test, "ADMIN"),
        await makePerson(test, "ADMIN"),
      ];
      const all = [admin, ...others];
      const answers = await Promise.all(
        all.map((each, index) => update(each, profile(all[(index + 1) % all.length] ?? each, "USER"))),
      );
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
      expect(answers.every(({ statusCode }) => [200, 403, 409].includes(statusCode))).toBe(true);
      await test.deps.database.db.updateTable("users").set({ role: "USER" }).execute();
      admin = await makePerson(test, "ADMIN");
    }
  });
});

describe("DELETE /api/user/{id}", () => {
  it("ends the account: no calls, no sign-in, no place in the list, and the address is free again", async () => {
    const { users } = test.deps;
    const registration = {
      firstname: "Weg",
      lastname: "Man",
      email: "weg@voorbeeld.example",
      number: "0470000000",
      password: "een lang wachtwoord",
      confirmPassword: "een lang wachtwoord",
    };
    const { id, email } = await users.register(registration);
    const { token } = (await admin.call("POST", "/api/auth/signin", registration)).json();

    const answer = await remove(admin, id);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");

    const me = await test.app.inject({ url: "/api/auth/me", headers: { authorization: `Bearer ${token}` } });
    expect(me.statusCode).toBe(401);
    expect((await admin.call("POST", "/api/auth/signin", registration)).json()).toMatchObject({
      code: "SIGNIN_FAILED",
    });
    expect((await admin.call("GET", "/api/user/all")).json()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await admin.call("GET", "/api/user/all?search=weg@")).json()).toMatchObject({ total: 0 });
    const again = await admin.call("POST", "/api/user/register", registration);
    expect(again.json()).toMatchObject({ email });
    expect(again.json().id).not.toBe(id);
  });

  it("cancels what was not paid, empties the cart, and leaves paid tickets valid", async () => {
    const show = await makeShow(test);
    const person = await makePerson(test);
    const unpaid = await makeReservation(person, show.id, ["R1-A"]);
    const paid = await makeReservation(person, show.id, ["R1-C"]);
    await admin.call("POST", `/api/reservation/${paid}/confirm`);
    await person.call("POST", `/api/carts/seats/${show.id}/R2-A`);

    expect((await remove(admin, person.id)).statusCode).toBe(204);

    const available = async (seatId: string) =>
      (await admin.call("GET", `/api/reservation/isSeatAvailable/${show.id}/${seatId}`)).json().available;
    expect([await available("R1-A"), await available("R1-C"), await available("R2-A")]).toEqual([true, false, true]);
    const { db } = test.deps.database;
    const rows = await db
      .selectFrom("reservations")
      .select(["id", "status"])
      .where("userId", "=", person.id)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { id: unpaid, status: "CANCELLED" },
      { id: paid, status: "CONFIRMED" },
    ]);
  });

  it("is for administrators", async () => {
    const [person, other] = [await makePerson(test), await makePerson(test)];
    expect((await remove(person, other.id)).statusCode).toBe(403);
    expect((await remove(person, person.id)).statusCode).toBe(403);
    expect((await other.call("GET", "/api/auth/me")).statusCode).toBe(200);
  });

  it("answers 409 for oneself", async () => {
    await makePerson(test, "ADMIN");
    expect((await remove(admin, admin.id)).json()).toMatchObject({ statusCode: 409, code: "OWN_ACCOUNT" });
  });

  it("answers 404 for somebody who is not there, or no longer", async () => {
    const person = await makePerson(test);
    expect((await remove(admin, person.id)).statusCode).toBe(204);
    expect((await remove(admin, person.id)).json()).toMatchObject({ statusCode: 404, code: "USER_NOT_FOUND" });
    expect((await remove(admin, 2_147_483_647)).json()).toMatchObject({ code: "USER_NOT_FOUND" });
  });

  it.each(["0", "-1", "1.5", "een", "2147483648"])("answers 400 for the id %s", async (id) => {
    expect((await admin.call("DELETE", `/api/user/${id}`)).statusCode).toBe(400);
  });

  it("answers 409 for the last administrator, whoever asks", async () => {
    // Whoever asks was an administrator when the call came in and is one no longer.
    const former = await makePerson(test);
    await expect(test.deps.accountClosing.closeFor({ id: former.id, role: "ADMIN" }, admin.id)).rejects.toMatchObject({
      code: "LAST_ADMIN",
    });
  });

  it("leaves one administrator when two delete each other at once", async () => {
    for (let round = 0; round < 5; round++) {
      const other = await makePerson(test, "ADMIN");
      const answers = await Promise.all([remove(admin, other.id), remove(other, admin.id)]);
      expect(await countAdmins()).toBe(1);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
      await test.deps.database.db.updateTable("users").set({ role: "USER" }).execute();
      admin = await makePerson(test, "ADMIN");
    }
  });
});

async function somebodyWaitsForALock(): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await waiting.execute(test.deps.database.db)).rows.length > 0;
}

describe("an account that is being closed", () => {
  it("cannot be held open any more once it is closed", async () => {
    const { database, users } = test.deps;
    const person = await makePerson(test);
    await database.transact((transaction) => users.requireOpen(transaction, person.id));
    await remove(admin, person.id);
    const late = database.transact((transaction) => users.requireOpen(transaction, person.id));
    await expect(late).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("waits for what is coming into its name", async () => {
    const { database, users } = test.deps;
    const person = await makePerson(test);
    const order: string[] = [];
    let closing: Promise<unknown> | undefined;
    await database.transact(async (transaction) => {
      await users.requireOpen(transaction, person.id);
      closing = remove(admin, person.id).then(() => order.push("closed"));
      await vi.waitUntil(somebodyWaitsForALock);
      order.push("reserved");
    });
    await closing;
    expect(order).toEqual(["reserved", "closed"]);
  });
});

describe("the administrator that the start makes sure of", () => {
  const details = { email: "Beheer@Voorbeeld.Example", password: "wachtwoord van beheer" };
  const signIn = (password: string) => admin.call("POST", "/api/auth/signin", { email: details.email, password });
  const adminCall = async (token: string) =>
    (await test.app.inject({ url: "/api/user/all", headers: { authorization: `Bearer ${token}` } })).statusCode;

  it("is made once, also when several processes start at once", async () => {
    const made = await Promise.all([1, 2, 3].map(() => test.deps.users.ensureAdmin(details)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const { token } = (await signIn(details.password)).json();
    expect(await adminCall(token)).toBe(200);

    expect(await test.deps.users.ensureAdmin(details)).toBe(false);
    expect(await adminCall(token)).toBe(200);
  });

  it("gets the new password when that was changed, and the old one and its tokens stop working", async () => {
    await test.deps.users.ensureAdmin(details);
    const { token } = (await signIn(details.password)).json();
    expect(await test.deps.users.ensureAdmin({ ...details, password: "een heel nieuw wachtwoord" })).toBe(false);
    expect((await signIn(details.password)).statusCode).toBe(401);
    expect(await adminCall(token)).toBe(401);
    expect(await adminCall((await signIn("een heel nieuw wachtwoord")).json().token)).toBe(200);
  });

  it("takes over an account that somebody else registered with that address", async () => {
    const registration = {
      firstname: "Slim",
      lastname: "Merik",
      email: "start@voorbeeld.example",
      number: "0470000000",
      password: "mijn eigen wachtwoord",
      confirmPassword: "mijn eigen wachtwoord",
    };
    await test.deps.users.register(registration);
    const { token } = (await admin.call("POST", "/api/auth/signin", registration)).json();
    await test.deps.users.ensureAdmin({ email: registration.email, password: details.password });
    expect(await adminCall(token)).toBe(401);
    expect((await admin.call("POST", "/api/auth/signin", registration)).statusCode).toBe(401);
    const mine = (
      await admin.call("POST", "/api/auth/signin", { email: registration.email, password: details.password })
    ).json();
    expect(await adminCall(mine.token)).toBe(200);
  });
});
