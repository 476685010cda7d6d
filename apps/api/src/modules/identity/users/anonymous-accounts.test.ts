import { hold, registrationForm } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, type User } from "#test/factories.ts";
import { linksTest } from "#test/mailed-links.ts";
import { lockRows } from "#test/row-lock.ts";

const test = linksTest();

function details() {
  const { password: _, confirmPassword: __, ...person } = registrationForm();
  return person;
}
const fillIn = (visitor: User, person: object) => visitor.call("POST", "/api/auth/guest", person);
const reserve = (visitor: User, showId: number) =>
  visitor.call("POST", `/api/reservation/${showId}`, { seatIds: ["R1-A"], paymentMethod: "MANUAL" });

describe("a visitor who chose seats first and gives a name afterwards", () => {
  test("keeps the seats, the account and the session, and reserves at once", async ({ podium, users, mailbox }) => {
    const [visitor, show, person] = [await makeAnonymous(podium), await makeShow(podium), details()];
    expect(await users.me(visitor.token)).toMatchObject({ anonymous: true, email: "", awaitsVerification: false });
    await hold(visitor.api, show.id, ["R1-A"]);
    const filled = await fillIn(visitor, person);
    expect(filled.statusCode).toBe(201);
    const { token } = filled.json<{ token: string }>();
    expect(await users.me(token)).toMatchObject({
      id: visitor.id,
      ...person,
      anonymous: false,
      awaitsVerification: true,
    });
    expect((await reserve(visitor, show.id)).statusCode).toBe(201);
    expect((await mailbox.mailsTo(person.email)).length).toBeGreaterThan(0);
    expect(await users.me(await users.byLink(person.email))).toMatchObject({ id: visitor.id });
  });

  test("sends the form again when the response was lost: nothing is made or mailed twice", async ({
    podium,
    users,
  }) => {
    const [visitor, person] = [await makeAnonymous(podium), details()];
    const both = await Promise.all([fillIn(visitor, person), fillIn(visitor, person)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await users.tokensTo(person.email)).toHaveLength(1);
    expect(await visitor.api.listSessions()).toHaveLength(1);
  });

  test("corrects an address that was typed wrong until there is a reservation; its link opens nothing", async ({
    podium,
    users,
  }) => {
    const [visitor, show, wrong, right] = [await makeAnonymous(podium), await makeShow(podium), details(), details()];
    await fillIn(visitor, wrong);
    const stray = await users.newest("VERIFY_EMAIL", wrong.email);
    expect((await fillIn(visitor, right)).statusCode).toBe(201);
    expect((await users.open("verify-email", stray)).json()).toMatchObject({ code: "LINK_EXPIRED" });
    await hold(visitor.api, show.id, ["R1-A"]);
    await reserve(visitor, show.id);
    expect((await fillIn(visitor, right)).statusCode).toBe(201);
    await fillIn(visitor, wrong);
    expect(await users.me(visitor.token)).toMatchObject({ email: right.email });
  });

  test("fills no mailbox by correcting the address to and fro", async ({ podium }) => {
    const [visitor, one, other] = [await makeAnonymous(podium), details(), details()];
    const statuses: number[] = [];
    for (const person of [one, other, one, other, one]) statuses.push((await fillIn(visitor, person)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 201]);
  });

  test("does not change whose a reservation is that is made in the same moment", async ({ podium, users }) => {
    const [visitor, show, person, other] = [await makeAnonymous(podium), await makeShow(podium), details(), details()];
    await hold(visitor.api, show.id, ["R1-A"]);
    await fillIn(visitor, person);
    const { pool } = podium.deps.database;
    const held = await lockRows(pool, "select id from carts where user_id = $1 for update", [visitor.id]);
    const reserving = reserve(visitor, show.id);
    await expect.poll(() => held.waiting()).toBe(1);
    const correcting = fillIn(visitor, other);
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update%'",
            )
          ).rowCount,
      )
      .toBe(1);
    held.release();
    expect((await reserving).statusCode).toBe(201);
    await correcting;
    expect(await users.me(visitor.token)).toMatchObject({ email: person.email });
  });

  test("is notified that the address has an account, and keeps seats and session", async ({ podium, users }) => {
    const [visitor, show, known] = [await makeAnonymous(podium), await makeShow(podium), await users.register()];
    await hold(visitor.api, show.id, ["R1-A"]);
    const refused = await fillIn(visitor, { ...details(), email: known.email });
    expect(refused.json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    expect(await known.api.takeCart({ body: { token: visitor.token } })).toEqual({ outcome: "taken" });
    expect(await known.api.getCart({ query: {} })).toMatchObject({ seats: ["R1-A"] });
  });

  test("never becomes who signed in: an account with a password keeps its details", async ({ users, visitor }) => {
    const user = await users.register();
    const person = details();
    const other = await user.call("POST", "/api/auth/guest", person);
    expect(other.statusCode).toBe(201);
    expect(await users.me(user.token)).toMatchObject({ id: user.id, email: user.email });
    expect(await users.me(other.json<{ token: string }>().token)).toMatchObject({ email: person.email });
    await visitor.requestSignInLink({ body: { email: person.email } });
  });
});
