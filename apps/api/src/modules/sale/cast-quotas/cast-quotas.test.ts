import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, makeUsers, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { hallWithAreas, publishHall } from "#test/halls.ts";
import { boxOfficeWith } from "#test/returns.ts";
import { lockRows } from "#test/row-lock.ts";
import { refusalOf, waiter, waitingTest } from "#test/waiting.ts";

const clock = createFakeClock();
const provider = createFakeProvider();
const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const DAY = 24 * 3600;

const tokenOf = (link: string | null | undefined): string =>
  new URLSearchParams(new URL(link ?? "").hash.slice(1)).get("token") ?? "";

const test = waitingTest({ clock, paymentProvider: provider })
  .extend("release", { scope: "file" }, ({ podium }) => podium.deps.blockedSeats.sweep)
  .extend("boxOffice", { scope: "file" }, boxOfficeWith(clock))
  .extend("expire", { scope: "file" }, ({ podium }) => async () => {
    await podium.deps.seats.sweep();
    await podium.deps.reservations.sweep();
  })
  .extend("cast", { scope: "file" }, ({ podium, admin }) => async (seatIds: string[], more: object = {}) => {
    const { id } = await makeShow(podium, { dateTime: inSeconds(60 * DAY), ...more });
    const params = { id };
    const heldFor = (seats: string[], change: object) =>
      admin.api.holdBlockedSeats({ params, body: { seatIds: seats, ...change } });
    if (seatIds.length > 0) await heldFor(seatIds, { reason: "cast", releaseAt: inSeconds(30 * DAY) });
    const list = () => admin.api.listCastQuotas({ params });
    const one = async (quotaId: number) => {
      const found = (await list()).quotas.find((quota) => quota.id === quotaId);
      if (!found) throw new Error("no such quota");
      return found;
    };
    return {
      id,
      params,
      heldFor,
      list,
      async quota(seats: number, form: { name?: string; endsAt?: string } = {}) {
        const known = new Set((await list()).quotas.map((quota) => quota.id));
        const body = { name: "Lotte Aerts", seats, endsAt: inSeconds(30 * DAY), ...form };
        const made = (await admin.api.createCastQuota({ params, body })).quotas.find((quota) => !known.has(quota.id));
        if (!made) throw new Error("no quota was made");
        const castToken = tokenOf(made.link);
        const add = (user: User, seatId: string, token = castToken) =>
          user.call("POST", `/api/carts/seats/${id}/${seatId}`, { castToken: token });
        return {
          id: made.id,
          castToken,
          add,
          refused: (user: User, seatId: string, token?: string) => refusalOf(add(user, seatId, token)),
          open: (token = castToken) =>
            podium.app.inject({ method: "POST", url: `/api/shows/${id}/cast-seats`, payload: { token } }),
          find: () => one(made.id),
          change: (change: object) =>
            admin.call("PUT", `/api/admin/shows/${id}/cast-quotas/${made.id}`, { ...body, ...change }),
        };
      },
    };
  });

/** Reserves all seats of the cart, by transfer. */
async function reserveCart(user: User, showId: number): Promise<number> {
  const seats = (await user.api.getCart({ query: {} }))?.seats ?? [];
  return (await user.api.reserve({ params: { showId }, body: { seatIds: seats, paymentMethod: "MANUAL" } })).id;
}

const seatsOf = (response: { json: () => unknown }) => (response.json() as { seats: string[] }).seats;

describe("an actor's link", () => {
  test("takes as many of the seats held for the cast as its quota, beside free ones, and nobody else takes them", async ({
    cast,
    podium,
    scenario,
  }) => {
    const show = await cast(["R1-A", "R1-B", "R1-C"]);
    const quota = await show.quota(2);
    const [family, stranger] = await makeUsers(podium, 2);
    if (!family || !stranger) throw new Error("no users");
    expect(await refusalOf(stranger.call("POST", `/api/carts/seats/${show.id}/R1-A`))).toBe("SEAT_TAKEN");
    expect(seatsOf(await quota.add(family, "R1-A"))).toEqual(["R1-A"]);
    expect(seatsOf(await quota.add(family, "R1-B"))).toEqual(["R1-A", "R1-B"]);
    const full = await quota.add(family, "R1-C");
    expect(full.json()).toMatchObject({
      statusCode: 409,
      code: "CAST_QUOTA_FULL",
      message: "Alle plaatsen van deze link zijn gekozen. Geef er eerst een terug als u een andere wilt.",
    });
    // A free seat is sold as to everybody, and counts for no quota.
    expect(seatsOf(await quota.add(family, "R2-A"))).toEqual(["R1-A", "R1-B", "R2-A"]);
    expect(await quota.find()).toMatchObject({ seats: 2, taken: 2, inCarts: 2, reservations: [] });
    const seatIds = ["R1-A", "R1-B", "R2-A"];
    const { id } = await family.api.reserve({
      params: { showId: show.id },
      body: { seatIds, paymentMethod: "MANUAL" },
    });
    const { firstname, lastname } = (await podium.deps.reservations.get(id)).user;
    expect(await quota.find()).toMatchObject({
      taken: 2,
      inCarts: 0,
      reservations: [{ id, name: `${firstname} ${lastname}`, seats: 2, status: "PENDING" }],
    });
    expect((await show.list()).pool).toBe(1);
    expect((await scenario.seat(show.id, "R2-A")).castQuotaId).toBeNull();
  });

  test("works without an account, in the language of its reader", async ({ cast, podium }) => {
    const show = await cast(["R1-A", "R1-B"]);
    const quota = await show.quota(1);
    const family = await makeAnonymous(podium);
    expect(seatsOf(await quota.add(family, "R1-A"))).toEqual(["R1-A"]);
    const url = `/api/carts/seats/${show.id}/R1-B`;
    const full = await podium.app.inject({
      method: "POST",
      url,
      headers: { authorization: `Bearer ${family.token}`, "accept-language": "fr" },
      payload: { castToken: quota.castToken },
    });
    expect(full.json<{ message: string }>().message).toContain("Toutes les places de ce lien sont choisies.");
  });

  test("never takes more than its quota, when ten readers choose at the same moment", async ({ cast, podium }) => {
    const seatIds = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map((letter) => `R1-${letter}`);
    const show = await cast(seatIds);
    const quota = await show.quota(3);
    const readers = await makeUsers(podium, 10);
    const results = await Promise.all(readers.map((reader, index) => quota.add(reader, seatIds[index] ?? "")));
    const codes = results.map((result) => (result.statusCode === 200 ? "held" : result.json<{ code: string }>().code));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 7 }, () => "CAST_QUOTA_FULL"), "held", "held", "held"]);
    expect(await quota.find()).toMatchObject({ taken: 3, inCarts: 3 });
    expect((await show.list()).pool).toBe(7);
  });

  test("takes no seat twice, when ten readers choose the same one at the same moment", async ({ cast, podium }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(5);
    const readers = await makeUsers(podium, 10);
    const results = await Promise.all(readers.map((reader) => quota.refused(reader, "R1-A")));
    expect(results.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set([undefined, "SEAT_TAKEN"]));
    expect(await quota.find()).toMatchObject({ taken: 1 });
  });

  test("leaves alone what is held for other reasons, for another name or in another show", async ({ cast, podium }) => {
    const show = await cast(["R1-A"]);
    const other = await cast(["R1-A"]);
    const quota = await show.quota(5);
    const family = await makeUser(podium);
    await show.heldFor(["R1-B"], { reason: "press" });
    await show.heldFor(["R1-C"], { reason: "cast", holder: "Jan Maes" });
    await show.heldFor(["R1-D"], { reason: "cast", holder: "lotte aerts" });
    await show.heldFor(["R1-E"], {});
    for (const seatId of ["R1-B", "R1-C", "R1-E"]) expect(await quota.refused(family, seatId)).toBe("SEAT_TAKEN");
    const elsewhere = family.call("POST", `/api/carts/seats/${other.id}/R1-A`, { castToken: quota.castToken });
    expect(await refusalOf(elsewhere)).toBe("SEAT_TAKEN");
    expect((await quota.open()).json()).toMatchObject({ seatIds: ["R1-A", "R1-D"], seats: 5, taken: 0 });
    expect(await quota.refused(family, "R1-D")).toBeUndefined();
  });

  test("is for its own show: a token that is wrong, renewed, withdrawn or over says so, and free seats stay for sale", async ({
    cast,
    podium,
    admin,
  }) => {
    const [show, other] = [await cast(["R1-A"]), await cast([])];
    const quota = await show.quota(2, { endsAt: inSeconds(DAY) });
    const params = { id: show.id, quotaId: quota.id };
    const family = await makeUser(podium);
    const wrong = await quota.open("geen-link");
    expect(wrong.json()).toMatchObject({
      statusCode: 404,
      code: "CAST_LINK_UNKNOWN",
      message: "Deze link is niet (meer) geldig. Vraag een nieuwe aan wie hem u gaf.",
    });
    const elsewhere = podium.app.inject({
      method: "POST",
      url: `/api/shows/${other.id}/cast-seats`,
      payload: { token: quota.castToken },
    });
    expect((await elsewhere).statusCode).toBe(404);
    const { quotas } = await admin.api.renewCastLink({ params });
    const renewed = tokenOf(quotas[0]?.link);
    expect(renewed).not.toBe(quota.castToken);
    expect((await quota.open()).statusCode).toBe(404);
    expect(await quota.refused(family, "R1-A")).toBe("SEAT_TAKEN");
    expect((await quota.open(renewed)).json()).toMatchObject({ seatIds: ["R1-A"] });
    await admin.api.withdrawCastLink({ params });
    expect(await quota.find()).toMatchObject({ link: null });
    expect((await quota.open(renewed)).statusCode).toBe(404);
    expect(await quota.refused(family, "R1-A", renewed)).toBe("SEAT_TAKEN");
    const again = tokenOf((await admin.api.renewCastLink({ params })).quotas[0]?.link);
    clock.advance(DAY);
    expect((await quota.open(again)).json()).toMatchObject({ statusCode: 410, code: "CAST_LINK_ENDED" });
    expect(await quota.refused(family, "R1-A", again)).toBe("SEAT_TAKEN");
    expect(await quota.refused(family, "R1-B", again)).toBeUndefined();
  });

  test("takes its seats before the sale opens, and only those can be reserved then", async ({ cast, podium }) => {
    const show = await cast(["R1-A", "R1-B"], { salesOpenAt: inSeconds(DAY) });
    const quota = await show.quota(2);
    const family = await makeUser(podium);
    expect(await quota.refused(family, "R2-A")).toBe("SALES_NOT_OPEN");
    const held = await quota.add(family, "R1-A");
    expect(held.json()).toMatchObject({ lines: [{ seatId: "R1-A", ofCast: true }] });
    expect(await family.api.getCart({ query: {} })).toMatchObject({ lines: [{ seatId: "R1-A", ofCast: true }] });
    expect(await reserveCart(family, show.id)).toBeGreaterThan(0);
    const { code } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 5 });
    await quota.add(family, "R1-B");
    await family.api.addSeat({ params: { showId: show.id, seatId: "R2-A" }, body: { ticketCode: code } });
    const mixed = family.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["R1-B", "R2-A"],
      paymentMethod: "MANUAL",
    });
    expect(await refusalOf(mixed)).toBe("SALES_NOT_OPEN");
  });
});

describe("a presale code", () => {
  test("is not used up by the seats of a link beside those that it opens", async ({ cast, podium, admin }) => {
    const show = await cast(["R1-A", "R1-B"], { salesOpenAt: inSeconds(DAY) });
    const quota = await show.quota(2);
    const [family, friend] = await makeUsers(podium, 2);
    if (!family || !friend) throw new Error("no users");
    const { id: codeId, code: ticketCode } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 2 });
    const used = async () => (await podium.deps.codes.list()).find(({ id }) => id === codeId)?.usedCount;
    for (const seatId of ["R1-A", "R1-B"]) await quota.add(family, seatId);
    await family.api.addSeat({ params: { showId: show.id, seatId: "R2-A" }, body: { ticketCode } });
    await friend.api.addSeat({ params: { showId: show.id, seatId: "R2-B" }, body: { ticketCode } });
    const seatIds = ["R1-A", "R1-B", "R2-A"];
    const body = { seatIds, ticketCode, paymentMethod: "MANUAL" as const };
    const { id } = await family.api.reserve({ params: { showId: show.id }, body });
    expect(await used()).toBe(1);
    await friend.api.reserve({ params: { showId: show.id }, body: { ...body, seatIds: ["R2-B"] } });
    expect(await used()).toBe(2);
    await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-A"] } });
    expect(await used()).toBe(2);
    await family.api.cancelOwnReservation({ params: { id } });
    expect(await used()).toBe(1);
  });
});

describe("a waiting room", () => {
  test("lets a link take its seats without a turn, and asks for one for any other seat beside them", async ({
    cast,
    podium,
  }) => {
    const show = await cast(["R1-A", "R1-B"], { waitingRoom: "on" });
    const quota = await show.quota(2);
    const family = await makeUser(podium);
    const click = (seatId: string) => refusalOf(family.call("POST", `/api/carts/seats/${show.id}/${seatId}`));
    expect(await click("R2-A")).toBe("WAIT_YOUR_TURN");
    expect(await quota.refused(family, "R1-A")).toBeUndefined();
    expect(await click("R2-A")).toBe("WAIT_YOUR_TURN");
    expect(await quota.refused(family, "R1-B")).toBeUndefined();
  });
});

describe("a seat that was taken with a link", () => {
  test("is held for the cast again when it is given back, when the cart ends and when the reservation does", async ({
    cast,
    podium,
    scenario,
    expire,
  }) => {
    const show = await cast(["R1-A", "R1-B", "R1-C"]);
    const quota = await show.quota(3);
    const [family, stranger] = await makeUsers(podium, 2);
    if (!family || !stranger) throw new Error("no users");
    const states = async () => {
      const rows = await Promise.all(["R1-A", "R1-B", "R1-C"].map((seatId) => scenario.seat(show.id, seatId)));
      return rows.map(({ status }) => status);
    };
    await quota.add(family, "R1-A");
    await quota.add(family, "R1-B");
    await family.api.removeSeat({ params: { seatId: "R1-A" } });
    expect(await states()).toEqual(["blocked", "held", "blocked"]);
    clock.advance(901);
    // Before any sweep an expired hold is no free seat, because it goes back to the cast.
    expect(await refusalOf(stranger.call("POST", `/api/carts/seats/${show.id}/R1-B`))).toBe("SEAT_TAKEN");
    await expire();
    expect(await states()).toEqual(["blocked", "blocked", "blocked"]);
    expect(await quota.find()).toMatchObject({ taken: 0, inCarts: 0 });
    await quota.add(family, "R1-C");
    const id = await reserveCart(family, show.id);
    expect(await states()).toEqual(["blocked", "blocked", "reserved"]);
    await family.api.cancelOwnReservation({ params: { id } });
    expect(await states()).toEqual(["blocked", "blocked", "blocked"]);
    expect(await quota.find()).toMatchObject({ taken: 0, reservations: [] });
  });

  test("stays in its cart at the moment of the release, and goes on sale after it, to who waits first", async ({
    soldOut,
    admin,
    podium,
    release,
    expire,
  }) => {
    const { show, giveBack, visitor, clicked } = await soldOut();
    const params = { id: show.id };
    for (const seatId of ["R1-A", "R1-B"]) await giveBack(seatId);
    const releaseAt = inSeconds(60);
    await admin.api.holdBlockedSeats({ params, body: { seatIds: ["R1-A", "R1-B"], reason: "cast", releaseAt } });
    const body = { name: "Lotte Aerts", seats: 2, endsAt: inSeconds(DAY) };
    const made = await admin.api.createCastQuota({ params, body });
    const family = await makeUser(podium);
    const castToken = tokenOf(made.quotas[0]?.link);
    await family.api.addSeat({ params: { showId: show.id, seatId: "R1-A" }, body: { castToken } });
    const one = await visitor();
    await one.join(1);
    clock.advance(60);
    await release();
    await expect.poll(one.offered).toEqual(["R1-B"]);
    expect((await family.api.getCart({ query: {} }))?.seats).toEqual(["R1-A"]);
    const open = () =>
      podium.app.inject({ method: "POST", url: `/api/shows/${show.id}/cast-seats`, payload: { token: castToken } });
    expect((await open()).json()).toMatchObject({ seatIds: [], taken: 1 });
    const two = await visitor();
    await two.join(1);
    await family.api.clearCart();
    await expire();
    await release();
    expect(await clicked("R1-A")).toBe("SEAT_TAKEN");
    await expect.poll(two.offered).toEqual(["R1-A"]);
    expect((await admin.api.listCastQuotas({ params })).quotas[0]).toMatchObject({ taken: 0 });
  });

  test("comes back to a reservation that is paid late, and counts again", async ({ cast, podium, admin, expire }) => {
    const show = await cast(["R1-A", "R1-B"]);
    const quota = await show.quota(1);
    const [family, cousin] = await makeUsers(podium, 2);
    if (!family || !cousin) throw new Error("no users");
    await quota.add(family, "R1-A");
    const id = await reserveCart(family, show.id);
    clock.advance(8 * DAY);
    await expire();
    expect(await quota.find()).toMatchObject({ taken: 0 });
    await admin.api.confirmReservation({ params: { id } });
    expect(await quota.find()).toMatchObject({ taken: 1, reservations: [{ id, status: "CONFIRMED" }] });
    expect(await quota.refused(cousin, "R1-B")).toBe("CAST_QUOTA_FULL");
  });

  test("does not come back to a late payment once the quota is used up by others", async ({
    cast,
    podium,
    admin,
    expire,
  }) => {
    const show = await cast(["R1-A", "R1-B"]);
    const quota = await show.quota(1);
    const [family, cousin] = await makeUsers(podium, 2);
    if (!family || !cousin) throw new Error("no users");
    await quota.add(family, "R1-A");
    const id = await reserveCart(family, show.id);
    clock.advance(8 * DAY);
    await expire();
    await quota.add(cousin, "R1-B");
    expect(await refusalOf(admin.call("POST", `/api/reservation/${id}/confirm`))).toBe("SEATS_GONE");
    expect(await quota.find()).toMatchObject({ taken: 1, inCarts: 1 });
  });

  test("is a refund due when others use up the quota while the late payment comes", async ({
    cast,
    podium,
    online,
    expire,
  }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(1);
    const family = await makeUser(podium);
    await quota.add(family, "R1-A");
    const body = { seatIds: ["R1-A"], paymentMethod: "PAYCONIQ" };
    const reserved = (await family.call("POST", `/api/reservation/${show.id}`, body)).json<{
      id: number;
      checkoutUrl: string;
    }>();
    const ref = reserved.checkoutUrl.split("/").at(-1) ?? "";
    provider.say(ref, "EXPIRED");
    await online.webhook(ref);
    clock.advance(8 * DAY);
    await expire();
    const others = "update cast_quotas set taken = seat_count where id = $1";
    const held = await lockRows(podium.deps.database.pool, others, [quota.id]);
    provider.say(ref, "PAID");
    const paying = online.webhook(ref);
    await expect.poll(() => held.waiting()).toBe(1);
    await held.commit();
    expect((await paying).statusCode).toBe(200);
    expect(await online.outcome(family, reserved.id)).toMatchObject({
      payment: { status: "PAID", refund: "SEATS_GONE" },
    });
  });

  test("does not come back to a late payment once it is held under another name", async ({
    cast,
    podium,
    admin,
    expire,
    scenario,
  }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(1);
    const family = await makeUser(podium);
    await quota.add(family, "R1-A");
    const id = await reserveCart(family, show.id);
    clock.advance(8 * DAY);
    await expire();
    await show.heldFor(["R1-A"], { holder: "Jan Maes" });
    expect(await refusalOf(admin.call("POST", `/api/reservation/${id}/confirm`))).toBe("SEATS_GONE");
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("blocked");
    await show.heldFor(["R1-A"], { holder: "lotte aerts" });
    await admin.api.confirmReservation({ params: { id } });
    expect(await quota.find()).toMatchObject({ taken: 1 });
  });

  test("comes back to a late payment though the reservation's others were put on sale, which count for no quota", async ({
    cast,
    podium,
    admin,
    expire,
  }) => {
    const show = await cast(["R1-A", "R1-B", "R1-C"]);
    const quota = await show.quota(2);
    const [family, cousin] = await makeUsers(podium, 2);
    if (!family || !cousin) throw new Error("no users");
    for (const seatId of ["R1-A", "R1-B"]) await quota.add(family, seatId);
    const id = await reserveCart(family, show.id);
    clock.advance(8 * DAY);
    await expire();
    await admin.api.unblockSeats({ params: show.params, body: { seatIds: ["R1-B"] } });
    await quota.add(cousin, "R1-C");
    await admin.api.confirmReservation({ params: { id } });
    expect(await quota.find()).toMatchObject({ taken: 2, inCarts: 1, reservations: [{ id, seats: 1 }] });
  });

  test("goes on sale once it comes free, when volunteers released all that was still held with it", async ({
    cast,
    podium,
    admin,
    scenario,
  }) => {
    const show = await cast(["R1-A", "R1-B", "R1-C"]);
    const quota = await show.quota(2);
    const family = await makeUser(podium);
    await quota.add(family, "R1-A");
    const release = (seatId: string) => admin.api.unblockSeats({ params: show.params, body: { seatIds: [seatId] } });
    await release("R1-B");
    await family.api.clearCart();
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("blocked");
    await quota.add(family, "R1-A");
    await release("R1-C");
    expect(await quota.find()).toMatchObject({ taken: 1, inCarts: 1 });
    await family.api.clearCart();
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
    expect(await quota.find()).toMatchObject({ taken: 0 });
  });

  test("goes on sale when its buyer gives back the ticket, who may take it back, or is paid once it is sold", async ({
    cast,
    podium,
    admin,
    boxOffice,
    scenario,
  }) => {
    const show = await cast(["R1-A"], { giveBack: "MONEY" });
    const quota = await show.quota(1);
    const owner = await makeUser(podium);
    await quota.add(owner, "R1-A");
    const paid = { owner, id: await reserveCart(owner, show.id) };
    await admin.api.confirmReservation({ params: { id: paid.id } });
    expect((await boxOffice.give(paid, "R1-A")).statusCode).toBe(200);
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
    expect(await quota.find()).toMatchObject({ taken: 0, reservations: [] });
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "FOR_SALE" }]);
    expect((await boxOffice.keep(paid)).statusCode).toBe(200);
    expect(await quota.find()).toMatchObject({ taken: 0 });
    await boxOffice.give(paid, "R1-A");
    await boxOffice.sell(show.id, "R1-A");
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "SOLD", returned: 12 }]);
    expect(await scenario.refundOf(paid.id)).toMatchObject({ amount: 12 });
  });

  test("is offered to who waits first, when its buyer gives back the ticket", async ({
    cast,
    podium,
    admin,
    boxOffice,
  }) => {
    const hallPlanId = await publishHall(podium, hallWithAreas({}, { R1: ["seat"] }));
    const show = await cast(["R1-A"], { giveBack: "MONEY", hallPlanId });
    const quota = await show.quota(1);
    const owner = await makeUser(podium);
    await quota.add(owner, "R1-A");
    const id = await reserveCart(owner, show.id);
    await admin.api.confirmReservation({ params: { id } });
    const next = waiter(await makeUser(podium), show.id);
    await next.join(1);
    await boxOffice.give({ owner, id }, "R1-A");
    await expect.poll(next.offered).toEqual(["R1-A"]);
  });

  test("leaves the quota when the reservation moves to a free seat", async ({
    cast,
    podium,
    admin,
    scenario,
    expire,
  }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(1);
    const family = await makeUser(podium);
    await quota.add(family, "R1-A");
    const id = await reserveCart(family, show.id);
    await admin.api.moveReservation({ params: { id }, body: { seatIds: ["R3-A"] } });
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("blocked");
    expect(await quota.find()).toMatchObject({ taken: 0, reservations: [] });
    // Held for the cast later, the new seat does not come back by a quota that it never belonged to.
    clock.advance(8 * DAY);
    await expire();
    await show.heldFor(["R3-A"], { reason: "cast" });
    expect(await refusalOf(admin.call("POST", `/api/reservation/${id}/confirm`))).toBe("SEATS_GONE");
  });
});

describe("volunteers", () => {
  test("make, change and remove quotas, never below what is taken, and the log has each act", async ({
    cast,
    podium,
    admin,
  }) => {
    const show = await cast(["R1-A", "R1-B", "R1-C"]);
    const quota = await show.quota(3);
    const family = await makeUser(podium);
    await quota.add(family, "R1-A");
    await quota.add(family, "R1-B");
    const fewer = await quota.change({ seats: 1 });
    expect(fewer.json()).toMatchObject({
      statusCode: 409,
      code: "CAST_QUOTA_TAKEN",
      message: "Met deze link zijn al 2 plaatsen gekozen of gereserveerd. Minder kan niet: er is niets gewijzigd.",
    });
    const path = `/api/admin/shows/${show.id}/cast-quotas/${quota.id}`;
    expect(await refusalOf(admin.call("DELETE", path))).toBe("CAST_QUOTA_TAKEN");
    expect((await quota.change({ seats: 2, name: "Jan Maes" })).statusCode).toBe(200);
    expect(await quota.find()).toMatchObject({ seats: 2, name: "Jan Maes", taken: 2 });
    expect((await quota.open()).statusCode).toBe(200);
    await family.api.clearCart();
    expect((await admin.call("DELETE", path)).json()).toMatchObject({ quotas: [], pool: 3 });
    expect(await refusalOf(admin.call("DELETE", path))).toBe("CAST_QUOTA_NOT_FOUND");
    const { items } = await admin.api.listAudit({ query: { pageSize: 50 } });
    const mine = items.filter(({ subjectId, action }) => subjectId === show.id && action.startsWith("CAST_"));
    expect(mine.map(({ action, actor }) => [action, actor?.id])).toEqual([
      ["CAST_QUOTA_REMOVED", admin.id],
      ["CAST_QUOTA_CHANGED", admin.id],
      ["CAST_QUOTA_MADE", admin.id],
    ]);
  });

  test("are refused an end in the past, a quota of another show, and a mail without an address", async ({
    cast,
    admin,
  }) => {
    const [show, other] = [await cast(["R1-A"]), await cast([])];
    const quota = await show.quota(1);
    const late = await quota.change({ endsAt: inSeconds(0) });
    expect(late.json()).toMatchObject({ statusCode: 400, code: "CAST_END_IN_PAST", details: [{ field: "endsAt" }] });
    const calls = [
      ["DELETE", ""],
      ["POST", "/link"],
      ["DELETE", "/link"],
      ["POST", "/mail"],
    ] as const;
    for (const [method, what] of calls) {
      const elsewhere = admin.call(method, `/api/admin/shows/${other.id}/cast-quotas/${quota.id}${what}`);
      expect(await refusalOf(elsewhere)).toBe("CAST_QUOTA_NOT_FOUND");
    }
    const mailed = admin.call("POST", `/api/admin/shows/${show.id}/cast-quotas/${quota.id}/mail`);
    expect(await refusalOf(mailed)).toBe("CAST_LINK_NOT_MAILED");
    expect(await refusalOf(admin.call("GET", "/api/admin/shows/999999/cast-quotas"))).toBe("SHOW_NOT_FOUND");
  });

  test("are refused the mail of a link to a cancelled show", async ({ cast, podium, admin }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(1);
    await quota.change({ email: "lotte@podium.example" });
    const { db } = podium.deps.database;
    await db.updateTable("shows").set({ cancelledAt: clock.now() }).where("id", "=", show.id).execute();
    const mailed = admin.call("POST", `/api/admin/shows/${show.id}/cast-quotas/${quota.id}/mail`);
    expect(await refusalOf(mailed)).toBe("SHOW_CANCELLED");
  });

  test("read that a link must be renewed when the server has another secret since, and it works until then", async ({
    cast,
    podium,
    admin,
  }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(1);
    const token = "link-of-another-secret";
    const tokenHash = createHash("sha256").update(token).digest();
    const { db } = podium.deps.database;
    await db.updateTable("castQuotas").set({ tokenHash }).where("id", "=", quota.id).execute();
    expect(await quota.find()).toMatchObject({ link: null, mustRenew: true });
    expect((await quota.open(token)).statusCode).toBe(200);
    const { quotas } = await admin.api.renewCastLink({ params: { id: show.id, quotaId: quota.id } });
    expect(quotas).toMatchObject([{ mustRenew: false }]);
    expect((await quota.open(tokenOf(quotas[0]?.link))).statusCode).toBe(200);
  });

  test("who lower a quota while readers choose end with no more taken than it has", async ({ cast, podium }) => {
    const seatIds = ["A", "B", "C", "D", "E", "F"].map((letter) => `R1-${letter}`);
    const show = await cast(seatIds);
    const quota = await show.quota(6);
    const readers = await makeUsers(podium, 6);
    const [lowered] = await Promise.all([
      quota.change({ seats: 2 }),
      ...readers.map((reader, index) => quota.add(reader, seatIds[index] ?? "")),
    ]);
    const { seats, taken } = await quota.find();
    expect(taken).toBeLessThanOrEqual(seats);
    expect(seats).toBe(lowered.statusCode === 200 ? 2 : 6);
  });

  test("read in the database that no link is stored, and a count that seats themselves keep", async ({
    cast,
    podium,
  }) => {
    const show = await cast(["R1-A"]);
    const quota = await show.quota(1);
    const family = await makeUser(podium);
    await quota.add(family, "R1-A");
    const { db } = podium.deps.database;
    const row = await db.selectFrom("castQuotas").where("id", "=", quota.id).selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(quota.castToken);
    await db
      .updateTable("seats")
      .set({ status: "available", cartId: null, heldUntil: null, heldPriceCents: null, heldTicketTypeId: null })
      .where("showId", "=", show.id)
      .where("seatId", "=", "R1-A")
      .execute();
    expect(await quota.find()).toMatchObject({ taken: 0 });
    expect((await show.list()).pool).toBe(1);
  });
});
