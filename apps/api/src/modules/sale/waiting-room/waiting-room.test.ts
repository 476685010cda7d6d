import { createHash, createHmac, randomUUID } from "node:crypto";
import { hold } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { form } from "#test/changed-shows.ts";
import { makeAnonymous, makeShow, makeUser, makeUsers, withToken } from "#test/factories.ts";
import { started } from "#test/fixtures.ts";
import { enter, holdOutcome, MINUTE, waitingRoomTest } from "#test/waiting-room.ts";

const { clock, test } = waitingRoomTest();

describe("before the opening", () => {
  test("the room opens half an hour before the sale, and says so earlier", async ({ opening, user }) => {
    const show = await opening(31 * MINUTE);
    const early = await user.call("POST", `/api/show/${show.id}/waiting-room`);
    expect(early.json()).toMatchObject({ statusCode: 409, code: "WAITING_ROOM_NOT_OPEN" });
    clock.advance(MINUTE);
    const place = await enter(user, show.id);
    expect(place).toMatchObject({ state: "before", room: { drawn: false, waiting: 1 } });
    expect(place.rank).toBeUndefined();
    expect(place.room?.seed).toBeUndefined();
    expect(await holdOutcome(user, show.id, "R1-A")).toBe("SALES_NOT_OPEN");
  });

  test("ten tabs, asking again and another process are one place", async ({
    opening,
    podium,
    user,
    onTestFinished,
  }) => {
    const show = await opening(10 * MINUTE);
    const other = await started({ clock, beside: podium }, { onCleanup: onTestFinished });
    const tabs = Array.from({ length: 10 }, (_, index) => (index % 2 ? withToken(other, user) : user));
    const entries = await Promise.all(tabs.map((tab) => enter(tab, show.id)));
    expect(new Set(entries.map(({ entry }) => entry)).size).toBe(1);
    expect(await enter(user, show.id, entries[0]?.entry ?? undefined)).toMatchObject({ room: { waiting: 1 } });
  });

  test("an entry that is made up, or somebody else's, is refused, and one's own place stays", async ({
    opening,
    podium,
    user,
  }) => {
    const show = await opening(10 * MINUTE);
    const stranger = await makeUser(podium);
    const [own, theirs] = [await enter(user, show.id), await enter(stranger, show.id)];
    const ask = (entry: unknown) => user.call("POST", `/api/show/${show.id}/waiting-room`, { entry });
    for (const entry of [randomUUID(), theirs.entry])
      expect((await ask(entry)).json()).toMatchObject({ statusCode: 404, code: "WAITING_ENTRY_NOT_FOUND" });
    expect((await ask("'; drop table shows")).json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
    expect((await enter(user, show.id)).entry).toBe(own.entry);
  });

  test("an opening that moves takes everybody's place along, sooner or later", async ({ opening, admin, podium }) => {
    const show = await opening(20 * MINUTE);
    const users = await makeUsers(podium, 3);
    const before = await Promise.all(users.map((user) => enter(user, show.id)));
    const move = (salesOpenAt: Date | null) =>
      admin.api.updateShow({
        params: { id: show.id },
        body: { name: show.name, dateTime: show.dateTime, salesOpenAt: salesOpenAt?.toISOString() ?? null },
      });
    await move(new Date(clock.now().getTime() + 24 * 3_600_000));
    const later = await Promise.all(users.map((user) => enter(user, show.id)));
    expect(later.map(({ entry, state }) => [entry, state])).toEqual(before.map(({ entry }) => [entry, "before"]));
    await move(null);
    const opened = await Promise.all(users.map((user) => enter(user, show.id)));
    expect(opened.map(({ entry, state }) => [entry, state])).toEqual(before.map(({ entry }) => [entry, "in"]));
    expect(opened.map(({ rank }) => rank).toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3]);
  });
});

describe("the draw", () => {
  test("anyone can check it: the hash of the seed before, the seed after, and the rank of each entry", async ({
    opening,
    podium,
    visitor,
  }) => {
    const show = await opening(10 * MINUTE);
    const users = await makeUsers(podium, 12);
    const before = await Promise.all(users.map((user) => enter(user, show.id)));
    const { seedHash, seed, entries } = await visitor.getWaitingRoomDraw({ params: { id: show.id } });
    expect([seed, entries]).toEqual([null, []]);
    clock.advance(10 * MINUTE);
    await podium.deps.waitingRoom.sweep();
    const after = await Promise.all(users.map((user) => enter(user, show.id)));
    const draw = await visitor.getWaitingRoomDraw({ params: { id: show.id } });

    expect(before.every(({ room }) => room?.seedHash === seedHash)).toBe(true);
    expect(
      createHash("sha256")
        .update(draw.seed ?? "")
        .digest("hex"),
    ).toBe(seedHash);
    const hmac = (entry: string | null) =>
      createHmac("sha256", draw.seed ?? "")
        .update(entry ?? "")
        .digest("hex");
    const expected = before.map(({ entry }) => entry ?? "").toSorted((a, b) => (hmac(a) < hmac(b) ? -1 : 1));
    expect(draw.entries).toEqual(expected);
    expect(after.map(({ rank }) => rank)).toEqual(before.map(({ entry }) => expected.indexOf(entry ?? "") + 1));
    expect(draw.entries).not.toEqual(before.map(({ entry }) => entry));
  });

  test("who comes after it stands behind, in order of arrival", async ({ opened, podium }) => {
    const { show } = await opened(5, 2);
    const [late, later] = [await makeUser(podium), await makeUser(podium)];
    expect((await enter(late, show.id)).rank).toBe(6);
    expect((await enter(later, show.id)).rank).toBe(7);
  });

  test("two processes draw once", async ({ opening, podium, onTestFinished }) => {
    const show = await opening(10 * MINUTE);
    const other = await started({ clock, beside: podium }, { onCleanup: onTestFinished });
    const users = await makeUsers(podium, 8);
    for (const user of users) await enter(user, show.id);
    clock.advance(10 * MINUTE);
    const [, , ...places] = await Promise.all([
      podium.deps.waitingRoom.sweep(),
      other.deps.waitingRoom.sweep(),
      ...users.map((user, index) => enter(index % 2 ? withToken(other, user) : user, show.id)),
    ]);
    const again = await Promise.all(users.map((user) => enter(user, show.id)));
    expect(again.map(({ rank }) => rank).toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(again.map(({ rank }) => rank)).toEqual(places.map(({ rank }) => rank));
  });
});

describe("auto", () => {
  test("few people never wait: seats are held as without a room, also by who never entered it", async ({
    opening,
    podium,
  }) => {
    const show = await opening(10 * MINUTE);
    const users = await makeUsers(podium, 10);
    for (const user of users) await enter(user, show.id);
    clock.advance(10 * MINUTE);
    const [one] = users;
    expect(await holdOutcome(await makeUser(podium), show.id, "R1-A")).toBe(200);
    expect(one && (await holdOutcome(one, show.id, "R1-B"))).toBe(200);
    const places = await Promise.all(users.map((user) => enter(user, show.id)));
    expect(places.map(({ state, room }) => [state, room?.on])).toEqual(users.map(() => ["in", false]));
  });

  test("is on from when more are there than a minute lets in, so that nobody slips in at the opening", async ({
    opened,
    podium,
  }) => {
    const { show, users, places } = await opened(5, 2);
    expect(places.map(({ state }) => state)).toEqual(["in", "in", "waiting", "waiting", "waiting"]);
    expect(places[3]).toMatchObject({ position: 2, ahead: 1, estimateSeconds: 60, room: { on: true, letIn: 2 } });
    expect(await holdOutcome(await makeUser(podium), show.id, "R1-A")).toBe("WAIT_YOUR_TURN");
    expect(users[2] && (await holdOutcome(users[2], show.id, "R1-A"))).toBe("WAIT_YOUR_TURN");
    expect(users[1] && (await holdOutcome(users[1], show.id, "R1-A"))).toBe(200);
  });

  test("is off again once nobody waits", async ({ opened, podium }) => {
    const { show } = await opened(4, 2);
    for (let seconds = 0; seconds < 90; seconds++) {
      clock.advance(1);
      await podium.deps.waitingRoom.sweep();
    }
    const stranger = await makeUser(podium);
    expect(await holdOutcome(stranger, show.id, "R1-A")).toBe(200);
  });
});

describe("turns", () => {
  test("people come in at the pace, in order, and each once", async ({ opened, podium }) => {
    const { show, users } = await opened(10, 4);
    const letIn = async () => {
      const [place] = await Promise.all(users.slice(9).map((last) => enter(last, show.id)));
      return place?.room?.letIn;
    };
    expect(await letIn()).toBe(4);
    for (const expected of [4, 5, 5, 6]) {
      clock.advance(8);
      await podium.deps.waitingRoom.sweep();
      expect(await letIn()).toBe(expected);
    }
    const places = await Promise.all(users.map((user) => enter(user, show.id)));
    expect(places.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => "in"),
      ...Array.from({ length: 4 }, () => "waiting"),
    ]);
  });

  test("a turn lasts five minutes, and fifteen from its first seat; then one stands behind", async ({
    opened,
    change,
  }) => {
    const { show, users } = await opened(6, 2);
    await change(show.id, { paused: true });
    const [buyer, idle] = users;
    if (!buyer || !idle) throw new Error("nobody is in");
    clock.advance(4 * MINUTE);
    expect(await holdOutcome(buyer, show.id, "R1-A")).toBe(200);
    clock.advance(2 * MINUTE);
    expect(await holdOutcome(idle, show.id, "R1-B")).toBe("WAIT_YOUR_TURN");
    expect(await holdOutcome(buyer, show.id, "R1-B")).toBe(200);
    // Also who puts a seat back may take another one.
    await buyer.api.clearCart();
    clock.advance(12 * MINUTE);
    expect(await holdOutcome(buyer, show.id, "R1-C")).toBe(200);
    await buyer.api.clearCart();
    clock.advance(2 * MINUTE);
    expect(await holdOutcome(buyer, show.id, "R1-D")).toBe("WAIT_YOUR_TURN");
    expect(await enter(idle, show.id)).toMatchObject({ state: "waiting", rank: 7 });
    expect(await enter(buyer, show.id)).toMatchObject({ state: "waiting", rank: 8 });
  });

  test("a cart that is begun goes on, and so does a presale", async ({ opening, change, podium }) => {
    const show = await opening(10 * MINUTE);
    const { code: ticketCode } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 5 });
    const early = await makeUser(podium);
    const presale = { params: { showId: show.id, seatId: "R1-A" }, body: { ticketCode } };
    for (const user of await makeUsers(podium, 4)) await enter(user, show.id);
    await change(show.id, { perMinute: 1 });
    await early.api.addSeat(presale);
    clock.advance(10 * MINUTE);
    await podium.deps.waitingRoom.sweep();
    expect(await holdOutcome(early, show.id, "R1-B")).toBe(200);
  });

  test("nobody comes in while every seat is in somebody's cart", async ({ podium, opened, scenario }) => {
    const { show, users } = await opened(3, 1);
    const seats = Object.keys(await scenario.seatStates(show.id));
    const { db } = podium.deps.database;
    await db
      .updateTable("seats")
      .set({ status: "blocked" })
      .where("showId", "=", show.id)
      .where("seatId", "<>", seats[0] ?? "")
      .execute();
    if (users[0]) await hold(users[0].api, show.id, seats.slice(0, 1));
    clock.advance(2 * MINUTE);
    await podium.deps.waitingRoom.sweep();
    expect(users[1] && (await enter(users[1], show.id)).state).toBe("waiting");
    await users[0]?.api.clearCart();
    clock.advance(MINUTE);
    await podium.deps.waitingRoom.sweep();
    expect(users[1] && (await enter(users[1], show.id)).state).toBe("in");
  });

  test("a show that is cancelled is said so to who waits", async ({ opened, admin, podium }) => {
    const { show, users } = await opened(4, 1);
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    await podium.deps.waitingRoom.sweep();
    const refused = await users[3]?.call("POST", `/api/show/${show.id}/waiting-room`);
    expect(refused?.json()).toMatchObject({ statusCode: 409, code: "SHOW_CANCELLED" });
    expect(await podium.deps.waitingRoom.room(show.id)).toMatchObject({ isOn: false, waiting: 0 });
  });
});

describe("places are kept", () => {
  test("when the processes die and others start", async ({ opened, podium, onTestFinished }) => {
    const { show, users, places } = await opened(6, 2);
    const next = await started({ clock, beside: podium }, { onCleanup: onTestFinished });
    const again = await Promise.all(users.map((user) => enter(withToken(next, user), show.id)));
    expect(again.map(({ entry, rank, state }) => [entry, rank, state])).toEqual(
      places.map(({ entry, rank, state }) => [entry, rank, state]),
    );
  });

  test("when a visitor without an account signs in: the better place of both", async ({ opening, podium, change }) => {
    const show = await opening(0);
    await change(show.id, { perMinute: 1, paused: true });
    const [visitor, early, late] = [await makeAnonymous(podium), await makeUser(podium), await makeUser(podium)];
    const places = [await enter(early, show.id), await enter(visitor, show.id), await enter(late, show.id)];
    await late.api.takeCart({ body: { token: visitor.token } });
    expect(await enter(late, show.id)).toMatchObject({ entry: places[1]?.entry, rank: 2 });
    const another = await makeAnonymous(podium);
    await enter(another, show.id);
    await early.api.takeCart({ body: { token: another.token } });
    expect(await enter(early, show.id)).toMatchObject({ entry: places[0]?.entry, rank: 1 });
  });

  test("when the sale is put off after the draw: order and turns go on at the new opening", async ({
    opened,
    podium,
    admin,
  }) => {
    const { show, users, places } = await opened(5, 2);
    const salesOpenAt = new Date(clock.now().getTime() + 20 * MINUTE * 1000).toISOString();
    await admin.api.updateShow({
      params: { id: show.id },
      body: { name: show.name, dateTime: show.dateTime, salesOpenAt },
    });
    await podium.deps.waitingRoom.sweep();
    const put = await Promise.all(users.map((user) => enter(user, show.id)));
    expect(put.map(({ entry, rank, state }) => [entry, rank, state])).toEqual(
      places.map(({ entry, rank }) => [entry, rank, "before"]),
    );
    clock.advance(20 * MINUTE);
    expect(users[0] && (await enter(users[0], show.id)).state).toBe("in");
    expect(users[4] && (await enter(users[4], show.id)).state).toBe("waiting");
  });
});

describe("the organiser", () => {
  test("sees how many wait, changes the pace, pauses, opens for all, and the log says so", async ({
    opened,
    change,
    podium,
    admin,
  }) => {
    const { show, users } = await opened(8, 2);
    expect(await admin.api.getWaitingRoom({ params: { id: show.id } })).toMatchObject({
      mode: "auto",
      room: { on: true, waiting: 6, letIn: 2, letInPerMinute: 2 },
      inside: 2,
      letInLastMinute: 2,
      usualPerMinute: 39,
      perMinute: 2,
      estimateSeconds: 180,
    });
    expect(await change(show.id, { paused: true })).toMatchObject({ room: { paused: true }, estimateSeconds: null });
    clock.advance(5 * MINUTE);
    await podium.deps.waitingRoom.sweep();
    const last = users[7];
    if (!last) throw new Error("nobody waits");
    expect((await enter(last, show.id)).estimateSeconds).toBeUndefined();
    expect(await enter(last, show.id)).toMatchObject({ state: "waiting", room: { letIn: 2 } });
    // The pause is not made up for.
    await change(show.id, { paused: false, perMinute: 60 });
    expect(await enter(last, show.id)).toMatchObject({ room: { letIn: 2, letInPerMinute: 60 } });
    clock.advance(2);
    await podium.deps.waitingRoom.sweep();
    expect(await enter(last, show.id)).toMatchObject({ room: { letIn: 4 } });
    await change(show.id, { openForAll: true });
    expect((await enter(last, show.id)).state).toBe("in");
    expect(await holdOutcome(await makeUser(podium), show.id, "R1-A")).toBe(200);
    const { items } = await admin.api.listAudit({ query: { action: "WAITING_ROOM_CHANGED" } });
    expect(items.slice(0, 3).map(({ summary }) => summary)).toEqual([
      `Wachtkamer van "${show.name}": open voor iedereen`,
      `Wachtkamer van "${show.name}": tempo 2 per minuut → 60 per minuut, gaat weer verder`,
      `Wachtkamer van "${show.name}": gepauzeerd`,
    ]);
  });

  test("may switch it on and off with the show", async ({ podium, admin }) => {
    const show = await makeShow(podium, { waitingRoom: "on" });
    const user = await makeUser(podium);
    expect(await holdOutcome(user, show.id, "R1-A")).toBe("WAIT_YOUR_TURN");
    expect(await enter(user, show.id)).toMatchObject({ state: "in", room: { on: true } });
    expect(await holdOutcome(user, show.id, "R1-A")).toBe(200);
    const body = { name: show.name, dateTime: show.dateTime, waitingRoom: "off" as const };
    expect(await admin.api.updateShow({ params: { id: show.id }, body })).toMatchObject({ waitingRoom: "off" });
    const other = await makeUser(podium);
    expect(await holdOutcome(other, show.id, "R1-B")).toBe(200);
    expect(await enter(other, show.id)).toMatchObject({ entry: null, state: "in", room: null });
    const { waitingRoom: _, ...kept } = body;
    expect(await admin.api.updateShow({ params: { id: show.id }, body: kept })).toMatchObject({ waitingRoom: "off" });
  });
});
