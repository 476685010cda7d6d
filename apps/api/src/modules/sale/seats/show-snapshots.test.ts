import { requestPath } from "@podium/shared/contracts/client";
import { routes } from "@podium/shared/contracts/routes";
import type { Show } from "@podium/shared/contracts/shows";
import { unpackSeats } from "@podium/shared/halls/packed-seats";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold, showForm } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { changedHall, publishHall } from "#test/halls.ts";
import { connect, joinShow } from "#test/screens.ts";
import type { TestApp } from "#test/test-app.ts";
import { makeSoldOut } from "#test/waiting.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true }).extend("there", { scope: "file" }, appBeside({ clock, listen: true }));

function read(
  { app }: TestApp,
  showId: number,
  { method = "GET", ...headers }: { method?: "GET" | "HEAD"; [header: string]: string } = {},
) {
  return app.inject({ method, url: requestPath(routes.listAvailableSeats, { params: { showId } }), headers });
}

const freeOf = (response: Awaited<ReturnType<typeof read>>): Set<string> =>
  new Set(response.json<Array<{ seatId: string }>>().map(({ seatId }) => seatId));

/** The response after `change` to a reader who has the version from before it. */
async function responseAfter(podium: TestApp, showId: number, change: () => unknown) {
  const etag = String((await read(podium, showId)).headers.etag);
  await change();
  return read(podium, showId, { "if-none-match": etag });
}

test("packed free seats are those that are listed, and 304 to who has them", async ({ podium }) => {
  const [show, user] = [await makeShow(podium), await makeUser(podium)];
  await hold(user.api, show.id, ["R1-A"]);
  const url = requestPath(routes.getFreeSeats, { params: { showId: show.id } });
  const packed = await podium.app.inject({ url });
  const seats = unpackSeats(packed.json<{ packed: string }>().packed);
  expect(new Set(seats.map(({ seatId }) => seatId))).toEqual(freeOf(await read(podium, show.id)));
  expect(seats.map(({ seatId }) => seatId)).not.toContain("R1-A");
  expect(seats.every(({ status, version }) => status === "available" && version === 0)).toBe(true);
  const again = await podium.app.inject({ url, headers: { "if-none-match": String(packed.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

describe("a reader who asks after a change is committed sees it", () => {
  test("with any number of readers before, beside and after, in every process", async ({ podium, there }) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    const sockets = await Promise.all([podium, there].map(({ url }) => connect(url)));
    const statusOf = async (seatId: string): Promise<Array<string | undefined>> => {
      const calls = [podium, there].map(async (app) =>
        freeOf(await read(app, show.id)).has(seatId) ? "free" : "reserved",
      );
      const joins = sockets.flatMap((socket) =>
        [{}, { packed: true as const }].map(async (how) => {
          const joined = await joinShow(socket, show.id, how);
          if (!joined.ok) throw new Error("a join was refused");
          const seats = joined.packed === undefined ? joined.seats : unpackSeats(joined.packed);
          const found = seats.find((seat) => seat.seatId === seatId)?.status;
          return found === "available" ? "free" : "reserved";
        }),
      );
      return Promise.all([...calls, ...joins]);
    };
    const crowd = { isThere: true };
    const reading = [podium, there].map(async (app) => {
      while (crowd.isThere) await Promise.all(Array.from({ length: 5 }, () => read(app, show.id)));
    });
    try {
      for (const seatId of ALL_SEATS.slice(0, 12)) {
        await hold(user.api, show.id, [seatId]);
        expect(new Set(await statusOf(seatId)), seatId).toEqual(new Set(["reserved"]));
        await user.api.removeSeat({ params: { seatId } });
        expect(new Set(await statusOf(seatId)), seatId).toEqual(new Set(["free"]));
      }
    } finally {
      crowd.isThere = false;
      await Promise.all(reading);
    }
    for (const socket of sockets) socket.disconnect();
  });

  test("a snapshot is one object until something changes, so that it is presented and serialized once", async ({
    podium,
  }) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    const readSnapshot = () => podium.deps.seats.snapshot(show.id);
    const [first, ...others] = await Promise.all([readSnapshot(), readSnapshot(), readSnapshot()]);
    for (const other of [...others, await readSnapshot()]) expect(other).toBe(first);
    await hold(user.api, show.id, ["R1-A"]);
    expect(await readSnapshot()).not.toBe(first);
  });
});

describe("a reader who has the free seats already gets a 304", () => {
  test("until one is held, in every process", async ({ podium, there }) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    const first = await read(podium, show.id);
    expect(first.headers).toMatchObject({ "cache-control": "no-cache", etag: expect.stringMatching(/^W\/".{22}"$/) });
    for (const app of [podium, there]) {
      const again = await read(app, show.id, { "if-none-match": String(first.headers.etag) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", first.headers.etag]);
    }
    await hold(user.api, show.id, ["R1-A"]);
    for (const app of [podium, there]) {
      const changed = await read(app, show.id, { "if-none-match": String(first.headers.etag) });
      expect([changed.statusCode, freeOf(changed).has("R1-A")]).toEqual([200, false]);
      expect(changed.headers.etag).not.toBe(first.headers.etag);
    }
  });

  test("not after a change of a seat whose version is below another's", async ({ podium }) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    for (let turn = 0; turn < 3; turn++) {
      await hold(user.api, show.id, ["R1-A"]);
      await user.api.removeSeat({ params: { seatId: "R1-A" } });
    }
    const changed = await responseAfter(podium, show.id, () => hold(user.api, show.id, ["R1-B"]));
    expect([changed.statusCode, freeOf(changed).has("R1-B")]).toEqual([200, false]);
    // The number of free seats stays the same.
    const exchanged = await responseAfter(podium, show.id, async () => {
      await hold(user.api, show.id, ["R1-C"]);
      await user.api.removeSeat({ params: { seatId: "R1-B" } });
    });
    expect(["R1-B", "R1-C"].filter((seatId) => freeOf(exchanged).has(seatId))).toEqual(["R1-B"]);
  });

  test("not once a hold is over, before anybody ended it", async ({ podium }) => {
    const [show, user] = [await makeShow(podium), await makeUser(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    const early = await responseAfter(podium, show.id, () => clock.advance(899));
    expect(early.statusCode).toBe(304);
    const late = await responseAfter(podium, show.id, () => clock.advance(2));
    expect([late.statusCode, freeOf(late).has("R1-A")]).toEqual([200, true]);
  });

  test("also once a hold is over for which somebody waits, and not when nobody waits any more", async ({ podium }) => {
    const { show, visitor } = await makeSoldOut(podium, {});
    const an = await visitor();
    await an.join(1);
    const waiting = await responseAfter(podium, show.id, () => clock.advance(901));
    expect(waiting.statusCode).toBe(304);
    const alone = await responseAfter(podium, show.id, () =>
      sql`delete from waiting_wishes where show_id = ${show.id}`.execute(podium.deps.database.db),
    );
    expect([alone.statusCode, freeOf(alone).size]).toEqual([200, 8]);
  });

  test("not after the show moved to another plan, with the same seats in another order or with others", async ({
    podium,
    admin,
  }) => {
    const show = await makeShow(podium);
    const move = async (hallPlanId: number): Promise<Show> =>
      admin.api.updateShow({
        params: { id: show.id },
        body: { ...showForm({ name: show.name, dateTime: show.dateTime }), hallPlanId },
      });
    const plan = changedHall({});
    const reordered = await publishHall(podium, { ...plan, groups: plan.groups.toReversed(), name: "Andersom" });
    const turned = await responseAfter(podium, show.id, () => move(reordered));
    expect([turned.statusCode, freeOf(turned)]).toEqual([200, new Set(ALL_SEATS)]);
    expect([...freeOf(turned)]).not.toEqual(ALL_SEATS);
    const smaller = await publishHall(podium, { ...changedHall({ without: ["R1-A"] }), name: "Kleiner" });
    const moved = await responseAfter(podium, show.id, () => move(smaller));
    expect([moved.statusCode, freeOf(moved).has("R1-A")]).toEqual([200, false]);
  });

  test("with HEAD as with GET", async ({ podium }) => {
    const show = await makeShow(podium);
    const [got, head] = [await read(podium, show.id), await read(podium, show.id, { method: "HEAD" })];
    const { date: _date, "x-request-id": _id, ...headers } = got.headers;
    expect(head.headers).toMatchObject(headers);
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    const known = await read(podium, show.id, { method: "HEAD", "if-none-match": String(got.headers.etag) });
    expect(known.statusCode).toBe(304);
  });

  test("and who asks with a token still stores nothing", async ({ podium, user }) => {
    const show = await makeShow(podium);
    const response = await read(podium, show.id, { authorization: `Bearer ${user.token}` });
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

test("a show that does not exist, or no longer, has no seats to read", async ({ podium, admin }) => {
  const show = await makeShow(podium);
  expect((await read(podium, show.id)).statusCode).toBe(200);
  await admin.api.deleteShow({ params: { id: show.id } });
  for (const id of [show.id, 999_999])
    expect((await read(podium, id)).json()).toMatchObject({ code: "SHOW_NOT_FOUND" });
});
