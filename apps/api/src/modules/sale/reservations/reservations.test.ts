import { describe, expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeUsers, makeShow, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("codes", { scope: "file" }, ({ podium }) => ({
  make: async (type: "SPONSOR" | "PRE_ORDER", maxTickets: number): Promise<string> =>
    (await podium.deps.codes.create({ type, maxTickets })).code,
  used: async (code: string): Promise<number> =>
    (await podium.deps.codes.list()).find((entry) => entry.code === code)?.usedCount ?? -1,
}));

const WEEK = 604_800;

/** Returns the raw response, for tests about it. */
function requestReservation(
  user: User,
  showId: number,
  seatIds: readonly string[],
  more: Record<string, unknown> = {},
) {
  return user.call("POST", `/api/reservation/${showId}`, {
    seatIds,
    paymentMethod: "MANUAL",
    ticketCode: null,
    ...more,
  });
}

describe("a reservation", () => {
  test("reserves the seats of the cart at the server's price and ends the cart", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 12.5 })];
    await hold(user.api, show.id, ["R1-A", "R1-B"]);
    const response = await requestReservation(user, show.id, ["R1-B", "R1-A"], {
      totalprice: 0,
      status: "CONFIRMED",
      userId: 1,
    });
    expect(response.statusCode).toBe(201);
    const { id, message } = response.json<{ id: number; message: string }>();
    expect(message).toBe("Uw reservering is geplaatst. Uw stoelen blijven 7 dagen voor u vrijgehouden.");
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    const latest = await user.api.getMyLatestReservation();
    expect(latest).toEqual({
      id,
      confirmed: false,
      status: "PENDING",
      reservedAt: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + WEEK * 1000).toISOString(),
      totalprice: 25,
      grossPrice: 25,
      paymentMethod: "MANUAL",
      reference: expect.stringMatching(new RegExp(`^Tickets #${id} - .+ Piet$`)),
      show: { id: show.id, name: show.name, dateTime: show.dateTime },
      user: { id: user.id, firstname: "Piet", lastname: expect.any(String), email: user.email, number: "0470000000" },
      seats: ["A", "B"].map((label) => ({
        id: expect.any(Number),
        seat: { seatId: `R1-${label}`, group: "Rij 1", label },
        ticketType: { id: show.ticketTypes[0]?.id, name: "Standaard" },
        price: 12.5,
        ticketPrice: 12.5,
        scannedAt: null,
      })),
      guestCount: 2,
    });
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("reserved");
    expect((await user.api.listMyReservations()).map((one) => one.id)).toEqual([id]);
  });

  test("of the same cart can be made once, however often it is submitted", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["T1-A"]);
    const responses = await Promise.all(Array.from({ length: 8 }, () => requestReservation(user, show.id, ["T1-A"])));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect((await user.call("GET", "/api/reservation/my-reservations")).json()).toHaveLength(1);
  });

  test.for([
    ["fewer seats than the cart has", ["R1-A"]],
    ["more seats than the cart has", ["R1-A", "R1-B", "R1-C"]],
    ["a seat that is somebody else's", ["R1-A", "R4-A"]],
  ] as const)("of %s is refused and changes nothing", async ([_name, seatIds], { podium, codes }) => {
    const [user, rival] = (await makeUsers(podium, 2)) as [User, User];
    const show = await makeShow(podium);
    await hold(rival.api, show.id, ["R4-A"]);
    await hold(user.api, show.id, ["R1-A", "R1-B"]);
    const code = await codes.make("PRE_ORDER", 10);
    expect((await requestReservation(user, show.id, seatIds, { ticketCode: code })).json()).toMatchObject({
      statusCode: 409,
      code: "CART_MISMATCH",
    });
    expect((await user.call("GET", "/api/carts")).json()).toMatchObject({ seats: ["R1-A", "R1-B"] });
    expect(await codes.used(code)).toBe(0);
    expect((await user.call("GET", "/api/reservation/my-latest-reservation")).statusCode).toBe(404);
  });

  test("of a cart whose time has passed is refused", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    clock.advance(900);
    expect((await requestReservation(user, show.id, ["R1-A"])).json()).toMatchObject({ code: "CART_MISMATCH" });
  });

  test.for([
    ["no seats", { seatIds: [] }, 400, "INVALID_INPUT"],
    ["seats that are no list", { seatIds: "R1-A" }, 400, "INVALID_INPUT"],
    ["an unknown way to pay", { paymentMethod: "CASH" }, 400, "INVALID_INPUT"],
    ["a way to pay that is not offered", { paymentMethod: "PAYCONIQ" }, 409, "PAYMENT_METHOD_UNAVAILABLE"],
    ["an unknown code", { ticketCode: "NOPE-NOPE" }, 409, "CODE_UNKNOWN"],
  ] as const)("with %s is refused", async ([_name, change, status, code], { podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    const response = await requestReservation(user, show.id, ["R1-A"], change);
    expect(response.json()).toMatchObject({ statusCode: status, code });
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("held");
  });

  test("of an unknown show is a 404, whatever else is wrong", async ({ podium }) => {
    for (const more of [{}, { ticketCode: "NOPE-NOPE" }, { paymentMethod: "PAYCONIQ" }]) {
      expect((await requestReservation(await makeUser(podium), 999_999, ["R1-A"], more)).json()).toMatchObject({
        statusCode: 404,
        code: "SHOW_NOT_FOUND",
      });
    }
  });
});

describe("a code", () => {
  test("of a sponsor makes it free and confirms it at once", async ({ podium, codes }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const code = await codes.make("SPONSOR", 2);
    await reserve(user.api, show.id, ["R1-A", "R1-B"], { ticketCode: code });
    const latest = await user.api.getMyLatestReservation();
    expect(latest).toMatchObject({ totalprice: 0, confirmed: true, status: "CONFIRMED" });
    expect(await codes.used(code)).toBe(2);
  });

  test("with too few tickets left is refused and nothing changes", async ({ podium, codes }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const code = await codes.make("SPONSOR", 1);
    await hold(user.api, show.id, ["R1-A", "R1-B"]);
    expect((await requestReservation(user, show.id, ["R1-A", "R1-B"], { ticketCode: code })).json()).toMatchObject({
      code: "CODE_EXHAUSTED",
      message: "Niet genoeg tickets beschikbaar",
    });
    expect(await codes.used(code)).toBe(0);
  });

  test("with five tickets left, wanted a hundred times at once, is used five times", async ({ podium, codes }) => {
    const show = await makeShow(podium);
    const users = await makeUsers(podium, 100);
    const code = await codes.make("SPONSOR", 5);
    const seatIds = (await podium.deps.seats.list(show.id)).map(({ seatId }) => seatId);
    await Promise.all(users.map((user, index) => hold(user.api, show.id, [seatIds[index] ?? ""])));
    const responses = await Promise.all(
      users.map((user, index) => requestReservation(user, show.id, [seatIds[index] ?? ""], { ticketCode: code })),
    );
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(5);
    expect(responses.filter((response) => response.json<{ code?: string }>().code === "CODE_USED_UP")).toHaveLength(95);
    expect(await codes.used(code)).toBe(5);
  });

  test("for pre-order opens a sale that has not begun; a sponsor's does not", async ({ podium, codes }) => {
    const [user, show] = [
      await makeUser(podium),
      await makeShow(podium, { salesOpenAt: new Date(clock.now().getTime() + 86_400_000).toISOString() }),
    ];
    const preOrder = await codes.make("PRE_ORDER", 5);
    await user.api.addSeat({ params: { showId: show.id, seatId: "R1-A" }, body: { ticketCode: preOrder } });
    expect((await requestReservation(user, show.id, ["R1-A"])).json()).toMatchObject({
      statusCode: 409,
      code: "SALES_NOT_OPEN",
    });
    const sponsor = await codes.make("SPONSOR", 5);
    expect((await requestReservation(user, show.id, ["R1-A"], { ticketCode: sponsor })).json()).toMatchObject({
      code: "SALES_NOT_OPEN",
    });
    expect(await codes.used(sponsor)).toBe(0);
    expect((await requestReservation(user, show.id, ["R1-A"], { ticketCode: preOrder })).statusCode).toBe(201);
    expect(await user.api.getMyLatestReservation()).toMatchObject({
      totalprice: 12,
      confirmed: false,
    });
  });
});

describe("a payment window that ends", () => {
  test("frees the seats, gives the code its tickets back, and does so once", async ({ podium, codes, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const code = await codes.make("PRE_ORDER", 5);
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"], { ticketCode: code });
    clock.advance(WEEK - 1);
    await podium.deps.reservations.expireDue();
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("reserved");
    clock.advance(1);
    await Promise.all([podium.deps.reservations.expireDue(), podium.deps.reservations.expireDue()]);
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
    expect(await codes.used(code)).toBe(0);
    expect(await user.api.listMyReservations()).toMatchObject([
      { id, status: "EXPIRED", confirmed: false, guestCount: 2 },
    ]);
  });

  test("does not touch what was paid", async ({ podium, scenario }) => {
    const { show } = await scenario.paid(["R1-A"]);
    clock.advance(WEEK + 1);
    await podium.deps.reservations.expireDue();
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("reserved");
  });
});

describe("confirming", () => {
  test("twice at the same moment is once", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const responses = await Promise.all([1, 2, 3].map(() => admin.call("POST", `/api/reservation/${id}/confirm`)));
    for (const response of responses)
      expect(response.json()).toMatchObject({ id, confirmed: true, status: "CONFIRMED" });
  });

  test("cash makes the reservation one that was paid in cash, in the log too; what was paid otherwise accepts none", async ({
    podium,
    admin,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const [unpaid, paid] = [await reserve(user.api, show.id, ["R1-A"]), await reserve(user.api, show.id, ["R1-B"])];
    await pay(admin.api, paid);
    const cash = (id: number) =>
      admin.api.confirmReservation({ params: { id }, body: { paymentMethod: "CASH" } as const });
    for (const _ of [1, 2]) expect(await cash(unpaid)).toMatchObject({ status: "CONFIRMED", paymentMethod: "CASH" });
    await expect(cash(paid)).rejects.toThrow("ALREADY_PAID");
    const { items } = await admin.api.listAudit({ query: { search: `#${unpaid} ` } });
    expect(items.map(({ summary }) => summary)).toEqual([expect.stringMatching(/bevestigd, contant betaald$/)]);
  });

  test("an expired reservation gets its seats back when all are still free", async ({ podium, admin, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    await pay(admin.api, id);
    expect((await user.api.getMyLatestReservation()).status).toBe("CONFIRMED");
    expect((await scenario.seat(show.id, "R1-B")).status).toBe("reserved");
  });

  test("an expired reservation whose seat is gone is refused and changes nothing", async ({
    podium,
    admin,
    scenario,
  }) => {
    const [user, rival] = (await makeUsers(podium, 2)) as [User, User];
    const show = await makeShow(podium);
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    await hold(rival.api, show.id, ["R1-B"]);
    expect((await admin.call("POST", `/api/reservation/${id}/confirm`)).json()).toMatchObject({
      statusCode: 409,
      code: "SEATS_GONE",
    });
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
    expect(await user.api.getMyLatestReservation()).toMatchObject({
      status: "EXPIRED",
    });
  });

  test("is for administrators; what does not exist is a 404", async ({ podium, admin }) => {
    const user = await makeUser(podium);
    expect((await user.call("POST", "/api/reservation/1/confirm")).json()).toMatchObject({
      statusCode: 403,
      code: "FORBIDDEN",
    });
    expect((await admin.call("POST", "/api/reservation/999999/confirm")).json()).toMatchObject({ statusCode: 404 });
  });
});

test("a closed account loses its cart and unpaid reservations; paid tickets stay", async ({
  podium,
  admin,
  scenario,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const paid = await reserve(user.api, show.id, ["R1-A"]);
  await pay(admin.api, paid);
  await reserve(user.api, show.id, ["R1-B"]);
  await hold(user.api, show.id, ["R1-C"]);
  const provenNow = await makeUser(podium, "ADMIN");
  await provenNow.api.deleteUser({ params: { id: user.id } });
  expect(await scenario.seatStates(show.id)).toMatchObject({
    "R1-A": "reserved",
    "R1-B": "available",
    "R1-C": "available",
  });
  expect((await user.call("GET", "/api/auth/me")).statusCode).toBe(401);
});
