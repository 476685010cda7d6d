import type { Show } from "@podium/shared/contracts/shows";
import { hold, reserve, showForm } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { afterEach, describe, expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { makeShow, makeUser, makeUsers, type User } from "#test/factories.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { changedHall, publishHall } from "#test/halls.ts";
import { connect, joinShow, nextEvent } from "#test/screens.ts";
import { lockRows } from "#test/row-lock.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const open: Array<{ disconnect(): unknown }> = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

const test = apiTest({ clock, listen: true })
  .extend("there", { scope: "file" }, appBeside({ clock, listen: true }))
  // An app whose events reach no other process.
  .extend("cutOff", { scope: "file" }, appBeside({ clock, redisPrefix: "elsewhere" }))
  /** A hall plan without the first seat of the first balcony row, and with a row 9 of two seats. */
  .extend("other", { scope: "file" }, ({ podium }) =>
    publishHall(podium, { ...changedHall({ without: ["R1-A", "R1-B"], row: ["A", "B"] }), name: "Zomerzaal" }),
  );

const move = (admin: User, show: Show, hallPlanId: number) =>
  admin.call("PUT", `/api/admin/shows/${show.id}`, {
    ...showForm({ name: show.name, dateTime: show.dateTime }),
    hallPlanId,
  });

const seatsOf = async ({ deps }: TestApp, showId: number) => {
  const { rows } = await sql<{ seatId: string; status: string; version: number }>`
    select seat_id, status, version from seats where show_id = ${showId}`.execute(deps.database.db);
  return new Map(rows.map(({ seatId, ...seat }) => [seatId, seat]));
};

const planned = async ({ deps }: TestApp, hallPlanId: number): Promise<string[]> => {
  const rows = await deps.database.db
    .selectFrom("hallPlanSeats")
    .where("hallPlanId", "=", hallPlanId)
    .select("seatId")
    .execute();
  return rows.map(({ seatId }) => seatId).toSorted();
};

describe("a show that moves to another plan", () => {
  test("gets its new seats, loses those that went, and keeps each other as it was", async ({
    podium,
    admin,
    other,
  }) => {
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    await reserve(user.api, show.id, ["R2-A"]);
    await hold(user.api, show.id, ["T1-A"]);
    const before = await seatsOf(podium, show.id);
    const response = await move(admin, show, other);
    expect([response.statusCode, response.json<Show>()]).toEqual([
      200,
      expect.objectContaining({ hallPlanId: other, hallName: "Zomerzaal", seatsTotal: 193 }),
    ]);
    const after = await seatsOf(podium, show.id);
    expect([...after.keys()].toSorted()).toEqual(await planned(podium, other));
    expect([after.has("R1-A"), after.get("R9-A")?.status]).toEqual([false, "available"]);
    for (const seatId of ["R2-A", "T1-A", "R4-T"]) expect(after.get(seatId)).toEqual(before.get(seatId));
    await hold(user.api, show.id, ["R9-B"]);
  });

  test("is in the log with both halls, or with both plans of one", async ({ podium, admin, other }) => {
    const show = await makeShow(podium);
    const newer = await publishHall(podium, changedHall({ row: ["A"] }));
    await move(admin, show, newer);
    await move(admin, show, other);
    const { items } = await admin.api.listAudit({ query: { action: "SHOW_UPDATED" } });
    expect(items.filter(({ subjectId }) => subjectId === show.id).map(({ summary }) => summary)).toEqual([
      'Voorstelling "De vrek" gewijzigd: zaal Parochiezaal → Zomerzaal',
      `Voorstelling "De vrek" gewijzigd: zaal Parochiezaal (plan #1) → Parochiezaal (plan #${newer})`,
    ]);
  });

  test("stays where it is while a seat that would go is reserved, held or blocked, and says which", async ({
    podium,
    admin,
  }) => {
    const without = ["R1-A", "R1-B", "R1-C", "R1-D", "T1-A"];
    const smaller = await publishHall(podium, changedHall({ without, row: ["A"] }));
    const show = await makeShow(podium);
    const [one, two] = [await makeUser(podium), await makeUser(podium)];
    await reserve(one.api, show.id, ["R1-A", "R1-B"]);
    await hold(two.api, show.id, ["T1-A", "R2-A"]);
    await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds: ["R1-C"] } });
    const before = await seatsOf(podium, show.id);
    const response = await move(admin, show, smaller);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        statusCode: 409,
        code: "SEATS_WOULD_GO",
        message: expect.stringContaining("Rij 1, stoelen A tot C; Tafel 1, stoel A."),
        details: [
          { field: "R1-A", message: "Rij 1, stoel A" },
          { field: "R1-B", message: "Rij 1, stoel B" },
          { field: "R1-C", message: "Rij 1, stoel C" },
          { field: "T1-A", message: "Tafel 1, stoel A" },
        ],
      },
    ]);
    expect(await seatsOf(podium, show.id)).toEqual(before);
    const listed = (await admin.api.listShows()).find(({ id }) => id === show.id);
    expect(listed?.hallPlanId).toBe(1);
  });

  test("names twelve of the seats that would go, and counts the others", async ({ podium, admin }) => {
    const show = await makeShow(podium);
    const seatIds = Array.from("ABCDEFGHIJKLM", (letter) => `R1-${letter}`);
    const smaller = await publishHall(podium, changedHall({ without: seatIds }));
    await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds } });
    const refused = (await move(admin, show, smaller)).json<{ message: string; details: unknown[] }>();
    expect(refused.message).toContain("Rij 1, stoelen A tot L, en nog 1 andere.");
    expect(refused.details).toHaveLength(13);
  });

  test("is not stopped by a hold that ended", async ({ podium, admin, other }) => {
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    await hold(user.api, show.id, ["R1-A", "R2-B"]);
    clock.advance(16 * 60);
    expect((await move(admin, show, other)).statusCode).toBe(200);
    await podium.deps.seats.expireDue();
    expect((await seatsOf(podium, show.id)).get("R2-B")?.status).toBe("available");
    await hold(user.api, show.id, ["R2-B"]);
  });

  test("needs a plan that exists, and so does a new show", async ({ podium, admin }) => {
    const show = await makeShow(podium);
    const unknown = {
      statusCode: 400,
      code: "INVALID_INPUT",
      details: [{ field: "hallPlanId", message: expect.any(String) }],
    };
    expect((await move(admin, show, 999_999)).json()).toMatchObject(unknown);
    const created = await admin.call("POST", "/api/admin/shows", { ...showForm(), hallPlanId: 999_999 });
    expect(created.json()).toMatchObject(unknown);
    const here = await admin.api.createShow({
      body: showForm({ hallPlanId: await publishHall(podium, changedHall({})) }),
    });
    expect(here.hallPlanId).not.toBe(1);
  });

  test("stays in its hall when a change names none", async ({ podium, admin, other }) => {
    const show = await makeShow(podium);
    await move(admin, show, other);
    const changed = await admin.api.updateShow({ params: { id: show.id }, body: showForm({ name: "De vrek 2" }) });
    expect([changed.name, changed.hallPlanId]).toEqual(["De vrek 2", other]);
  });
});

describe("at the same moment", () => {
  test("as a seat that goes is held, whichever comes first stands and the other is refused", async ({
    podium,
    admin,
    other,
  }) => {
    const { pool } = podium.deps.database;
    const waiting = async (): Promise<number> => {
      const asked = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await pool.query(asked)).rows.length;
    };
    for (const holdFirst of [true, false]) {
      const [show, user] = [await makeShow(podium), await makeUser(podium)];
      const requests = [() => user.call("POST", `/api/carts/seats/${show.id}/R1-A`), () => move(admin, show, other)];
      const lock = await lockRows(pool, "select 1 from seats where show_id = $1 and seat_id = 'R1-A' for update", [
        show.id,
      ]);
      const responses = [];
      for (const request of holdFirst ? requests : requests.toReversed()) {
        responses.push(request());
        await expect.poll(waiting).toBe(responses.length);
      }
      lock.release();
      const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
      expect(statuses).toEqual(holdFirst ? [200, 409] : [200, 404]);
      expect((await seatsOf(podium, show.id)).has("R1-A")).toBe(holdFirst);
    }
  });

  test("as seats that go are held, by many and in any order, none is held that is not in the plan", async ({
    podium,
    admin,
    other,
  }) => {
    for (const user of await makeUsers(podium, 20)) {
      const show = await makeShow(podium);
      const [held, moved] = await Promise.all([
        user.call("POST", `/api/carts/seats/${show.id}/R1-A`),
        move(admin, show, other),
      ]);
      expect(["200 409", "404 200"]).toContain(`${held.statusCode} ${moved.statusCode}`);
      expect((await seatsOf(podium, show.id)).has("R1-A")).toBe(moved.statusCode === 409);
    }
  });

  test("as another move, the show has the seats of the plan that it is in", async ({ podium, admin, other }) => {
    const third = await publishHall(podium, changedHall({ without: ["T3-A"], row: ["B", "C"] }));
    for (let round = 0; round < 10; round++) {
      const show = await makeShow(podium);
      const moves = await Promise.all([move(admin, show, other), move(admin, show, third), move(admin, show, 1)]);
      expect(moves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const now = (await admin.api.listShows()).find(({ id }) => id === show.id);
      expect([...(await seatsOf(podium, show.id)).keys()].toSorted()).toEqual(
        await planned(podium, now?.hallPlanId ?? 0),
      );
    }
  });
});

describe("open screens", () => {
  async function watch(app: TestApp, showId: number) {
    const socket = await connect(app.url);
    open.push(socket);
    return { socket, joined: await joinShow(socket, showId) };
  }

  test("of every process get the new plan with all its seats at once", async ({ podium, there, admin, other }) => {
    const show = await makeShow(podium);
    const screens = [await watch(podium, show.id), await watch(there, show.id)];
    for (const { joined } of screens) expect(joined).toMatchObject({ ok: true, hallPlanId: 1 });
    const events = screens.map(({ socket }) => nextEvent(socket, "seats:changed"));
    await move(admin, show, other);
    for (const event of await Promise.all(events)) {
      expect([event.showId, event.hallPlanId]).toEqual([show.id, other]);
      expect(event.seats.map(({ seatId }) => seatId).toSorted()).toEqual(await planned(podium, other));
    }
    expect((await watch(there, show.id)).joined).toMatchObject({ hallPlanId: other });
  });

  test("that missed it get it from the next repair, and once", async ({ podium, cutOff, admin, other }) => {
    const show = await makeShow(podium);
    const { socket } = await watch(podium, show.id);
    await cutOff.deps.shows.update(
      show.id,
      { name: show.name, startsAt: new Date(show.dateTime), hallPlanId: other },
      admin.id,
    );
    // A screen that joins now has the new plan; the other screen still has not.
    expect((await watch(podium, show.id)).joined).toMatchObject({ hallPlanId: other });
    const planIds: unknown[] = [];
    socket.on("seats:changed", ({ hallPlanId }) => hallPlanId !== undefined && planIds.push(hallPlanId));
    await podium.deps.seats.repairScreens(0);
    await expect.poll(() => planIds).toEqual([other]);
    await podium.deps.seats.repairScreens(0);
    await joinShow(socket, show.id);
    expect(planIds).toEqual([other]);
  });

  test("believe a seat that went and came back: its version is above all that they saw", async ({
    podium,
    admin,
    other,
  }) => {
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    for (let round = 0; round < 3; round++) {
      await hold(user.api, show.id, ["R1-A"]);
      await user.api.clearCart();
    }
    const seen = (await seatsOf(podium, show.id)).get("R1-A")?.version ?? 0;
    await move(admin, show, other);
    await move(admin, show, 1);
    expect((await seatsOf(podium, show.id)).get("R1-A")?.version).toBeGreaterThan(seen);
  });
});
