import { describe, expect } from "vitest";
import { call } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const details = { email: "Beheer@Voorbeeld.Example", password: "wachtwoord van beheer" };
const test = apiTest().extend("accounts", { scope: "file" }, ({ podium, post }) => ({
  signIn: (password: string) => post("/api/auth/signin", { email: details.email, password }),
  adminCall: async (token: string) => (await call(podium, "GET", "/api/user/all", { token })).statusCode,
}));

describe("the administrator that the start makes sure of", () => {
  test("is made once, also when several processes start at once", async ({ accounts, podium }) => {
    const made = await Promise.all([1, 2, 3].map(() => podium.deps.users.ensureAdmin(details)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const { token } = (await accounts.signIn(details.password)).json();
    expect(await accounts.adminCall(token)).toBe(200);

    expect(await podium.deps.users.ensureAdmin(details)).toBe(false);
    expect(await accounts.adminCall(token)).toBe(200);
  });

  test("gets the new password when that was changed, and the old one and its tokens stop working", async ({
    accounts,
    podium,
  }) => {
    await podium.deps.users.ensureAdmin(details);
    const { token } = (await accounts.signIn(details.password)).json();
    expect(await podium.deps.users.ensureAdmin({ ...details, password: "een heel nieuw wachtwoord" })).toBe(false);
    expect((await accounts.signIn(details.password)).statusCode).toBe(401);
    expect(await accounts.adminCall(token)).toBe(401);
    expect(await accounts.adminCall((await accounts.signIn("een heel nieuw wachtwoord")).json().token)).toBe(200);
  });

  test("takes over an account that somebody else registered with that address", async ({ accounts, podium }) => {
    const registration = {
      firstname: "Slim",
      lastname: "Merik",
      email: "start@voorbeeld.example",
      number: "0470000000",
      password: "mijn eigen wachtwoord",
      confirmPassword: "mijn eigen wachtwoord",
    };
    await podium.deps.users.register(registration);
    const { token } = (await call(podium, "POST", "/api/auth/signin", { body: registration })).json();
    await podium.deps.users.ensureAdmin({ email: registration.email, password: details.password });
    expect(await accounts.adminCall(token)).toBe(401);
    expect((await call(podium, "POST", "/api/auth/signin", { body: registration })).statusCode).toBe(401);
    const body = { email: registration.email, password: details.password };
    const mine = (await call(podium, "POST", "/api/auth/signin", { body })).json();
    expect(await accounts.adminCall(mine.token)).toBe(200);
  });
});
