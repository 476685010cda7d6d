import type { OwnData } from "@podium/shared/contracts/own-account";
import { describe, expect } from "vitest";
import { call, makePerson, makeReservation, makeShow, type Person } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const PASSWORD = "een lang wachtwoord";
const DAY_SECONDS = 24 * 3600;

type Member = { id: number; email: string; token: string };

const clock = createFakeClock();
const test = apiTest({ clock })
  .extend("showId", { scope: "file" }, async ({ podium }) => (await makeShow(podium)).id)
  /** Somebody with a password, who signs in. */
  .extend("makeMember", { scope: "file" }, ({ podium }) => async (): Promise<Member> => {
    const email = `lid${++count}@voorbeeld.example`;
    const form = { firstname: "Mia", lastname: "Vergeten", email, number: "0470112233", password: PASSWORD };
    const { id } = await podium.deps.users.register({ ...form, confirmPassword: PASSWORD });
    const { token } = (await call(podium, "POST", "/api/auth/signin", { body: form })).json<{ token: string }>();
    return { id, email, token };
  })
  .extend("person", ({ makeMember }) => makeMember())
  .extend(
    "as",
    { scope: "file" },
    ({ podium }) =>
      ({ token }: Caller, method: "GET" | "POST", url: string, body?: unknown) =>
        call(podium, method, url, { token, body }),
  )
  .extend("asPerson", { scope: "file" }, ({ podium }) => (who: Member): Person => ({
    ...who,
    call: (method, url, body) => call(podium, method, url, { token: who.token, body }),
  }))
  .extend(
    "remove",
    { scope: "file" },
    ({ as }) =>
      (who: Caller, password = PASSWORD) =>
        as(who, "POST", "/api/user/deleteAccount", { password }),
  )
  .extend(
    "rowOf",
    { scope: "file" },
    ({ podium }) =>
      (id: number) =>
        podium.deps.database.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  )
  .extend(
    "statusOf",
    { scope: "file" },
    ({ podium }) =>
      async (id: number) =>
        (await podium.deps.reservations.get(id)).status,
  )
  .extend(
    "isFree",
    { scope: "file" },
    ({ as, admin, showId }) =>
      async (seatId: string) =>
        (await as(admin, "GET", `/api/reservation/isSeatAvailable/${showId}/${seatId}`)).json<{ available: boolean }>()
          .available,
  );

let count = 0;

type Caller = Pick<Person, "token">;

describe("one's own data", () => {
  test("has the account, the reservations and the payments, and nothing of anybody else", async ({
    podium,
    showId,
    asPerson,
    person,
    as,
    rowOf,
    admin,
  }) => {
    const other = await makePerson(podium);
    const othersId = await makeReservation(other, showId, ["R4-A"]);
    const { code } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 5 });
    const own = await makeReservation(asPerson(person), showId, ["R4-C"], { ticketCode: code });
    const waiting = await makeReservation(asPerson(person), showId, ["R4-D"]);
    await podium.deps.database.db
      .insertInto("payments")
      .values(
        [own, othersId].map((reservationId) => ({
          reservationId,
          provider: "test",
          status: "FAILED" as const,
          amountCents: 1200,
          createdAt: clock.now(),
          nextCheckAt: clock.now(),
        })),
      )
      .execute();

    const answer = await as(person, "GET", "/api/user/ownData");
    const data = answer.json<OwnData>();
    expect(data.account).toMatchObject({ id: person.id, email: person.email, number: "0470112233", role: "USER" });
    expect(data.reservations.map(({ id, ticketCode }) => [id, ticketCode])).toEqual([
      [waiting, null],
      [own, code],
    ]);
    expect(data.onlinePayments.map((payment) => payment.reservationId)).toEqual([own]);
    // Neither other people nor what opens a door.
    const { passwordHash: hash } = await rowOf(person.id);
    const secrets = await podium.deps.database.db.selectFrom("reservationSeats").select("secret").execute();
    for (const text of [other.email, admin.email, hash, ...secrets.map(({ secret }) => secret), "Test"]) {
      expect(answer.body).not.toContain(text);
    }
  });

  test("is for whoever is signed in", async ({ podium }) => {
    expect((await call(podium, "GET", "/api/user/ownData")).statusCode).toBe(401);
  });
});

describe("deleting one's own account", () => {
  test("cancels what is unpaid and frees its seats and the cart, and leaves paid tickets valid", async ({
    asPerson,
    person,
    showId,
    as,
    admin,
    remove,
    statusOf,
    isFree,
  }) => {
    const unpaid = await makeReservation(asPerson(person), showId, ["R1-A"]);
    const paid = await makeReservation(asPerson(person), showId, ["R1-C"]);
    await as(admin, "POST", `/api/reservation/${paid}/confirm`);
    await as(person, "POST", `/api/carts/seats/${showId}/R1-E`);
    expect((await remove(person)).statusCode).toBe(204);
    expect([await statusOf(unpaid), await statusOf(paid)]).toEqual(["CANCELLED", "CONFIRMED"]);
    expect([await isFree("R1-A"), await isFree("R1-C"), await isFree("R1-E")]).toEqual([true, false, true]);
  });

  test("ends every session at once and frees the address", async ({ person, podium, remove, as }) => {
    const body = { email: person.email, password: PASSWORD };
    const second = (await call(podium, "POST", "/api/auth/signin", { body })).json<{ token: string }>();
    expect((await remove(person)).statusCode).toBe(204);
    expect((await as(person, "GET", "/api/auth/me")).statusCode).toBe(401);
    expect((await as(second, "GET", "/api/user/ownData")).statusCode).toBe(401);
    expect((await call(podium, "POST", "/api/auth/signin", { body })).json()).toMatchObject({ code: "SIGNIN_FAILED" });
    expect((await remove(second)).statusCode).toBe(401);
    const form = { firstname: "Mia", lastname: "Terug", number: "0470112233", ...body, confirmPassword: PASSWORD };
    expect((await podium.deps.users.register(form)).id).not.toBe(person.id);
  });

  test("asks for the password and changes nothing without it", async ({
    asPerson,
    person,
    showId,
    remove,
    as,
    statusOf,
  }) => {
    const id = await makeReservation(asPerson(person), showId, ["R2-A"]);
    expect((await remove(person, "iets anders")).json()).toMatchObject({ statusCode: 400, code: "PASSWORD_WRONG" });
    expect((await as(person, "GET", "/api/auth/me")).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("PENDING");
  });

  test("is refused to the last administrator", async ({ podium, admin, person, remove }) => {
    await podium.deps.database.db.updateTable("users").set({ role: "USER" }).where("id", "=", admin.id).execute();
    await podium.deps.database.db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", person.id).execute();
    expect((await remove(person)).json()).toMatchObject({ statusCode: 409, code: "LAST_ADMIN" });
    await podium.deps.database.db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", admin.id).execute();
    expect((await remove(person)).statusCode).toBe(204);
  });

  test("of two at once is one, written in the log without a name", async ({ remove, person, podium }) => {
    const answers = await Promise.all([remove(person), remove(person)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([204, 401]);
    const log = await podium.deps.database.db
      .selectFrom("auditLog")
      .where("subjectId", "=", person.id)
      .where("action", "=", "USER_DELETED")
      .selectAll()
      .execute();
    expect(log).toMatchObject([{ actorId: null, summary: `Account #${person.id} op eigen verzoek verwijderd` }]);
    expect(JSON.stringify(log)).not.toMatch(/Mia|Vergeten|voorbeeld/);
  });
});

describe("a closed account is forgotten", () => {
  test("a day later, telephone number and password at once", async ({ remove, person, rowOf, podium }) => {
    await remove(person);
    expect(await rowOf(person.id)).toMatchObject({
      lastname: "Vergeten",
      email: person.email,
      number: "",
      passwordHash: "",
    });
    await podium.deps.users.sweep();
    expect((await rowOf(person.id)).lastname).toBe("Vergeten");
    clock.advance(DAY_SECONDS);
    await podium.deps.users.sweep();
    expect(await rowOf(person.id)).toMatchObject({ firstname: "Verwijderde", lastname: "gebruiker", email: "" });
  });

  test("a day after the last show with paid tickets, also when an administrator closed it", async ({
    asPerson,
    person,
    showId,
    as,
    admin,
    podium,
    statusOf,
  }) => {
    const id = await makeReservation(asPerson(person), showId, ["R3-A"]);
    await as(admin, "POST", `/api/reservation/${id}/confirm`);
    await call(podium, "GET", "/api/user/all", { token: admin.token });
    expect((await admin.call("DELETE", `/api/user/${person.id}`)).statusCode).toBe(204);
    const { startsAt } = (await podium.deps.reservations.get(id)).show;
    clock.set(new Date(startsAt.getTime() + (DAY_SECONDS - 1) * 1000));
    await podium.deps.users.sweep();
    expect((await podium.deps.reservations.get(id)).user.lastname).toBe("Vergeten");
    clock.advance(1);
    await podium.deps.users.sweep();
    expect((await podium.deps.reservations.get(id)).user).toMatchObject({ firstname: "Verwijderde", email: "" });
    expect(await statusOf(id)).toBe("CONFIRMED");
  });
});
