import type { ServerToClientEvents } from "@podium/shared/realtime";
import { type Socket, io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { type Person, call, makePerson } from "#test/factories.ts";
import { type TestApp, startTestApp } from "#test/test-app.ts";
import { createAccounts } from "./accounts.ts";

let first: TestApp;
let second: TestApp;
let admin: Person;
const clock = createFakeClock();
beforeAll(async () => {
  first = await startTestApp({ listen: true, clock });
  second = await startTestApp({ beside: first, listen: true, clock });
  admin = await makePerson(first, "ADMIN");
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const sockets: Array<Socket<ServerToClientEvents>> = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

async function connect(test: TestApp, token: string): Promise<Socket<ServerToClientEvents>> {
  const socket = io(test.url, { auth: { token }, transports: ["websocket"], reconnection: false });
  sockets.push(socket);
  await new Promise<void>((done, failed) => socket.on("connect", done).on("connect_error", failed));
  return socket;
}

const closing = (socket: Socket<ServerToClientEvents>) => new Promise((done) => socket.on("disconnect", done));

const role = async ({ id, email }: Person, wanted: string) => {
  const body = { id, email, role: wanted, firstname: "Piet", lastname: "Rol", number: "0470000000" };
  const answer = await admin.call("PUT", "/api/admin/updateProfile", body);
  expect(answer.statusCode).toBe(200);
};
/** A call that answers 200 to whoever is let in, without another look at the account. */
const MINE = "/api/reservation/my-reservations";
const status = async (test: TestApp, { token }: Person, url: string) =>
  (await call(test, "GET", url, { token })).statusCode;

/** How many statements the app's pool runs meanwhile. */
async function queriesDuring(test: TestApp, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => void count++;
  test.deps.database.pool.on("acquire", note);
  await work();
  test.deps.database.pool.off("acquire", note);
  return count;
}

describe("who calls", () => {
  it("costs no query for a user who has just called", async () => {
    const person = await makePerson(first);
    const { accounts } = first.deps;
    expect(await queriesDuring(first, () => accounts.find(person.id, 0))).toBe(1);
    const many = async () => {
      for (let time = 0; time < 50; time++)
        expect(await accounts.find(person.id, 0)).toEqual({ id: person.id, role: "USER" });
    };
    expect(await queriesDuring(first, many)).toBe(0);
  });

  it("is asked once of the database, however many calls come at once", async () => {
    const person = await makePerson(first);
    const { accounts } = first.deps;
    const many = () => Promise.all(Array.from({ length: 50 }, () => accounts.find(person.id, 0)));
    expect(await queriesDuring(first, many)).toBe(1);
  });

  it("is believed for two seconds at most, should no message come", async () => {
    const person = await makePerson(first);
    expect(await status(first, person, MINE)).toBe(200);
    await first.deps.database.db
      .updateTable("users")
      .set({ deletedAt: clock.now() })
      .where("id", "=", person.id)
      .execute();
    clock.advance(1.9);
    expect(await first.deps.accounts.find(person.id, 0)).not.toBeNull();
    clock.advance(0.2);
    expect(await status(first, person, MINE)).toBe(401);
  });

  it("is read from the database itself where only administrators may come", async () => {
    const other = await makePerson(first, "ADMIN");
    expect(await status(first, other, "/api/user/all")).toBe(200);
    await first.deps.database.db.updateTable("users").set({ role: "USER" }).where("id", "=", other.id).execute();
    expect(await status(first, other, "/api/user/all")).toBe(403);
  });

  it("is not remembered from a query that was under way when it changed", async () => {
    const person = await makePerson(first);
    const listeners: Array<(userId: number) => void> = [];
    const accounts = createAccounts({
      db: first.deps.database.db,
      clock,
      realtime: { ...first.deps.realtime, onAccountChange: (listener) => void listeners.push(listener) },
    });
    const underWay = accounts.find(person.id, 0);
    for (const listener of listeners) listener(person.id);
    await underWay;
    expect(await queriesDuring(first, () => accounts.find(person.id, 0))).toBe(1);
  });

  it("is not remembered from a query that failed", async () => {
    const person = await makePerson(first);
    const third = await startTestApp({ beside: first });
    const { pool } = third.deps.database;
    const fault = vi.spyOn(pool, "connect").mockImplementationOnce(() => {
      throw new Error("away");
    });
    await expect(third.deps.accounts.find(person.id, 0)).rejects.toThrow("away");
    expect(fault).toHaveBeenCalledOnce();
    expect(await third.deps.accounts.find(person.id, 0)).toEqual({ id: person.id, role: "USER" });
    await third.close();
  });
});

describe("on every process at once", () => {
  it("a deleted person is out", async () => {
    const person = await makePerson(first);
    for (const test of [first, second]) expect(await status(test, person, MINE)).toBe(200);
    expect((await admin.call("DELETE", `/api/user/${person.id}`)).statusCode).toBe(204);
    expect(await status(first, person, MINE)).toBe(401);
    await vi.waitFor(async () => expect(await status(second, person, MINE)).toBe(401), { interval: 5 });
  });

  it("a demoted administrator is no administrator, from the next call on", async () => {
    const other = await makePerson(first, "ADMIN");
    for (const test of [first, second]) expect(await status(test, other, "/api/user/all")).toBe(200);
    await role(other, "USER");
    for (const test of [first, second]) expect(await status(test, other, "/api/user/all")).toBe(403);
    for (const test of [first, second]) expect(await status(test, other, MINE)).toBe(200);
  });

  it("a promoted user is administrator", async () => {
    const person = await makePerson(first);
    for (const test of [first, second]) expect(await status(test, person, "/api/user/all")).toBe(403);
    await role(person, "ADMIN");
    expect(await status(first, person, "/api/user/all")).toBe(200);
    await vi.waitFor(async () => expect(await status(second, person, "/api/user/all")).toBe(200), { interval: 5 });
  });
});

describe("the sockets", () => {
  it("of a deleted person close on every process, and open again only as a visitor's", async () => {
    const person = await makePerson(first);
    const open = [await connect(first, person.token), await connect(second, person.token)];
    const closed = open.map(closing);
    await admin.call("DELETE", `/api/user/${person.id}`);
    await Promise.all(closed);
    await connect(second, person.token);
    // Stream and announcement travel apart: the socket may open a moment before the announcement closes it again.
    await vi.waitFor(async () => {
      expect(await second.deps.realtime.io.local.in(`user:${person.id}`).fetchSockets()).toHaveLength(0);
    });
  });

  it("of a demoted administrator close, so that no room of administrators keeps them", async () => {
    const other = await makePerson(first, "ADMIN");
    const open = [await connect(first, other.token), await connect(second, other.token)];
    const closed = open.map(closing);
    await role(other, "USER");
    await Promise.all(closed);
    for (const { deps } of [first, second]) {
      expect(await deps.realtime.io.local.in(`user:${other.id}`).fetchSockets()).toEqual([]);
    }
  });

  it("close also when the announcement is lost, by way of the stream", async () => {
    const person = await makePerson(first);
    const socket = await connect(second, person.token);
    const closed = closing(socket);
    const lost = vi.spyOn(first.deps.realtime, "announceAccountChange").mockImplementationOnce(() => undefined);
    await admin.call("DELETE", `/api/user/${person.id}`);
    await closed;
    expect(lost).toHaveBeenCalledExactlyOnceWith(person.id);
  });

  it("close in the moment of the announcement, without waiting for the stream", async () => {
    const person = await makePerson(first);
    const socket = await connect(second, person.token);
    const closed = closing(socket);
    first.deps.realtime.announceAccountChange(person.id);
    await closed;
    expect(socket.connected).toBe(false);
  });

  it("of others stay", async () => {
    const [person, other] = [await makePerson(first), await makePerson(first)];
    const [gone, stays] = [await connect(second, person.token), await connect(second, other.token)];
    const closed = closing(gone);
    await admin.call("DELETE", `/api/user/${person.id}`);
    await closed;
    expect(stays.connected).toBe(true);
  });

  it("stay when only a profile changes", async () => {
    const person = await makePerson(first);
    const socket = await connect(first, person.token);
    await role(person, "USER");
    const pinged = new Promise((done) => socket.on("seats:changed", done));
    first.deps.realtime.emit(`user:${person.id}`, "seats:changed", { showId: 1, seats: [] });
    await pinged;
    expect(socket.connected).toBe(true);
  });
});
