import { expect } from "vitest";
import { DEMO_PASSWORD, DEMO_USERS, seedDemo } from "./demo.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest();

test("a demo that was broken off before its first show is made whole by the next start, once", async ({ podium }) => {
  const { deps } = podium;
  const user = { firstname: "An", lastname: "Peeters", number: "0470123456", email: DEMO_USERS[0] };
  await deps.users.register({ ...user, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD });
  await deps.codes.create({ type: "SPONSOR", maxTickets: 40 });

  expect(await seedDemo(deps)).toBe(true);
  expect(await deps.users.list({})).toMatchObject(DEMO_USERS.map((email) => ({ email })));
  expect((await deps.codes.list()).map(({ type }) => type).toSorted()).toEqual(["PRE_ORDER", "SPONSOR"]);
  expect(await deps.shows.list({ ended: true })).toHaveLength(3);
  expect(await deps.reservations.list({})).toHaveLength(6);

  expect(await seedDemo(deps)).toBe(false);
  expect(await deps.shows.list({ ended: true })).toHaveLength(3);
});
