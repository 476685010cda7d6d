import { expect } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest();

/** Columns of the tables, also under the names that other forms use for them. */
const GREED = {
  id: 424_242,
  role: "ADMIN",
  isAdmin: true,
  userId: 1,
  user_id: 1,
  password_hash: "x",
  passwordHash: "x",
  token_version: 99,
  deleted_at: "2020-01-01T00:00:00.000Z",
  confirmed: true,
  status: "CONFIRMED",
  totalprice: 0,
  total_cents: 0,
  price: 0,
  expiresAt: "2099-01-01T00:00:00.000Z",
  expires_at: "2099-01-01T00:00:00.000Z",
  confirmed_at: "2020-01-01T00:00:00.000Z",
  usedCount: -100,
  used_count: -100,
  code: "GRATIS",
};

test("registering takes no role, id or anything else that was not asked", async ({ podium }) => {
  const email = "greedy@test.example";
  const password = "een goed wachtwoord";
  const form = {
    firstname: "An",
    lastname: "Peeters",
    email,
    number: "0470112233",
    password,
    confirmPassword: password,
  };
  expect((await call(podium, "POST", "/api/user/register", { body: { ...GREED, ...form } })).statusCode).toBe(201);
  const row = await podium.deps.database.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ role: "USER", tokenVersion: 0, deletedAt: null });
  expect([row.id === GREED.id, row.passwordHash === "x"]).toEqual([false, false]);
});

test("changing one's profile changes nothing but the profile", async ({ podium }) => {
  const user = await makeUser(podium);
  const row = () =>
    podium.deps.database.db.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
  const before = await row();
  const profile = { id: user.id, firstname: "Anders", lastname: "Naam", email: user.email, number: "0470998877" };
  expect((await user.call("PUT", "/api/user/updateProfile", { ...GREED, ...profile })).statusCode).toBe(200);
  // The database computes the search text from the names.
  const searchText = expect.stringContaining("anders naam") as string;
  const derived = { searchText, foldedText: searchText, foldedLastname: "naam" };
  expect(await row()).toEqual({ ...before, firstname: "Anders", lastname: "Naam", number: "0470998877", ...derived });
});

test("reserving takes neither price nor status, owner or deadline", async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  await user.call("POST", `/api/carts/seats/${show.id}/R1-A`, GREED);
  const response = await user.call("POST", `/api/reservation/${show.id}`, {
    ...GREED,
    seatIds: ["R1-A"],
    paymentMethod: "MANUAL",
  });
  const { id } = response.json<{ id: number }>();
  const row = await podium.deps.database.db
    .selectFrom("reservations")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    userId: user.id,
    status: "PENDING",
    totalCents: 1200,
    confirmedAt: null,
    ticketCodeId: null,
  });
  expect(row.id).not.toBe(GREED.id);
  expect(row.expiresAt.getTime() - row.reservedAt.getTime()).toBe(7 * 24 * 3600 * 1000);
});

test("nobody reserves seats of an amount of their own, nor by another way to pay", async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  await hold(user.api, show.id, ["R1-A"]);
  for (const paymentMethod of ["CASH", "FREE", "", null]) {
    const response = await user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod });
    expect(response.statusCode).toBe(400);
  }
});

test("a ticket code is drawn by the server, unused, whatever an administrator sends", async ({ admin }) => {
  const response = await admin.call("POST", "/api/admin/ticket-codes", { ...GREED, type: "SPONSOR", maxTickets: 5 });
  expect(response.json()).toMatchObject({ type: "SPONSOR", maxTickets: 5, usedCount: 0 });
  expect(response.json<{ code: string; id: number }>().code).not.toBe("GRATIS");
  expect(response.json<{ id: number }>().id).not.toBe(GREED.id);
});

test.for([
  ["__proto__", { role: "ADMIN" }],
  ["constructor", { prototype: { role: "ADMIN" } }],
] as const)(
  "a body that reaches for an object's prototype (%s) is refused, and nothing is done",
  async (reach, { podium }) => {
    const [key, value] = reach;
    const email = `${key.replaceAll("_", "")}@test.example`;
    const password = "een goed wachtwoord";
    const form = { firstname: "An", lastname: "Peeters", email, number: "0470112233", password };
    const payload = `{"${key}":${JSON.stringify(value)},${JSON.stringify({ ...form, confirmPassword: password }).slice(1)}`;
    const headers = { "content-type": "application/json" };
    const response = await podium.app.inject({ method: "POST", url: "/api/user/register", headers, payload });
    expect(response.json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
    const { db } = podium.deps.database;
    expect(await db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
  },
);
