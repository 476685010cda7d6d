import type { Cart } from "@podium/shared/contracts/seats";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser, makeUsers, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";
import type { TestApp } from "#test/test-app.ts";
import { PARALLEL_BATCHES } from "./cart-batches.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true }).extend("beside", { scope: "file" }, appBeside({ clock }));

const tryHold = async (user: User | undefined, showId: number, seatId = "") =>
  user?.call("POST", `/api/carts/seats/${showId}/${seatId}`);
const giveBack = async (user: User | undefined, seatId = "") => user?.call("DELETE", `/api/carts/seats/${seatId}`);

/** Keeps a process's batches busy, so that later requests share the next batch. @returns a function that ends it */
async function keepBusy(podium: TestApp, showId: number, row = "R4"): Promise<() => Promise<void>> {
  const users = await makeUsers(podium, PARALLEL_BATCHES);
  await Promise.all(users.map((user) => user.api.getCart({ query: { orNone: true } })));
  const busy = ALL_SEATS.filter((seatId) => seatId.startsWith(row));
  for (const [index, user] of users.entries()) await tryHold(user, showId, busy[index]);
  const ids = users.map(({ id }) => id);
  const lock = await lockRows(podium.deps.database.pool, "select from carts where user_id = any($1) for update", [ids]);
  const released: Array<ReturnType<typeof giveBack>> = [];
  for (const [index, user] of users.entries()) {
    released.push(giveBack(user, busy[index]));
    await expect.poll(lock.waiting).toBe(index + 1);
  }
  return async () => {
    lock.release();
    expect((await Promise.all(released)).map((response) => response?.statusCode)).toEqual(users.map(() => 204));
  };
}

test("of those who share a transaction, one whom the database refuses fails alone", async ({ podium }) => {
  const [users, show] = [await makeUsers(podium, 12), await makeShow(podium)];
  const [gone, releasing, ...holding] = users;
  await tryHold(releasing, show.id, "R2-A");
  // The session is cached for a moment, but rows that refer to the deleted account are refused.
  for (const user of users) await user.call("GET", "/api/carts?orNone=true");
  for (const from of ["sessions where user_id", "users where id"])
    await podium.deps.database.pool.query(`delete from ${from} = $1`, [gone?.id]);
  const goOn = await keepBusy(podium, show.id);
  const requests = Promise.all([
    tryHold(gone, show.id, "R1-A"),
    giveBack(releasing, "R2-A"),
    ...holding.map((user, index) => tryHold(user, show.id, ALL_SEATS[index + 1])),
  ]);
  await goOn();
  const [refused, released, ...held] = await requests;
  expect(refused?.statusCode).toBe(500);
  expect(released?.statusCode).toBe(204);
  expect(held.map((response) => response?.statusCode)).toEqual(holding.map(() => 200));
});

test("a seat that is given back is there for who asks for it in the same transaction", async ({ podium }) => {
  const [[owner, other], show] = [await makeUsers(podium, 2), await makeShow(podium)];
  await tryHold(owner, show.id, "R1-A");
  await other?.call("GET", "/api/carts?orNone=true");
  const goOn = await keepBusy(podium, show.id);
  const requests = Promise.all([tryHold(other, show.id, "R1-A"), giveBack(owner, "R1-A")]);
  await goOn();
  expect((await requests).map((response) => response?.statusCode)).toEqual([200, 204]);
});

test("users who request different seats in two processes do not wait for each other in a circle", async ({
  podium,
  beside,
}) => {
  const [[one, other], show] = [await makeUsers(podium, 2), await makeShow(podium)];
  if (!one || !other) throw new Error("two users were made");
  const [oneThere, otherThere] = [withToken(beside, one), withToken(beside, other)];
  await hold(one.api, show.id, ["R1-A"]);
  await hold(other.api, show.id, ["R1-B"]);
  for (const user of [oneThere, otherThere]) await user.api.getCart();
  const goOn = [await keepBusy(podium, show.id), await keepBusy(beside, show.id, "R3")];
  // A failed transaction, such as a deadlock's, closes its connection; so do the three that lock rows.
  let ended = 0;
  for (const { deps } of [podium, beside]) deps.database.pool.on("remove", () => ended++);
  const requests = Promise.all([
    giveBack(one, "R1-A"),
    tryHold(other, show.id, "R2-A"),
    giveBack(otherThere, "R1-B"),
    tryHold(oneThere, show.id, "R2-B"),
  ]);
  const { pool } = podium.deps.database;
  const seats = "select from seats where show_id = $1 and seat_id in ('R2-A', 'R2-B') for update";
  const lock = await lockRows(pool, seats, [show.id]);
  for (const end of goOn) await end();
  // Each process waits at its first lock: for the seats, or for a row of the other one.
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(2);
  lock.release();
  const statuses = (await requests).map((response) => response?.statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 204)).toEqual([]);
  expect(ended).toBe(3);
});

test("seats that are given back and asked for in the same moment are held by the user whose response says so", async ({
  podium,
  beside,
}) => {
  const [owners, others, show] = [await makeUsers(podium, 20), await makeUsers(podium, 20), await makeShow(podium)];
  const seats = ALL_SEATS.slice(0, owners.length);
  for (let round = 0; round < 5; round++) {
    await Promise.all(owners.map((owner, index) => hold(owner.api, show.id, [seats[index] ?? ""])));
    const requests = seats.flatMap((seatId, index) => {
      const other = others[index];
      const elsewhere = other && index % 2 === 0 ? withToken(beside, other) : other;
      return [giveBack(owners[index], seatId), tryHold(elsewhere, show.id, seatId)];
    });
    const responses = await Promise.all(requests);
    const states = new Map((await podium.deps.seats.list(show.id)).map(({ seatId, status }) => [seatId, status]));
    for (const [index, seatId] of seats.entries()) {
      expect(responses[index * 2]?.statusCode).toBe(204);
      const got = responses[index * 2 + 1]?.statusCode;
      expect([200, 409]).toContain(got);
      expect(states.get(seatId)).toBe(got === 200 ? "held" : "available");
    }
    await Promise.all(others.map((other) => other.api.clearCart()));
  }
});

test("a user who gives a seat back while another gets its type gets the type in the response", async ({
  podium,
  beside,
}) => {
  const prices = (price: number) => [{ zone: null, price }];
  const ticketTypes = [
    { name: "Volwassene", description: "", prices: prices(14) },
    { name: "Kind", description: "", prices: prices(6) },
  ];
  const [user, show] = [await makeUser(podium), await makeShow(podium, { ticketTypes })];
  const { pool } = podium.deps.database;
  await hold(user.api, show.id, ["R1-A", "R1-B"]);
  const lock = await lockRows(pool, "select from carts where user_id = $1 for update", [user.id]);
  const body = { ticketTypeId: show.ticketTypes[1]?.id ?? 0 };
  const typed = withToken(beside, user).api.setSeatType({ params: { seatId: "R1-B" }, body });
  await expect.poll(lock.waiting).toBe(1);
  const released = giveBack(user, "R1-A");
  const queued = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(queued)).rows.length).toBe(2);
  lock.release();
  expect((await typed).total).toBe(20);
  expect((await released)?.json<Cart>()).toMatchObject({ lines: [{ seatId: "R1-B", price: 6 }], total: 6 });
});
