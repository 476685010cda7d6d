import type { Cart } from "@podium/shared/contracts/seats";
import { unpackSeats } from "@podium/shared/halls/packed-seats";
import type { CartChanged, SeatsChanged, SeatState } from "@podium/shared/contracts/realtime";
import { afterEach, describe, expect } from "vitest";
import { makeUser, makeUsers, makeShow, type User } from "#test/factories.ts";
import { connect, joinShow, nextEvent, openScreen, type Screen, WAIT_MS } from "#test/screens.ts";
import { type TestApp } from "#test/test-app.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { hallWithAreas, publishHall } from "#test/halls.ts";
const open: Array<{ disconnect(): unknown }> = [];
const test = apiTest({ listen: true }).extend("there", { scope: "file" }, appBeside({ listen: true }));
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function watch(app: TestApp, showId: number, token?: string): Promise<Screen> {
  const screen = await openScreen(app.url, showId, token);
  open.push(screen.socket);
  return screen;
}

async function openSocket(app: TestApp, token?: string) {
  const socket = await connect(app.url, token);
  open.push(socket);
  return socket;
}

const hold = (who: User, showId: number, seatId: string) => who.call("POST", `/api/carts/seats/${showId}/${seatId}`);

describe("show:join", () => {
  test("responds with the snapshot of all seats, without a token", async ({ podium }) => {
    const show = await makeShow(podium);
    await hold(await makeUser(podium), show.id, "T1-E");
    const response = await joinShow(await openSocket(podium), show.id);
    expect(response).toMatchObject({ ok: true, showId: show.id });
    const seats = response.ok ? response.seats : [];
    expect(seats).toHaveLength(193);
    expect(seats.filter((seat) => seat.status !== "available")).toEqual([
      { seatId: "T1-E", status: "held", version: 1 },
    ]);
  });

  test("responds with the same seats as one short text to who asks for it", async ({ podium }) => {
    const show = await makeShow(podium);
    await hold(await makeUser(podium), show.id, "T1-E");
    const socket = await openSocket(podium);
    const plain = await joinShow(socket, show.id);
    const packed = await socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: show.id, packed: true });
    if (!plain.ok || !packed.ok) throw new Error("a join was refused");
    expect(packed).toMatchObject({ showId: show.id, hallPlanId: plain.hallPlanId, seats: [] });
    const byId = (seats: readonly SeatState[]) => new Map(seats.map((seat) => [seat.seatId, seat]));
    expect(byId(unpackSeats(packed.packed ?? ""))).toEqual(byId(plain.seats));
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(plain).length / 8);
  });

  test("says places of an area with one state as a range to a page that reads ranges, and to no other", async ({
    podium,
  }) => {
    const hallPlanId = await publishHall(podium, hallWithAreas({ VLOE: 4000 }, { R1: ["seat", "seat"] }));
    const [user, show] = [await makeUser(podium), await makeShow(podium, { hallPlanId })];
    await user.api.addAreaPlaces({ params: { showId: show.id, groupId: "VLOE" }, body: { count: 2 } });
    const socket = await openSocket(podium);
    const join = async (how: { packed: true; ranges?: true }) => {
      const joined = await socket.timeout(WAIT_MS).emitWithAck("show:join", { showId: show.id, ...how });
      return (joined.ok && joined.packed) || "";
    };
    const [ranges, singly] = [await join({ packed: true, ranges: true }), await join({ packed: true })];
    expect(ranges).toMatch(/^R1 A B\|VLOE (?:\S+ )*\S+$/);
    expect(ranges.length).toBeLessThan(80);
    expect(singly).not.toContain("~");
    expect(unpackSeats(ranges)).toEqual(unpackSeats(singly));
    expect(unpackSeats(ranges).filter(({ status }) => status === "held")).toHaveLength(2);
  });

  test.for([
    [{ showId: 999_999 }, "SHOW_NOT_FOUND"],
    [{ showId: "1" }, "INVALID_INPUT"],
    [null, "INVALID_INPUT"],
  ] as const)("refuses %j", async ([request, code], { podium }) => {
    const socket = await openSocket(podium);
    const response = await socket.timeout(WAIT_MS).emitWithAck("show:join", request as never);
    expect(response).toMatchObject({ ok: false, code, message: expect.stringMatching(/\w/) });
  });

  test("without an acknowledgement does no harm", async ({ podium }) => {
    const socket = await openSocket(podium);
    socket.emit("show:join", { showId: 1 }, undefined as never);
    expect((await joinShow(socket, 999_999)).ok).toBe(false);
  });
});

describe("a seat that is held", () => {
  test("turns on the screens of both processes, and never says whose it is", async ({ podium, there }) => {
    const show = await makeShow(podium);
    const screens = [await watch(podium, show.id), await watch(there, show.id)];
    const changes = screens.map((screen) => nextEvent(screen.socket, "seats:changed"));
    await hold(await makeUser(podium), show.id, "R1-A");
    const expected: SeatsChanged = { showId: show.id, seats: [{ seatId: "R1-A", status: "held", version: 1 }] };
    expect(await Promise.all(changes)).toEqual([expected, expected]);
  });

  test("is not sent to those who left or watch another show", async ({ podium }) => {
    const [show, other] = [await makeShow(podium), await makeShow(podium)];
    const [left, elsewhere, stays] = [
      await watch(podium, show.id),
      await watch(podium, other.id),
      await watch(podium, show.id),
    ];
    left.socket.emit("show:leave", { showId: show.id });
    // The server responds on this socket only after it has handled the earlier call.
    await joinShow(left.socket, other.id);
    const received: unknown[] = [];
    for (const screen of [left, elsewhere]) screen.socket.on("seats:changed", (change) => received.push(change));
    const stayed = nextEvent(stays.socket, "seats:changed");
    await hold(await makeUser(podium), show.id, "R1-A");
    await stayed;
    await Promise.all([joinShow(left.socket, other.id), joinShow(elsewhere.socket, other.id)]);
    expect(received).toEqual([]);
  });

  test("goes out in one message with the others of the same tick", async ({ podium }) => {
    const show = await makeShow(podium);
    const users = await makeUsers(podium, 40);
    const screen = await watch(podium, show.id);
    const messages: SeatsChanged[] = [];
    screen.socket.on("seats:changed", (change) => messages.push(change));
    const seatIds = [...screen.seats.keys()].slice(0, 40);
    await Promise.all(users.map((who, index) => hold(who, show.id, seatIds[index] ?? "")));
    await screen.until((seats) => seatIds.every((seatId) => seats.get(seatId)?.status === "held"));
    expect(messages.length).toBeLessThan(20);
    expect(messages.flatMap((message) => message.seats)).toHaveLength(40);
  });

  test("is seen by whoever joins in the middle of a rush: no change falls between snapshot and events", async ({
    podium,
    there,
  }) => {
    const show = await makeShow(podium);
    const users = await makeUsers(podium, 60);
    const seatIds = [...(await watch(podium, show.id)).seats.keys()].slice(0, 60);
    const rush = Promise.all(users.map((who, index) => hold(who, show.id, seatIds[index] ?? "")));
    const screens = await Promise.all(
      Array.from({ length: 10 }, (_, index) => watch(index % 2 ? podium : there, show.id)),
    );
    await rush;
    for (const screen of screens) {
      await screen.until((seats) => seatIds.every((seatId) => seats.get(seatId)?.status === "held"));
      expect([...screen.seats.values()].filter((seat) => seat.status !== "available")).toHaveLength(seatIds.length);
    }
  });
});

describe("cart:changed", () => {
  test("reaches all of one's own sockets, on any process, and nobody else's", async ({ podium, there }) => {
    const show = await makeShow(podium);
    const [me, rival] = (await makeUsers(podium, 2)) as [User, User];
    const mine = [await openSocket(podium, me.token), await openSocket(there, me.token)];
    const others = [await openSocket(podium, rival.token), await openSocket(there)];
    const unexpected: CartChanged[] = [];
    for (const socket of others) socket.on("cart:changed", (change) => unexpected.push(change));
    const added = mine.map((socket) => nextEvent(socket, "cart:changed"));
    const held = (await hold(me, show.id, "R1-A")).json<Cart>();
    // Each event has its own `now`.
    const cart = { ...held, now: expect.any(String) };
    for (const change of await Promise.all(added)) expect(change).toEqual({ cart, reason: "added" });
    const emptied = mine.map((socket) => nextEvent(socket, "cart:changed"));
    await me.api.removeSeat({ params: { seatId: "R1-A" } });
    for (const change of await Promise.all(emptied)) expect(change).toEqual({ cart: null, reason: "cleared" });
    await Promise.all(others.map((socket) => joinShow(socket, show.id)));
    expect(unexpected).toEqual([]);
  });
});

describe("payments:join", () => {
  test("is for administrators", async ({ podium }) => {
    const [user, admin] = [await makeUser(podium), await makeUser(podium, "ADMIN")];
    for (const token of [undefined, user.token, "nonsense"]) {
      const socket = await openSocket(podium, token);
      expect(await socket.timeout(WAIT_MS).emitWithAck("payments:join", {})).toMatchObject({
        ok: false,
        code: "FORBIDDEN",
      });
    }
    const socket = await openSocket(podium, admin.token);
    expect(await socket.timeout(WAIT_MS).emitWithAck("payments:join", {})).toEqual({ ok: true });
  });
});

test.for([
  ["hall:join", "hall:leave"],
  ["payments:join", "payments:leave"],
] as const)("a screen that joined with %s leaves its room with %s", async ([join, leave], { podium, admin }) => {
  const show = await makeShow(podium);
  const socket = await openSocket(podium, admin.token);
  const room = join === "hall:join" ? `hall:${show.id}` : "payments";
  const isInside = () => podium.deps.realtime.io.of("/").adapter.rooms.has(room);
  await socket.emitWithAck(join as "hall:join", { showId: show.id });
  expect(isInside()).toBe(true);
  socket.emit(leave as "hall:leave", { showId: show.id });
  await expect.poll(isInside).toBe(false);
});

test("a message that was lost is repaired from the database", async ({ podium }) => {
  const show = await makeShow(podium);
  const screen = await watch(podium, show.id);
  // The process died between commit and emit: the seat changed without an event.
  await podium.deps.database.db
    .updateTable("seats")
    .set((eb) => ({ status: "blocked", version: eb("version", "+", 1), changedAt: new Date() }))
    .where("showId", "=", show.id)
    .where("seatId", "=", "R4-T")
    .execute();
  await podium.deps.seats.repairScreens(30);
  await screen.until((seats) => seats.get("R4-T")?.status === "reserved");
  const again: unknown[] = [];
  screen.socket.on("seats:changed", (change) => again.push(change));
  await podium.deps.seats.repairScreens(30);
  await joinShow(screen.socket, show.id);
  expect(again).toEqual([]);
});

test("a repair sends what changed, and not all seats of a show that was made a moment ago", async ({
  podium,
  there,
}) => {
  const show = await makeShow(podium);
  const screen = await watch(there, show.id);
  const messages: SeatsChanged[] = [];
  screen.socket.on("seats:changed", (change) => messages.push(change));
  const changed = nextEvent(screen.socket, "seats:changed");
  await hold(await makeUser(podium), show.id, "R1-A");
  await changed;
  await there.deps.seats.repairScreens(30);
  await joinShow(screen.socket, show.id);
  expect(messages.flatMap(({ seats }) => seats)).toEqual([{ seatId: "R1-A", status: "held", version: 1 }]);
});
