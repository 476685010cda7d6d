import { rooms } from "@podium/shared/contracts/realtime";
import { expect, onTestFinished, vi } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { connect, joinShow, openScreen } from "#test/screens.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";

const test = apiTest({ listen: true }).extend("there", { scope: "file" }, appBeside({ listen: true }));

async function watch(app: TestApp, showId: number) {
  const screen = await openScreen(app.url, showId);
  onTestFinished(() => void screen.socket.disconnect());
  return screen;
}

async function messagesReadBy({ deps }: TestApp): Promise<number> {
  const { values } = (await deps.metrics.registry.getSingleMetric("podium_messages_read_total")?.get()) ?? {};
  return values?.find(({ labels }) => labels.for === "room")?.value ?? 0;
}

const channelOf = ({ deps }: TestApp, showId: number): string => `${deps.redisPrefix}:room:${rooms.show(showId)}`;

/** How many processes follow the show. */
async function followers(app: TestApp, showId: number): Promise<number> {
  const [, count] = (await app.deps.redis.commands.pubsub("NUMSUB", channelOf(app, showId))) as [string, number];
  return count;
}

test("a change of a show travels to the processes that have a screen of it, and to no other", async ({
  podium,
  there,
}) => {
  const [watched, other] = [await makeShow(podium), await makeShow(podium)];
  const [screen, elsewhere] = [await watch(there, watched.id), await watch(podium, other.id)];
  const before = await messagesReadBy(there);
  for (const [seatId, user] of [
    ["R1-A", await makeUser(podium)],
    ["R1-B", await makeUser(podium)],
  ] as const) {
    await user.api.addSeat({ params: { showId: other.id, seatId } });
    await elsewhere.until((seats) => seats.get(seatId)?.status === "held");
  }
  await (await makeUser(podium)).api.addSeat({ params: { showId: watched.id, seatId: "R1-A" } });
  await screen.until((seats) => seats.get("R1-A")?.status === "held");
  // Redis keeps the order: what was sent before has arrived before.
  expect((await messagesReadBy(there)) - before).toBe(1);
});

test("a screen has a show's seats only once its process follows the show, so that it misses no change", async ({
  podium,
  there,
}) => {
  const show = await makeShow(podium);
  const { subscriber } = there.deps.redis;
  const [subscribe, asked, followed] = [
    subscriber.subscribe.bind(subscriber) as (channel: string) => Promise<unknown>,
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const slow = vi.spyOn(subscriber, "subscribe").mockImplementationOnce((async (channel: string) => {
    asked.resolve();
    await followed.promise;
    return subscribe(channel);
  }) as never);
  onTestFinished(() => slow.mockRestore());
  const socket = await connect(there.url);
  onTestFinished(() => void socket.disconnect());
  const joining = joinShow(socket, show.id);
  await asked.promise;
  // No process follows the show yet, so this change reaches no screen as a message.
  await (await makeUser(podium)).api.addSeat({ params: { showId: show.id, seatId: "R1-A" } });
  followed.resolve();
  const joined = await joining;
  const seats = joined.ok ? joined.seats : [];
  expect(seats.find(({ seatId }) => seatId === "R1-A")).toMatchObject({ status: "held" });
});

test("a process follows a show from its first screen to its last", async ({ podium, there }) => {
  const show = await makeShow(podium);
  const [first, second] = [await watch(there, show.id), await watch(there, show.id)];
  expect(await followers(podium, show.id)).toBe(1);
  first.socket.emit("show:leave", { showId: show.id });
  // The server handles the calls of a socket one after the other.
  await joinShow(first.socket, (await makeShow(podium)).id);
  expect(await followers(podium, show.id)).toBe(1);
  second.socket.disconnect();
  await expect.poll(() => followers(podium, show.id)).toBe(0);
  const again = await watch(there, show.id);
  expect(await followers(podium, show.id)).toBe(1);
  await (await makeUser(podium)).api.addSeat({ params: { showId: show.id, seatId: "R1-A" } });
  await again.until((seats) => seats.get("R1-A")?.status === "held");
});

test("a process whose connection to Redis broke follows again what its screens follow", async ({ podium, there }) => {
  const [show, left] = [await makeShow(podium), await makeShow(podium)];
  const [screen, leaving] = [await watch(there, show.id), await watch(there, left.id)];
  const { subscriber } = there.deps.redis;
  const broken = new Promise((resolve) => subscriber.once("close", resolve));
  await podium.deps.redis.commands.client("KILL", "ID", await subscriber.client("ID"));
  await broken;
  leaving.socket.disconnect();
  await expect.poll(() => followers(podium, show.id)).toBe(1);
  await (await makeUser(podium)).api.addSeat({ params: { showId: show.id, seatId: "R1-A" } });
  await screen.until((seats) => seats.get("R1-A")?.status === "held");
  await expect.poll(() => followers(podium, left.id)).toBe(0);
});

test("without Redis a screen still gets the seats", async ({ podium }) => {
  const show = await makeShow(podium);
  const cut = await startTestApp({ beside: podium, listen: true });
  onTestFinished(() => cut.close());
  cut.deps.redis.subscriber.disconnect();
  const socket = await connect(cut.url);
  onTestFinished(() => void socket.disconnect());
  expect(await joinShow(socket, show.id)).toMatchObject({ ok: true });
});
