import { expect, test as base } from "vitest";
import { DEMO_PASSWORD, DEMO_USERS, seedDemo } from "./demo.ts";
import { started } from "#test/fixtures.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";

const test = base.extend("podium", ({}, cleanup) => started({}, cleanup));

async function accounts({ deps }: TestApp): Promise<string[]> {
  const rows = await deps.database.db.selectFrom("users").select(["role", "email"]).execute();
  return rows.map(({ role, email }) => `${role} ${email}`).toSorted();
}

test("a demo that was broken off before its first show is made whole by the next start, once", async ({ podium }) => {
  const { deps } = podium;
  const user = { firstname: "An", lastname: "Peeters", number: "0470123456", email: DEMO_USERS[0] };
  await deps.users.register({ ...user, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD });
  await deps.codes.create({ type: "SPONSOR", maxTickets: 40 });

  const volunteer = { ...user, email: "onthaal@podium.example" };
  await deps.users.register({ ...volunteer, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD });

  expect(await seedDemo(deps, { volunteers: true })).toBe(true);
  expect(await accounts(podium)).toEqual([
    "BOX_OFFICE kassa@podium.example",
    "DOOR onthaal@podium.example",
    ...DEMO_USERS.map((email) => `USER ${email}`),
  ]);
  expect((await deps.codes.list()).map(({ type }) => type).toSorted()).toEqual(["PRE_ORDER", "SPONSOR"]);
  expect(await deps.shows.list({ ended: true })).toHaveLength(3);
  expect(await deps.reservations.list({})).toHaveLength(6);
  expect((await deps.products.list()).map(({ name }) => name)).toEqual(["Drankkaart", "Programmaboekje"]);

  expect(await seedDemo(deps, { volunteers: true })).toBe(false);
  expect(await deps.shows.list({ ended: true })).toHaveLength(3);
});

test("the demo's users have verified addresses, and get no mail that asks for it, where addresses are verified", async ({
  onTestFinished,
}) => {
  const { deps, close } = await startTestApp({ env: { VERIFY_EMAIL: "on" } });
  onTestFinished(close);
  await seedDemo(deps, { volunteers: true });
  const { db } = deps.database;
  const unverified = db.selectFrom("users").where("emailVerifiedAt", "is", null).select("email");
  expect(await unverified.execute()).toEqual([]);
  await deps.mailDelivery.sweep();
  const asked = await db.selectFrom("mails").where("kind", "=", "VERIFY_EMAIL").select("status").execute();
  expect(asked.map(({ status }) => status)).toEqual(Array(4).fill("DROPPED"));
});

test("a demo that others can reach has nobody above user", async ({ podium }) => {
  expect(await seedDemo(podium.deps, { volunteers: false })).toBe(true);
  expect(await accounts(podium)).toEqual(DEMO_USERS.map((email) => `USER ${email}`));
});
