import { isDeepStrictEqual } from "node:util";
import { expect, vi } from "vitest";
import { makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { lockRows } from "#test/row-lock.ts";
import { refusalOf, waiter, waitingTest } from "#test/waiting.ts";
import { whomToServe } from "./allocate.ts";
import { offerEnd } from "./offer-term.ts";

const HOUR = 3600;
const clock = createFakeClock();
const base = waitingTest({ clock, env: { VERIFY_EMAIL: "on" } });

const test = base
  .extend("proved", { scope: "file" }, ({ podium }) => async (showId: number) => {
    const user = await makeUser(podium);
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ emailVerifiedAt: clock.now() }).where("id", "=", user.id).execute();
    return waiter(user, showId);
  })
  .extend("openLinks", { scope: "file" }, ({ podium }) => async (userId: number) => {
    const links = podium.deps.database.db.selectFrom("accountLinks").selectAll();
    return (await links.where("userId", "=", userId).where("usedAt", "is", null).execute()).length;
  })
  .extend(
    "lockList",
    { scope: "file" },
    ({ podium }) =>
      (showId: number) =>
        lockRows(podium.deps.database.pool, "select pg_advisory_xact_lock(2026121500, $1)", [showId]),
  );

test("a user without a proved address does not wait: the offer would go to a mailbox that nobody reads", async ({
  soldOut,
  proved,
}) => {
  const { show, visitor } = await soldOut();
  expect(await (await visitor()).refusedToJoin(1)).toBe("EMAIL_NOT_VERIFIED");
  await (await proved(show.id)).join(1);
});

test("the link of an offer signs in as long as the offer is open: declined, expired, left or accepted it ends", async ({
  soldOut,
  proved,
  openLinks,
  podium,
}) => {
  const { show, holder } = await soldOut();
  const waiting = await Promise.all(Array.from({ length: 4 }, () => proved(show.id)));
  for (const one of waiting) await one.join(1);
  await holder.api.clearCart();
  const [declines, leaves, accepts, sleeps] = waiting;
  for (const one of waiting) await one.offer();
  if (!declines || !leaves || !accepts || !sleeps) throw new Error("four wait");
  const links = () => Promise.all(waiting.map(({ id }) => openLinks(id)));
  expect(await links()).toEqual([1, 1, 1, 1]);
  await declines.api.declineOffer({ params: { id: (await declines.offer()).id } });
  await leaves.api.leaveWaitingList({ params: { id: show.id } });
  await accepts.api.acceptOffer({ params: { id: (await accepts.offer()).id } });
  expect(await links()).toEqual([0, 0, 0, 1]);
  clock.advance(24 * HOUR);
  await podium.deps.waitingList.sweep();
  expect(await links()).toEqual([0, 0, 0, 0]);
});

test("an account closes although its entry ended at the same moment", async ({ soldOut, proved, podium, lockList }) => {
  const { show } = await soldOut();
  const one = await proved(show.id);
  await one.join(1);
  const { db } = podium.deps.database;
  await db.updateTable("users").set({ passwordHash: "" }).where("id", "=", one.id).execute();
  const lock = await lockList(show.id);
  const closing = one.call("POST", "/api/user/deleteAccount", {});
  await expect.poll(lock.waiting).toBe(1);
  const ended = { state: "ENDED", outcome: "REMOVED", endedAt: clock.now() } as const;
  await db.updateTable("waitingWishes").set(ended).where("userId", "=", one.id).execute();
  lock.release();
  expect((await closing).statusCode).toBe(204);
});

test("declined twice at once is declined once", async ({ soldOut, proved, lockList }) => {
  const { show, giveBack } = await soldOut();
  const one = await proved(show.id);
  await one.join(1);
  await giveBack("R1-A");
  const { id } = await one.offer();
  const lock = await lockList(show.id);
  const declines = [1, 2].map(() => one.call("POST", `/api/waiting-list/offers/${id}/decline`));
  await expect.poll(lock.waiting).toBe(2);
  lock.release();
  expect((await Promise.all(declines)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
});

test("a new entry is an event for its user and the box office: nobody else's place changes", async ({
  soldOut,
  proved,
  podium,
}) => {
  const { show } = await soldOut();
  const [first, second] = [await proved(show.id), await proved(show.id)];
  await first.join(1);
  const emitted = vi.spyOn(podium.deps.realtime, "emit");
  await second.join(1);
  const notified = emitted.mock.calls.filter(([, event]) => event === "waiting:changed").map(([room]) => room);
  expect(notified).toEqual([`user:${second.id}`, expect.stringContaining("payments")]);
});

test("what was not found for one is not looked for again for who asks the same", () => {
  const asked: number[] = [];
  const choose = (free: ReadonlySet<string>, { seats }: { seats: number }) => {
    asked.push(seats);
    return free.size >= seats ? [...free].slice(0, seats) : [];
  };
  const waiting = [3, 3, 2, 3, 1].map((seats) => ({ seats, together: false }));
  const served = [...whomToServe(waiting, new Set(["A", "B"]), choose)].map(({ entry }) => entry.seats);
  expect(served).toEqual([2]);
  expect(asked).toEqual([3, 2, 1]);
});

test("before the sale opens nobody joins, and nothing is offered that could not be bought in time", async ({
  soldOut,
  proved,
  admin,
  podium,
}) => {
  const { show, giveBack } = await soldOut();
  const { id, name, dateTime } = show;
  const one = await proved(id);
  await one.join(1);
  const salesOpenAt = new Date(clock.now().getTime() + 48 * HOUR * 1000).toISOString();
  await admin.api.updateShow({ params: { id }, body: { name, dateTime, salesOpenAt } });
  await giveBack("R1-A");
  await podium.deps.waitingList.sweep();
  expect(await one.offered()).toBeNull();
  expect(await (await proved(id)).refusedToJoin(1)).toBe("SALES_NOT_OPEN");
  expect(await refusalOf(one.call("POST", `/api/carts/seats/${id}/R1-A`))).toBe("SALES_NOT_OPEN");
});

test("while a sale is put off an offer cannot be lost by accepting it, and none is made by hand", async ({
  soldOut,
  proved,
  admin,
}) => {
  const { show, giveBack } = await soldOut();
  const { id, name, dateTime } = show;
  const [one, next] = [await proved(id), await proved(id)];
  await one.join(1);
  await next.join(1);
  await giveBack("R1-A");
  const offer = await one.offer();
  const put = (hours: number) => {
    const salesOpenAt = new Date(clock.now().getTime() + hours * HOUR * 1000).toISOString();
    return admin.api.updateShow({ params: { id }, body: { name, dateTime, salesOpenAt } });
  };
  await put(1);
  expect(await refusalOf(one.call("POST", `/api/waiting-list/offers/${offer.id}/accept`))).toBe("SALES_NOT_OPEN");
  const { people } = await admin.api.listWaitingPeople({ params: { id } });
  const entry = people.find(({ user }) => user.id === next.id);
  await giveBack("R2-A");
  const byHand = { seatIds: ["R2-A"] };
  expect(await refusalOf(admin.call("POST", `/api/admin/waiting-list/${entry?.id}/offer`, byHand))).toBe(
    "SALES_NOT_OPEN",
  );
  await put(-1);
  expect((await one.api.acceptOffer({ params: { id: offer.id } })).seats).toEqual(["R1-A"]);
});

test("the sweep ends what an account that is closed still waits for", async ({ soldOut, proved, podium }) => {
  const { show, giveBack } = await soldOut();
  const [gone, next] = [await proved(show.id), await proved(show.id)];
  await gone.join(1);
  await next.join(1);
  await giveBack("R1-A");
  await gone.offer();
  const { db } = podium.deps.database;
  await db.updateTable("users").set({ deletedAt: clock.now() }).where("id", "=", gone.id).execute();
  await podium.deps.waitingList.sweep();
  expect(await next.offered()).toEqual(["R1-A"]);
});

test("a blocked seat that was offered by hand and not accepted is blocked again", async ({
  soldOut,
  proved,
  admin,
  podium,
}) => {
  const { show, giveBack } = await soldOut();
  const params = { id: show.id };
  await giveBack("R1-A");
  await admin.api.blockSeats({ params, body: { seatIds: ["R1-A"] } });
  const [one, next] = [await proved(show.id), await proved(show.id)];
  await one.join(1);
  await next.join(1);
  const [entry] = (await admin.api.listWaitingPeople({ params })).people;
  await admin.api.offerByHand({ params: { id: entry?.id ?? 0 }, body: { seatIds: ["R1-A"] } });
  await one.api.declineOffer({ params: { id: (await one.offer()).id } });
  const seats = podium.deps.database.db.selectFrom("seats").select("status").where("showId", "=", show.id);
  expect(await seats.where("seatId", "=", "R1-A").execute()).toEqual([{ status: "blocked" }]);
  expect(await next.offered()).toBeNull();
});

test("when the show moves earlier an open offer ends by the new bounds; when its sale has closed, at once", async ({
  soldOut,
  proved,
  podium,
  admin,
}) => {
  const { show, giveBack } = await soldOut();
  const { id, name, dateTime } = show;
  const one = await proved(id);
  await one.join(1);
  await giveBack("R1-A");
  const { id: offerId } = await one.offer();
  const now = clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * HOUR * 1000).toISOString();
  const { sweep } = podium.deps.waitingList;
  for (const [startsAt, end] of [
    [at(5), at(3)],
    [at(1), at(0.25)],
  ] as const) {
    await admin.api.updateShow({ params: { id }, body: { name, dateTime: startsAt } });
    await sweep();
    expect((await one.offer()).expiresAt).toBe(end);
  }
  await admin.api.updateShow({ params: { id }, body: { name, dateTime, salesCloseAt: at(0) } });
  expect(await one.refusedToAccept(offerId)).toBe("OFFER_ENDED");
  await sweep();
  expect(await one.offered()).toBeNull();
});

test("a user whose offer ends sooner is notified once, live", async ({ soldOut, proved, podium, admin }) => {
  const { show, giveBack } = await soldOut();
  const { id, name } = show;
  const one = await proved(id);
  await one.join(1);
  await giveBack("R1-A");
  const { id: offerId } = await one.offer();
  const emitted = vi.spyOn(podium.deps.realtime, "emit");
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR * 1000).toISOString();
  await admin.api.updateShow({ params: { id }, body: { name, dateTime: at(5) } });
  for (let again = 0; again < 2; again++) await podium.deps.waitingList.sweep();
  // The event of the offer itself may arrive as late as this.
  const sooner = { offerId, showId: id, seats: 1, expiresAt: at(3) };
  const notified = emitted.mock.calls.filter(([, , event]) => isDeepStrictEqual(event, sooner));
  expect(notified.map(([room, event]) => [room, event])).toEqual([[`user:${one.id}`, "offer:made"]]);
});

test("an offer ends 2 hours before the show; from then on it lasts 15 minutes, and never longer than the sale", () => {
  const startsAt = new Date("2026-12-20T20:00:00Z");
  const ends = (now: string, salesCloseAt = startsAt) =>
    offerEnd(new Date(`2026-12-20T${now}:00Z`), { startsAt, salesCloseAt }, 24 * HOUR)
      .toISOString()
      .slice(11, 16);
  expect(ends("10:00")).toBe("18:00");
  expect(ends("17:50")).toBe("18:05");
  expect(ends("19:00")).toBe("19:15");
  expect(ends("10:00", new Date("2026-12-20T12:00:00Z"))).toBe("12:00");
});

test("the expiry job frees the seats at the moment", async ({ soldOut, proved, podium }) => {
  const { show, giveBack } = await soldOut();
  const [one, next] = [await proved(show.id), await proved(show.id)];
  await one.join(1);
  await next.join(1);
  await giveBack("R1-A");
  await one.offer();
  clock.advance(24 * HOUR);
  await podium.deps.waitingList.expireDue();
  expect(await next.offered()).toEqual(["R1-A"]);
});
