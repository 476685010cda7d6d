import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { makeUsers, makeUser, withToken } from "#test/factories.ts";
import { started } from "#test/fixtures.ts";
import { connect, nextEvent } from "#test/screens.ts";
import { enter, MINUTE, waitingRoomTest } from "#test/waiting-room.ts";

const { clock, test } = waitingRoomTest();

test("however many processes let people in at once, the pace holds and nobody comes in twice", async ({
  opened,
  podium,
  onTestFinished,
}) => {
  const { show, users } = await opened(30, 6);
  const other = await started({ clock, beside: podium }, { onCleanup: onTestFinished });
  for (let round = 0; round < 6; round++) {
    clock.advance(5);
    await Promise.all([
      podium.deps.waitingRoom.sweep(),
      other.deps.waitingRoom.sweep(),
      podium.deps.waitingRoom.sweep(),
      ...users.slice(10, 14).map((user, index) => enter(index % 2 ? withToken(other, user) : user, show.id)),
    ]);
  }
  const { rows } = await podium.deps.database.pool.query<{ rank: number; at: Date | null }>(
    "select rank, let_in_at as at from waiting_room_entries where show_id = $1 order by rank",
    [show.id],
  );
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  // A minute's worth at the opening, then three in thirty seconds.
  expect(rows.filter(({ at }) => at !== null).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const moments = rows.flatMap(({ at }) => (at === null ? [] : at.getTime()));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});

test("people who arrive in two processes at once get places of their own", async ({
  opening,
  change,
  podium,
  onTestFinished,
}) => {
  const show = await opening(0);
  await change(show.id, { paused: true });
  const other = await started({ clock, beside: podium }, { onCleanup: onTestFinished });
  const users = await makeUsers(podium, 40);
  const places = await Promise.all(
    users.flatMap((user) => [enter(user, show.id), enter(withToken(other, user), show.id)]),
  );
  const ranks = new Map(places.map(({ entry, rank }) => [entry, rank]));
  expect(ranks.size).toBe(40);
  expect(new Set(ranks.values()).size).toBe(40);
});

test("a network has 200 places, which are those of people and not of calls", async ({
  opening,
  podium,
  onTestFinished,
}) => {
  const show = await opening(10 * MINUTE);
  const limited = await started({ clock, beside: podium, env: { RATE_LIMIT: "on" } }, { onCleanup: onTestFinished });
  const from = (user: { token: string }, remoteAddress: string) =>
    limited.app.inject({
      method: "POST",
      url: `/api/show/${show.id}/waiting-room`,
      headers: { authorization: `Bearer ${user.token}` },
      remoteAddress,
    });
  const users = await makeUsers(podium, 201);
  const bot = users[0] ?? (await makeUser(podium));
  const asked = await Promise.all(Array.from({ length: 1000 }, () => from(bot, "192.0.2.7")));
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  const answers = await Promise.all(users.slice(1).map((user) => from(user, "192.0.2.7")));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(199);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.json()).toMatchObject({ statusCode: 409, code: "WAITING_ROOM_NETWORK_FULL" });
  const late = users.find((_, index) => index > 0 && answers[index - 1] === refused) ?? bot;
  expect((await from(late, "198.51.100.3")).statusCode).toBe(200);
});

test("one message says to everybody how far it is, and another one to who may come in", async ({
  opened,
  podium,
  onTestFinished,
}) => {
  const { show, users } = await opened(6, 2);
  const next = users[2];
  if (!next) throw new Error("nobody waits");
  const screens = await started({ clock, beside: podium, listen: true }, { onCleanup: onTestFinished });
  const [anyone, own] = [await connect(screens.url), await connect(screens.url, next.token)];
  onTestFinished(() => void [anyone.close(), own.close()]);
  const joined = await anyone.emitWithAck("waiting-room:join", { showId: show.id });
  expect(joined).toMatchObject({ ok: true, room: { letIn: 2, waiting: 4, on: true } });
  const told = nextEvent(anyone, "waiting-room:changed", ({ room }) => room.letIn === 3);
  const turn = nextEvent(own, "waiting-room:changed", ({ until }) => until !== undefined);
  // Messages of the same second share one, by the machine's clock.
  await sleep(0);
  clock.advance(30);
  await podium.deps.waitingRoom.sweep();
  expect(await told).toMatchObject({ showId: show.id, room: { waiting: 3 } });
  expect((await told).until).toBeUndefined();
  expect(await turn).toMatchObject({ until: (await enter(next, show.id)).until });
});
