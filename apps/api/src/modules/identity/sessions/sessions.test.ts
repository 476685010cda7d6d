import { describe, expect, vi } from "vitest";
import { call, claimsOf, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { connect } from "#test/screens.ts";
import { deviceWords } from "./sessions.service.ts";

const clock = createFakeClock();
const PASSWORD = "een goed wachtwoord";
const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const DAY = 24 * 3600;

const test = apiTest({ listen: true, clock })
  .extend("second", { scope: "file" }, appBeside({ listen: true, clock }))
  /** A user with a password, and how they sign in. */
  .extend("person", async ({ podium, visitor }) => {
    const email = `sessie${Math.random()}@test.example`;
    const form = { firstname: "An", lastname: "Sessie", email, number: "0470000000", password: PASSWORD };
    const { id } = await visitor.register({ body: { ...form, confirmPassword: PASSWORD } });
    const signIn = async (userAgent = PHONE): Promise<string> => {
      const headers = { "user-agent": userAgent };
      const payload = { email, password: PASSWORD };
      const response = await podium.app.inject({ method: "POST", url: "/api/auth/signin", headers, payload });
      return response.json<{ token: string }>().token;
    };
    return { id, signIn };
  })
  .extend("status", { scope: "file" }, ({ podium }) => async (token: string, app = podium) => {
    return (await call(app, "GET", "/api/auth/me", { token })).statusCode;
  })
  .extend("list", { scope: "file" }, ({ podium }) => async (token: string) => {
    return (await call(podium, "GET", "/api/user/sessions", { token })).json<
      Array<{ id: string; device: string; current: boolean; lastSeenAt: string }>
    >();
  });

describe("a session", () => {
  test("ends by signing out, and its token opens nothing on any process from then on", async ({
    podium,
    second,
    person,
    status,
  }) => {
    const [token, other] = [await person.signIn(), await person.signIn()];
    expect([await status(token), await status(token, second)]).toEqual([200, 200]);
    expect((await call(podium, "POST", "/api/auth/signout", { token })).statusCode).toBe(204);
    expect(await status(token)).toBe(401);
    await expect.poll(() => status(token, second), { interval: 5 }).toBe(401);
    expect(await status(other)).toBe(200);
  });

  test("that ends closes its own sockets on every process, and no other's", async ({ podium, second, person }) => {
    const [token, other] = [await person.signIn(), await person.signIn()];
    const [ends, stays] = [await connect(second.url, token), await connect(second.url, other)];
    ends.io.reconnection(false);
    const closed = new Promise((done) => ends.once("disconnect", done));
    await call(podium, "POST", "/api/auth/signout", { token });
    expect(await closed).toBe("io server disconnect");
    expect(stays.connected).toBe(true);
    for (const socket of [ends, stays]) socket.disconnect();
  });

  test("lasts seven days, and a volunteer's with money or names twelve hours", async ({ podium, person, status }) => {
    for (const [role, seconds] of [
      ["USER", 7 * DAY],
      ["DOOR", 7 * DAY],
      ["BOX_OFFICE", DAY / 2],
      ["ADMIN", DAY / 2],
    ] as const) {
      await podium.deps.database.db.updateTable("users").set({ role }).where("id", "=", person.id).execute();
      const token = await person.signIn();
      const [, payload = ""] = token.split(".");
      const { iat, exp } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { iat: number; exp: number };
      expect([role, exp - iat]).toEqual([role, seconds]);
      clock.advance(seconds - 1);
      expect([role, await status(token)]).toEqual([role, 200]);
      clock.advance(2);
      expect([role, await status(token)]).toEqual([role, 401]);
    }
  });

  test("of somebody who becomes administrator lasts twelve hours from its sign-in", async ({
    podium,
    admin,
    person,
    status,
  }) => {
    const token = await person.signIn();
    const profile = { id: person.id, firstname: "An", lastname: "Sessie", number: "0470000000" };
    const email = `beheerder${person.id}@test.example`;
    await admin.api.adminUpdateProfile({ body: { ...profile, email, role: "ADMIN" } });
    clock.advance(DAY / 2 - 1);
    expect(await status(token)).toBe(200);
    clock.advance(2);
    expect(await status(token)).toBe(401);
    expect(await podium.deps.callers.findNow(claimsOf(podium, { token }))).toBeNull();
  });

  test("is not opened with a password that was replaced while it was being checked", async ({ podium, person }) => {
    const { users, passwords, database } = podium.deps;
    const email = (await users.me({ id: person.id, role: "USER" })).email;
    const verify = vi.spyOn(passwords, "verify").mockImplementationOnce(async () => {
      const passwordHash = await passwords.hash("een ander wachtwoord");
      await database.db.updateTable("users").set({ passwordHash }).where("id", "=", person.id).execute();
      return true;
    });
    const origin = { userAgent: undefined, network: "127.0.0.1", language: "nl" } as const;
    await expect(users.signIn({ email, password: PASSWORD }, origin)).rejects.toMatchObject({ code: "SIGNIN_FAILED" });
    expect(verify).toHaveBeenCalledOnce();
    expect(await podium.deps.sessions.list({ id: person.id, role: "USER" })).toEqual([]);
  });
});

describe("the list of one's sessions", () => {
  test("names the device of each, says which is this one, and knows when each was used", async ({
    podium,
    person,
    list,
    status,
  }) => {
    const first = await person.signIn();
    clock.advance(600);
    const second = await person.signIn("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    expect((await list(second)).map(({ device, current }) => [device, current])).toEqual([
      ["Firefox op Linux", true],
      ["Chrome op Android", false],
    ]);
    clock.advance(600);
    expect(await status(first)).toBe(200);
    await podium.deps.callers.storeLastSeen();
    const { sessionId } = claimsOf(podium, { token: first });
    expect((await list(second)).find(({ id }) => id === sessionId)?.lastSeenAt).toBe(clock.now().toISOString());
  });

  test("ends one, and all others", async ({ podium, person, list, status }) => {
    const [mine, one, two, three] = [
      await person.signIn(),
      await person.signIn(),
      await person.signIn(),
      await person.signIn(),
    ];
    const { sessionId } = claimsOf(podium, { token: one });
    const end = (path: string) => call(podium, "DELETE", `/api/user/sessions${path}`, { token: mine });
    expect((await end(`/${sessionId}`)).statusCode).toBe(204);
    expect([await status(one), await status(two)]).toEqual([401, 200]);
    expect((await end(`/${sessionId}`)).statusCode).toBe(404);
    expect((await end("")).statusCode).toBe(204);
    expect(await Promise.all([mine, two, three].map((token) => status(token)))).toEqual([200, 401, 401]);
    expect(await list(mine)).toHaveLength(1);
  });

  test("ends nobody else's: that is a 404", async ({ podium, person, status }) => {
    const token = await person.signIn();
    const stranger = await makeUser(podium);
    const { sessionId } = claimsOf(podium, { token });
    expect((await stranger.call("DELETE", `/api/user/sessions/${sessionId}`)).statusCode).toBe(404);
    expect((await stranger.call("DELETE", "/api/user/sessions")).statusCode).toBe(204);
    expect(await status(token)).toBe(200);
  });
});

test("a device without a name of its own is an unknown one", () => {
  expect([deviceWords(undefined), deviceWords("curl/8")]).toEqual(["Onbekend toestel", expect.any(String)]);
});
