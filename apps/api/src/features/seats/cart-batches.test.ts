import type { Cart } from "@podium/shared/contracts/seats";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser, makeUsers, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true }).extend("beside", { scope: "file" }, appBeside({ clock }));

const ask = (user: User | undefined, showId: number, seatId = "") =>
  user?.call("POST", `/api/carts/seats/${showId}/${seatId}`);
const giveBack = (user: User | undefined, seatId = "") => user?.call("DELETE", `/api/carts/seats/${seatId}`);

test("of those who share a transaction, one whom the database refuses fails alone", async ({ podium }) => {
  const [users, show] = [await makeUsers(podium, 12), await makeShow(podium)];
  const [gone, releasing, ...holding] = users;
  await ask(releasing, show.id, "R4-A");
  // Their session is remembered for a moment; what refers to their account is refused.
  await gone?.call("GET", "/api/carts");
  for (const from of ["sessions where user_id", "users where id"])
    await podium.deps.database.pool.query(`delete from ${from} = $1`, [gone?.id]);
  const [refused, released, ...held] = await Promise.all([
    ask(gone, show.id, "R1-A"),
    giveBack(releasing, "R4-A"),
    ...holding.map((user, index) => ask(user, show.id, ALL_SEATS[index + 1])),
  ]);
  expect(refused?.statusCode).toBe(500);
  expect(released?.statusCode).toBe(204);
  expect(held.map((response) => response?.statusCode)).toEqual(holding.map(() => 200));
});

test("seats that are given back and asked for in the same moment are held by whoever was told so", async ({
  podium,
  beside,
}) => {
  const [owners, others, show] = [await makeUsers(podium, 20), await makeUsers(podium, 20), await makeShow(podium)];
  const seats = ALL_SEATS.slice(0, owners.length);
  for (let round = 0; round < 5; round++) {
    await Promise.all(owners.map((owner, index) => hold(owner.api, show.id, [seats[index] ?? ""])));
    const asked = seats.flatMap((seatId, index) => {
      const other = others[index];
      const elsewhere = other && index % 2 === 0 ? withToken(beside, other) : other;
      return [giveBack(owners[index], seatId), ask(elsewhere, show.id, seatId)];
    });
    const responses = await Promise.all(asked);
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

test("who gives a seat back while another gets its type is told of the type", async ({ podium, beside }) => {
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
