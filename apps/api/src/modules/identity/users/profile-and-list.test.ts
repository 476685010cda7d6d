import type { User as Profile } from "@podium/shared/contracts/users";
import { describe, expect } from "vitest";
import { registerUser, registrationForm } from "@podium/shared/test/steps.ts";
import { makeUser, type User, withToken } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest().extend(
  "makeNamed",
  { scope: "file" },
  ({ podium }) =>
    async (fields: { firstname?: string; lastname?: string; email?: string }): Promise<User> => {
      const user = await makeUser(podium);
      await podium.deps.database.db.updateTable("users").set(fields).where("id", "=", user.id).execute();
      return user;
    },
);

let lastAddress = 0;
const profile = (id: number, changes: object = {}) => ({
  id,
  firstname: "Anna",
  lastname: "Maes",
  email: `anna${++lastAddress}@voorbeeld.example`,
  number: "+32 470 98 76 54",
  ...changes,
});

describe("PUT /api/user/updateProfile", () => {
  test("changes one's own profile", async ({ podium }) => {
    const user = await makeUser(podium);
    const response = await user.call("PUT", "/api/user/updateProfile", profile(user.id, { email: user.email }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: user.id, username: "Anna Maes", number: "+32470987654", role: "USER" });
    expect((await user.call("GET", "/api/auth/me")).json()).toEqual(response.json());
  });

  test("responds 403 for another's id, and changes nothing", async ({ podium }) => {
    const [user, other] = [await makeUser(podium), await makeUser(podium)];
    const response = await user.call("PUT", "/api/user/updateProfile", profile(other.id));
    expect(response.json()).toMatchObject({ statusCode: 403, code: "FORBIDDEN" });
    expect((await other.call("GET", "/api/auth/me")).json()).toMatchObject({ email: other.email });
  });

  test("responds 403 for another's id to an administrator too: they have a call of their own", async ({
    podium,
    admin,
  }) => {
    const other = await makeUser(podium);
    expect((await admin.call("PUT", "/api/user/updateProfile", profile(other.id))).statusCode).toBe(403);
  });

  test("never reads a role from the body", async ({ podium }) => {
    const user = await makeUser(podium);
    const response = await user.call(
      "PUT",
      "/api/user/updateProfile",
      profile(user.id, { email: user.email, role: "ADMIN" }),
    );
    expect(response.json()).toMatchObject({ role: "USER" });
    expect((await user.call("GET", "/api/user/all")).statusCode).toBe(403);
  });

  test("refuses an address that somebody else has, but not one's own", async ({ podium, visitor }) => {
    const [user, other] = [withToken(podium, await registerUser(visitor)), await makeUser(podium)];
    const { password } = registrationForm();
    const refused = await user.call(
      "PUT",
      "/api/user/updateProfile",
      profile(user.id, { email: other.email.toUpperCase(), password }),
    );
    expect(refused.json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    const own = await user.call("PUT", "/api/user/updateProfile", profile(user.id, { email: user.email }));
    expect(own.statusCode).toBe(200);
  });

  test.for([{ number: "nee" }, { email: "nee" }, { firstname: "" }, { id: "een" }])(
    "responds 400 to %j",
    async (changes, { podium }) => {
      const user = await makeUser(podium);
      expect((await user.call("PUT", "/api/user/updateProfile", profile(user.id, changes))).statusCode).toBe(400);
    },
  );
});

describe("GET /api/user/all", () => {
  test("is the plain list of everybody without a query", async ({ admin }) => {
    const list = (await admin.call("GET", "/api/user/all")).json<Profile[]>();
    const { firstname, lastname } = await admin.api.getProfile();
    const { email, id } = admin;
    const username = `${firstname} ${lastname}`;
    expect(list).toContainEqual({ id, email, number: "0470000000", firstname, lastname, role: "ADMIN", username });
  });

  test.for([
    ["first name", "zeldz", { firstname: "Zeldzaam" }],
    ["last name", "VAN DEN ONDER", { lastname: "Van den Onderzoek" }],
    ["full name", "sien zoeker", { firstname: "Sien", lastname: "Zoekers" }],
    ["address", "@VINDBAAR", { email: "iemand@vindbaar.example" }],
  ] as const)(
    "finds users by part of their %s, whatever its case",
    async ([_name, search, fields], { makeNamed, admin }) => {
      const user = await makeNamed(fields);
      const page = (await admin.call("GET", `/api/user/all?search=${encodeURIComponent(search)}`)).json();
      expect(page).toMatchObject({ total: 1, page: 1, items: [{ id: user.id }] });
    },
  );

  test("finds users by id and by role", async ({ admin }) => {
    const byId = (await admin.call("GET", `/api/user/all?search=${admin.id}&pageSize=200`)).json();
    expect(byId.items.map((user: { id: number }) => user.id)).toContain(admin.id);
    const byRole = (await admin.call("GET", "/api/user/all?search=aDMin&pageSize=200")).json();
    expect(byRole.items).toMatchObject([{ id: admin.id }]);
  });

  test.for([
    ["onthaal", "DOOR"],
    ["KASSA", "BOX_OFFICE"],
    ["beheerder", "ADMIN"],
  ] as const)("finds volunteers by the Dutch word of their role: %s", async ([word, role], { podium, admin }) => {
    const { id } = await makeUser(podium, role);
    const { items } = (await admin.call("GET", `/api/user/all?search=${word}&pageSize=200`)).json<{
      items: Array<{ id: number; role: string }>;
    }>();
    expect(items.map((user) => user.id)).toContain(id);
    expect(new Set(items.map((user) => user.role))).toEqual(new Set([role]));
  });

  test("searches for % and _ and \\ as they are", async ({ makeNamed, admin }) => {
    const user = await makeNamed({ lastname: "100%_\\raar" });
    for (const search of ["100%", "%_", "\\r"]) {
      const page = (await admin.call("GET", `/api/user/all?search=${encodeURIComponent(search)}`)).json();
      expect(page).toMatchObject({ items: [{ id: user.id }], total: 1 });
    }
  });

  test("finds nobody by what no text can hold", async ({ admin }) => {
    expect((await admin.call("GET", "/api/user/all?search=T%00")).json()).toMatchObject({ items: [], total: 0 });
  });

  test("returns pages in the requested order", async ({ makeNamed, admin }) => {
    for (const firstname of ["Bladzij1", "Bladzij2", "Bladzij3"]) await makeNamed({ firstname });
    const names = async (query: string) => {
      const page = (await admin.call("GET", `/api/user/all?search=bladzij&${query}`)).json();
      return { ...page, items: page.items.map((user: { firstname: string }) => user.firstname) };
    };
    expect(await names("sort=-firstname&pageSize=2")).toEqual({
      items: ["Bladzij3", "Bladzij2"],
      total: 3,
      page: 1,
      pageSize: 2,
    });
    expect(await names("sort=-firstname&pageSize=2&page=2")).toEqual({
      items: ["Bladzij1"],
      total: 3,
      page: 2,
      pageSize: 2,
    });
    expect(await names("page=9")).toEqual({ items: [], total: 3, page: 9, pageSize: 25 });
  });

  test.for(["sort=passwordhash", "sort=-createdat"])("keeps its usual order for ?%s", async (query, { admin }) => {
    const list = async (asked: string) => (await admin.call("GET", `/api/user/all?pageSize=50&${asked}`)).json();
    expect(await list(query)).toEqual(await list("sort=id"));
  });

  test.for(["sort=password_hash", "page=0", "pageSize=1000", "page=x"])(
    "responds 400 to ?%s",
    async (query, { admin }) => {
      expect((await admin.call("GET", `/api/user/all?${query}`)).statusCode).toBe(400);
    },
  );
});
