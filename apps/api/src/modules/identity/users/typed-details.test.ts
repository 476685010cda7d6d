import { reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { codeOf } from "#test/changed-shows.ts";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const SECRET = "een goed wachtwoord";
const person = {
  firstname: "An",
  lastname: "Peeters",
  number: "0470112233",
  password: SECRET,
  confirmPassword: SECRET,
};

const test = apiTest()
  .extend("register", { scope: "file" }, ({ podium }) => (details: object) => {
    return call(podium, "POST", "/api/user/register", { body: { ...person, ...details } });
  })
  .extend("signIn", { scope: "file" }, ({ podium }) => (email: string) => {
    return call(podium, "POST", "/api/auth/signin", { body: { email, password: SECRET } });
  })
  /** Finds ids with the search of each of the volunteers' lists. */
  .extend("found", { scope: "file" }, ({ admin }) => async (search: string) => {
    const query = { search, page: 1 };
    const idsOf = (list: object) => ("items" in list ? (list.items as Array<{ id: number }>).map(({ id }) => id) : []);
    return {
      users: idsOf(await admin.api.listUsers({ query })),
      reservations: idsOf(await admin.api.listReservations({ query })),
      vouchers: idsOf(await admin.api.listVouchers({ query: { search } })),
      log: (await admin.api.listAudit({ query: { search } })).items.map(({ reservationId }) => reservationId),
    };
  });

test("an account is the same however its address is typed, and signs in with each of them", async ({
  register,
  signIn,
}) => {
  const created = await register({ email: "Jan Peeters <Jan&Els@Hétégel.be>" });
  expect([created.statusCode, created.json()]).toMatchObject([201, { email: "jan&els@xn--htgel-bsab.be" }]);
  expect(codeOf(await register({ email: "jan&els@xn--htgel-bsab.be" }))).toBe("EMAIL_TAKEN");
  for (const email of [
    "jan&els@hétégel.be",
    "mailto:JAN&ELS@he\u0301te\u0301gel.be",
    "\u00a0jan&els@xn--htgel-bsab.be",
  ])
    expect([email, (await signIn(email)).statusCode]).toEqual([email, 200]);
});

test("a telephone number is stored as it is called, and one name is enough", async ({ register }) => {
  const details = { email: "een.naam@test.example", number: "\u202d+32 (0)470\u00a012\u201134\u201356\u202c" };
  expect((await register({ ...details, firstname: "Suharto", lastname: " – " })).json()).toMatchObject({
    number: "+32470123456",
    lastname: "",
    username: "Suharto",
  });
  const nobody = await register({ ...details, email: "niemand@test.example", firstname: "-", lastname: "" });
  expect([nobody.statusCode, nobody.json()]).toMatchObject([400, { details: [{ field: "firstname" }] }]);
});

describe("every list of the volunteers finds", () => {
  test.for([
    [{ firstname: "Zoe\u0308", lastname: "D’Hondt" }, ["zoe d'hondt", "d’hondt", "dhondt", "zoë", "hondt zoe"]],
    [{ firstname: "Søren", lastname: "Łuczak-Groß" }, ["soren luczak", "łuczak gross", "luczakgross"]],
    [{ firstname: "Ayşe", lastname: "İnan" }, ["inan", "ayse INAN"]],
    [{ firstname: "Юрий", lastname: "Иванов" }, ["иванов юрий"]],
    [{ firstname: "رضا", lastname: "علی\u200cپور" }, ["علیپور"]],
  ] as const)(
    "$0.firstname $0.lastname however the name is typed",
    async ([name, queries], { podium, admin, found }) => {
      const user = await makeUser(podium);
      const details = { ...name, email: user.email, number: "+32 470 65 43 21", id: user.id };
      const changed = await user.call("PUT", "/api/user/updateProfile", details);
      expect(changed.statusCode).toBe(200);
      const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
      await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
      const voucher = await sellVoucher(admin.api, 10, { name: `${name.firstname} ${name.lastname}` });
      for (const search of queries) {
        const lists = await found(search);
        expect([search, lists]).toEqual([
          search,
          { users: [user.id], reservations: [id], vouchers: [voucher.id], log: expect.arrayContaining([id]) },
        ]);
      }
      for (const search of ["0470/65.43.21", "+32 (0)470 65 43 21", "0032470654321"])
        expect([search, (await found(search)).reservations.includes(id)]).toEqual([search, true]);
    },
  );
});
