import type { ServerToClientEvents } from "@podium/shared/contracts/realtime";
import { type Socket, io } from "socket.io-client";
import { afterEach, describe, expect, vi } from "vitest";
import { claimsOf, makeUser, call, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import type { SessionsChange } from "#platform/realtime/realtime.ts";
import { type TestApp, startTestApp } from "#test/test-app.ts";
import { createCallers } from "./callers.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
const clock = createFakeClock();
const test = apiTest({ listen: true, clock })
  .extend("second", { scope: "file" }, appBeside({ listen: true, clock }))
  .extend("role", { scope: "file" }, ({ admin }) => async ({ id, email }: User, wanted: string) => {
    const body = { id, email, role: wanted, firstname: "Piet", lastname: "Rol", number: "0470000000" };
    const response = await admin.call("PUT", "/api/admin/updateProfile", body);
    expect(response.statusCode).toBe(200);
  });

const sockets: Array<Socket<ServerToClientEvents>> = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

async function connect(app: TestApp, token: string): Promise<Socket<ServerToClientEvents>> {
  const socket = io(app.url, { auth: { token }, transports: ["websocket"], reconnection: false });
  sockets.push(socket);
  await new Promise<void>((done, failed) => socket.on("connect", done).on("connect_error", failed));
  return socket;
}

const closing = (socket: Socket<ServerToClientEvents>) => new Promise((done) => socket.on("disconnect", done));
/** A call that responds 200 to every accepted caller, without another look at the account. */
const MINE = "/api/reservation/my-reservations";
const status = async (app: TestApp, { token }: User, url: string) =>
  (await call(app, "GET", url, { token })).statusCode;

/** Counts the statements that the app's pool runs during `work`. */
async function queriesDuring(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => void count++;
  app.deps.database.pool.on("acquire", note);
  await work();
  app.deps.database.pool.off("acquire", note);
  return count;
}

describe("the caller", () => {
  test("costs no query for a user who has just called", async ({ podium }) => {
    const user = await makeUser(podium);
    const { callers } = podium.deps;
    expect(await queriesDuring(podium, () => callers.find(claimsOf(podium, user)))).toBe(1);
    const many = async () => {
      for (let time = 0; time < 50; time++)
        expect(await callers.find(claimsOf(podium, user))).toMatchObject({ id: user.id, role: "USER" });
    };
    expect(await queriesDuring(podium, many)).toBe(0);
  });

  test("is read once from the database, however many calls come at once", async ({ podium }) => {
    const user = await makeUser(podium);
    const { callers } = podium.deps;
    const many = () => Promise.all(Array.from({ length: 50 }, () => callers.find(claimsOf(podium, user))));
    expect(await queriesDuring(podium, many)).toBe(1);
  });

  test("is believed for a second at most, should no message come", async ({ podium }) => {
    const user = await makeUser(podium);
    expect(await status(podium, user, MINE)).toBe(200);
    await podium.deps.database.db
      .updateTable("users")
      .set({ deletedAt: clock.now() })
      .where("id", "=", user.id)
      .execute();
    clock.advance(0.9);
    expect(await podium.deps.callers.find(claimsOf(podium, user))).not.toBeNull();
    clock.advance(0.2);
    expect(await status(podium, user, MINE)).toBe(401);
  });

  test("is read from the database itself where only administrators may come", async ({ podium }) => {
    const other = await makeUser(podium, "ADMIN");
    expect(await status(podium, other, "/api/user/all")).toBe(200);
    await podium.deps.database.db.updateTable("users").set({ role: "USER" }).where("id", "=", other.id).execute();
    expect(await status(podium, other, "/api/user/all")).toBe(403);
  });

  test("is not remembered from a query that was under way when it changed", async ({ podium }) => {
    const user = await makeUser(podium);
    const listeners: Array<(change: SessionsChange) => void> = [];
    const callers = createCallers({
      db: podium.deps.database.db,
      clock,
      secondStepRoles: new Set(),
      realtime: { ...podium.deps.realtime, onSessionsChange: (listener) => void listeners.push(listener) },
    });
    const underWay = callers.find(claimsOf(podium, user));
    for (const listener of listeners) listener({ userId: user.id });
    await underWay;
    expect(await queriesDuring(podium, () => callers.find(claimsOf(podium, user)))).toBe(1);
  });

  test("is not remembered from a query that failed", async ({ podium }) => {
    const user = await makeUser(podium);
    const third = await startTestApp({ beside: podium });
    const { pool } = third.deps.database;
    const fault = vi.spyOn(pool, "connect").mockImplementationOnce(() => {
      throw new Error("away");
    });
    await expect(third.deps.callers.find(claimsOf(podium, user))).rejects.toThrow("away");
    expect(fault).toHaveBeenCalledOnce();
    expect(await third.deps.callers.find(claimsOf(podium, user))).toMatchObject({ id: user.id, role: "USER" });
    await third.close();
  });
});

describe("on every process at once", () => {
  test("a deleted user is out", async ({ podium, second, admin }) => {
    const user = await makeUser(podium);
    for (const app of [podium, second]) expect(await status(app, user, MINE)).toBe(200);
    expect((await admin.call("DELETE", `/api/user/${user.id}`)).statusCode).toBe(204);
    expect(await status(podium, user, MINE)).toBe(401);
    await expect.poll(() => status(second, user, MINE), { interval: 5 }).toBe(401);
  });

  test("a demoted administrator is no administrator, from the next call on", async ({ podium, second, role }) => {
    const other = await makeUser(podium, "ADMIN");
    for (const app of [podium, second]) expect(await status(app, other, "/api/user/all")).toBe(200);
    await role(other, "USER");
    for (const app of [podium, second]) expect(await status(app, other, "/api/user/all")).toBe(403);
    for (const app of [podium, second]) expect(await status(app, other, MINE)).toBe(200);
  });

  test("a promoted user is administrator", async ({ podium, second, role }) => {
    const user = await makeUser(podium);
    for (const app of [podium, second]) expect(await status(app, user, "/api/user/all")).toBe(403);
    await role(user, "ADMIN");
    expect(await status(podium, user, "/api/user/all")).toBe(200);
    await expect.poll(() => status(second, user, "/api/user/all"), { interval: 5 }).toBe(200);
  });
});

describe("the sockets", () => {
  test("of a deleted user close on every process, and open again only as a visitor's", async ({
    podium,
    second,
    admin,
  }) => {
    const user = await makeUser(podium);
    const open = [await connect(podium, user.token), await connect(second, user.token)];
    const closed = open.map(closing);
    await admin.api.deleteUser({ params: { id: user.id } });
    await Promise.all(closed);
    await connect(second, user.token);
    await expect.poll(() => second.deps.realtime.io.local.in(`user:${user.id}`).fetchSockets()).toHaveLength(0);
  });

  test("of a demoted administrator close, so that they are in no room of administrators", async ({
    podium,
    second,
    role,
  }) => {
    const other = await makeUser(podium, "ADMIN");
    const open = [await connect(podium, other.token), await connect(second, other.token)];
    const closed = open.map(closing);
    await role(other, "USER");
    await Promise.all(closed);
    for (const { deps } of [podium, second]) {
      expect(await deps.realtime.io.local.in(`user:${other.id}`).fetchSockets()).toEqual([]);
    }
  });

  test("of a demoted administrator, a closed account and an old password close when every message was lost; others stay", async ({
    podium,
    second,
  }) => {
    const { db } = second.deps.database;
    const [demoted, closed, renewed, stays] = [
      await makeUser(podium, "ADMIN"),
      await makeUser(podium),
      await makeUser(podium),
      await makeUser(podium, "ADMIN"),
    ];
    const open = [demoted, closed, renewed].map(({ token }) => connect(podium, token));
    const gone = (await Promise.all(open)).map(closing);
    const others = await Promise.all([connect(podium, stays.token), connect(podium, "")]);
    // The change is stored but not announced, as when Redis is down at that moment.
    const write = (id: number) => db.updateTable("users").where("id", "=", id);
    await write(demoted.id).set({ role: "USER" }).execute();
    await write(closed.id).set({ deletedAt: clock.now() }).execute();
    await db.updateTable("sessions").set({ endedAt: clock.now() }).where("userId", "=", renewed.id).execute();
    await podium.deps.callers.repairSockets();
    await Promise.all(gone);
    expect(others.map(({ connected }) => connected)).toEqual([true, true]);
    // The next handshake does not use the cached state.
    expect(await podium.deps.callers.find(claimsOf(podium, demoted))).toMatchObject({ id: demoted.id, role: "USER" });
  });

  test("close in the moment of the announcement", async ({ podium, second }) => {
    const user = await makeUser(podium);
    const socket = await connect(second, user.token);
    const closed = closing(socket);
    podium.deps.realtime.announceSessionsChange({ userId: user.id });
    await closed;
    expect(socket.connected).toBe(false);
  });

  test("of others stay", async ({ podium, second, admin }) => {
    const [user, other] = [await makeUser(podium), await makeUser(podium)];
    const [gone, stays] = [await connect(second, user.token), await connect(second, other.token)];
    const closed = closing(gone);
    await admin.api.deleteUser({ params: { id: user.id } });
    await closed;
    expect(stays.connected).toBe(true);
  });

  test("stay when only a profile changes", async ({ podium, role }) => {
    const user = await makeUser(podium);
    const socket = await connect(podium, user.token);
    await role(user, "USER");
    const pinged = new Promise((done) => socket.on("seats:changed", done));
    podium.deps.realtime.emit(`user:${user.id}`, "seats:changed", { showId: 1, seats: [] });
    await pinged;
    expect(socket.connected).toBe(true);
  });
});
