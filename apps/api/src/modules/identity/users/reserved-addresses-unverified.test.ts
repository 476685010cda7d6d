import { registrationForm } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { linksTest } from "#test/mailed-links.ts";

const test = linksTest({ VERIFY_EMAIL: "off" });
const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test("without verification, too, an address that was left is nobody else's, also of who comes in that very moment", async ({
  users,
  post,
  podium,
}) => {
  const { addresses, database } = podium.deps;
  const user = await users.register();
  const { passwordHash } = await database.db
    .selectFrom("users")
    .select("passwordHash")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  let registering: ReturnType<typeof post> | undefined;
  await database.transact(async (transaction) => {
    await addresses.change(transaction, { userId: user.id, email: "ander@test.example", passwordHash });
    registering = post("/api/user/register", { ...registrationForm(), email: user.email });
    await expect.poll(async () => (await waiting.execute(database.db)).rows.length).toBeGreaterThan(0);
  });
  expect((await registering)?.json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
  expect((await users.open("undo-email", await users.newest("UNDO_EMAIL", user.email))).statusCode).toBe(204);
  expect(await users.me(await users.byLink(user.email))).toMatchObject({ id: user.id });
});
