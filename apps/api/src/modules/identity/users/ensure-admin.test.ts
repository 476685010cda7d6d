import { describe, expect, onTestFinished, vi } from "vitest";
import { call } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const published = "het wachtwoord van de demo";
const details = { email: "Beheer@Voorbeeld.Example", password: "wachtwoord van beheer", published };
const test = apiTest().extend("accounts", { scope: "file" }, ({ podium, post }) => ({
  ensureAdmin: (changes: Partial<typeof details> = {}) => podium.deps.users.ensureAdmin({ ...details, ...changes }),
  signIn: (password: string, email = details.email) => post("/api/auth/signin", { email, password }),
  adminCall: async (token: string) => (await call(podium, "GET", "/api/user/all", { token })).statusCode,
}));

/** Removes all administrators, as in a new installation. */
test.beforeEach(async ({ podium }) => {
  const { db } = podium.deps.database;
  await db.updateTable("users").set({ role: "USER" }).where("role", "=", "ADMIN").execute();
});

describe("the administrator that the start makes sure of", () => {
  test("is made once, also when several processes start at once", async ({ accounts, podium }) => {
    await Promise.all([1, 2, 3].map(() => accounts.ensureAdmin()));
    const admins = await podium.deps.database.db.selectFrom("users").select("id").where("role", "=", "ADMIN").execute();
    expect(admins).toHaveLength(1);
    const { token } = (await accounts.signIn(details.password)).json();
    expect(await accounts.adminCall(token)).toBe(200);

    await accounts.ensureAdmin();
    expect(await accounts.adminCall(token)).toBe(200);
    const { db } = podium.deps.database;
    const notices = db.selectFrom("securityNotices").select("userId").where("what", "=", "ADMIN_MADE");
    expect(await notices.execute()).toEqual([{ userId: admins[0]?.id }]);
    const log = db.selectFrom("auditLog").select(["subjectId", "actorId"]).where("action", "=", "ADMIN_MADE");
    expect(await log.execute()).toEqual([{ subjectId: admins[0]?.id, actorId: null }]);
  });

  test("is not made again once somebody is one: not who got a smaller role, closed the account or has another address", async ({
    accounts,
    podium,
    admin,
  }) => {
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", admin.id).execute();
    const email = "vroeger@voorbeeld.example";
    expect(await accounts.ensureAdmin({ email })).toBe("there is another");
    const row = { firstname: "Vroeger", lastname: "Beheerder", email, number: "0470000000", role: "USER" } as const;
    const user = { ...row, passwordHash: "geen", createdAt: podium.deps.clock.now() };
    const { id } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    expect(await accounts.ensureAdmin({ email })).toBe("there is another");
    const found = db.selectFrom("users").select(["role", "passwordHash"]).where("id", "=", id);
    expect(await found.executeTakeFirst()).toEqual({ role: "USER", passwordHash: "geen" });
    await db.deleteFrom("users").where("id", "=", id).execute();
    expect(await accounts.ensureAdmin({ email })).toBe("there is another");
    expect(await db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
  });

  test("keeps the password that they have, whatever ADMIN_PASSWORD says by now, and stays signed in", async ({
    accounts,
  }) => {
    await accounts.ensureAdmin();
    const { token } = (await accounts.signIn(details.password)).json();
    await accounts.ensureAdmin({ password: "een heel nieuw wachtwoord" });
    expect((await accounts.signIn("een heel nieuw wachtwoord")).statusCode).toBe(401);
    expect((await accounts.signIn(details.password)).statusCode).toBe(200);
    expect(await accounts.adminCall(token)).toBe(200);
  });

  test("gets another password than the demo's, whose tokens stop working", async ({ accounts }) => {
    const email = "demo@voorbeeld.example";
    await accounts.ensureAdmin({ email, password: published });
    const { token } = (await accounts.signIn(published, email)).json();
    expect(await accounts.adminCall(token)).toBe(200);
    await Promise.all([1, 2].map(() => accounts.ensureAdmin({ email })));
    expect((await accounts.signIn(published, email)).statusCode).toBe(401);
    expect(await accounts.adminCall(token)).toBe(401);
    expect(await accounts.adminCall((await accounts.signIn(details.password, email)).json().token)).toBe(200);
  });

  test("keeps a password that they choose in the very moment in which the start replaces the demo's", async ({
    accounts,
    podium,
  }) => {
    const email = "tegelijk@voorbeeld.example";
    await accounts.ensureAdmin({ email, password: published });
    const hash = podium.deps.passwords.hash;
    const chosen = await hash("zelf gekozen wachtwoord");
    const hashing = vi.spyOn(podium.deps.passwords, "hash").mockImplementation(async (password) => {
      const { db } = podium.deps.database;
      await db.updateTable("users").set({ passwordHash: chosen }).where("email", "=", email).execute();
      return hash(password);
    });
    onTestFinished(() => hashing.mockRestore());
    await accounts.ensureAdmin({ email });
    expect((await accounts.signIn("zelf gekozen wachtwoord", email)).statusCode).toBe(200);
  });

  test("takes over an account that somebody else registered with that address, also in that very moment", async ({
    accounts,
    podium,
  }) => {
    const registration = {
      firstname: "Slim",
      lastname: "Merik",
      email: "start@voorbeeld.example",
      number: "0470000000",
      password: "mijn eigen wachtwoord",
      confirmPassword: "mijn eigen wachtwoord",
    };
    const hash = podium.deps.passwords.hash;
    let token = "";
    const hashing = vi.spyOn(podium.deps.passwords, "hash").mockImplementationOnce(async (password) => {
      await podium.deps.users.register(registration);
      token = (await accounts.signIn(registration.password, registration.email)).json().token;
      return hash(password);
    });
    onTestFinished(() => hashing.mockRestore());
    await accounts.ensureAdmin({ email: registration.email });
    expect(token).not.toBe("");
    expect(await accounts.adminCall(token)).toBe(401);
    expect((await accounts.signIn(registration.password, registration.email)).statusCode).toBe(401);
    const mine = (await accounts.signIn(details.password, registration.email)).json();
    expect(await accounts.adminCall(mine.token)).toBe(200);
  });
});
