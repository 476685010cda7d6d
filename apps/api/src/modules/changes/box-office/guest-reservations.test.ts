import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect } from "vitest";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend(
  "make",
  { scope: "file" },
  ({ admin }) =>
    (showId: number, more: Record<string, unknown> = {}) =>
      admin.call("POST", `/api/admin/shows/${showId}/reservations`, {
        guest,
        seatIds: ["R1-A", "R1-B"],
        paid: "cash",
        ...more,
      }),
);

const guest = { firstname: "Maria", lastname: "Zonder-Account", email: "", number: "" };

describe("blocked seats", () => {
  const path = (showId: number) => `/api/admin/shows/${showId}/blocked-seats`;

  test("are occupied to the public, cannot be held, and come back", async ({ podium, admin, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    expect((await admin.call("POST", path(show.id), { seatIds: ["T1-A", "T1-B"] })).json()).toEqual({
      seatIds: ["T1-A", "T1-B"],
    });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "T1-A": "reserved" });
    expect((await user.call("POST", `/api/carts/seats/${show.id}/T1-A`)).json()).toMatchObject({
      code: "SEAT_TAKEN",
    });
    const seats = await admin.api.listBoxOfficeSeats({ params: { id: show.id } });
    expect(seats.find((seat) => seat.seatId === "T1-A")).toEqual({
      seatId: "T1-A",
      status: "blocked",
      reservationId: null,
    });
    // Blocking twice has one effect, and unblocking leaves seats that were never blocked.
    await admin.call("POST", path(show.id), { seatIds: ["T1-A"] });
    expect((await admin.call("DELETE", path(show.id), { seatIds: ["T1-A", "R1-A"] })).json()).toEqual({
      seatIds: ["T1-B"],
    });
    expect((await user.call("POST", `/api/carts/seats/${show.id}/T1-A`)).statusCode).toBe(200);
    const { items } = await admin.api.listAudit({ query: { search: "Tafel 1", pageSize: 200 } });
    expect(items.filter((entry) => entry.subjectId === show.id).map((entry) => entry.action)).toEqual([
      "SEATS_UNBLOCKED",
      "SEATS_BLOCKED",
    ]);
  });

  test("are blocked all together or not at all", async ({ podium, admin, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    expect((await admin.call("POST", path(show.id), { seatIds: ["R1-A", "R1-B"] })).json()).toMatchObject({
      code: "SEATS_NOT_FREE",
    });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "held", "R1-B": "available" });
    clock.advance(901);
    expect((await admin.call("POST", path(show.id), { seatIds: ["R1-A", "R1-B"] })).statusCode).toBe(200);
    expect((await admin.call("POST", path(999_999), { seatIds: ["R1-A"] })).json()).toMatchObject({
      code: "SHOW_NOT_FOUND",
    });
  });
});

describe("a reservation for a guest", () => {
  test.for([
    ["cash", { status: "CONFIRMED", totalprice: 24, paymentMethod: "CASH" }],
    ["transfer", { status: "PENDING", totalprice: 24, paymentMethod: "MANUAL" }],
    ["free", { status: "CONFIRMED", totalprice: 0, paymentMethod: "MANUAL" }],
  ] as const)("paid by %s", async ([paid, expected], { podium, make, scenario, admin }) => {
    const show = await makeShow(podium);
    const response = await make(show.id, { paid });
    expect(response.statusCode, response.body).toBe(201);
    const reservation = response.json<Reservation>();
    expect(reservation).toMatchObject({
      ...expected,
      user: { firstname: "Maria", lastname: "Zonder-Account", email: "", number: "" },
    });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "reserved" });
    const { items } = (await admin.call("GET", "/api/admin/reservations?search=zonder-account")).json<{
      items: Reservation[];
    }>();
    expect(items.map((one) => one.id)).toContain(reservation.id);
    const transfers = (await admin.call("GET", "/api/admin/payments")).json<Reservation[]>();
    expect(transfers.some((one) => one.id === reservation.id)).toBe(paid === "transfer");
    expect(await scenario.mailsAbout(reservation.id)).toEqual([]);
    expect((await scenario.auditOf(reservation.id))[0]).toMatchObject({
      action: "RESERVATION_MADE",
      actor: { id: admin.id },
    });
  });

  test("is possible when the sale is closed, and expires as any other", async ({ podium, make, admin }) => {
    const show = await makeShow(podium, { salesCloseAt: new Date(clock.now().getTime() - 1000).toISOString() });
    const { id } = (await make(show.id, { paid: "transfer" })).json<Reservation>();
    clock.advance(604_801);
    await podium.deps.reservations.expireDue();
    expect((await admin.api.getTickets({ params: { id } })).status).toBe("EXPIRED");
  });

  test("makes no account: nobody can sign in with it and no list shows it", async ({
    podium,
    make,
    scenario,
    admin,
  }) => {
    const show = await makeShow(podium);
    const email = "maria.gast@test.example";
    const response = await make(show.id, { guest: { ...guest, email, number: "0470 12 34 56" } });
    expect(response.json()).toMatchObject({ user: { email, number: "0470123456" } });
    expect(await scenario.mailsAbout(response.json<Reservation>().id)).toEqual([
      { kind: "TICKETS", status: "WAITING" },
    ]);
    expect((await admin.call("GET", `/api/user/all?search=${email}`)).json()).toMatchObject({ total: 0 });
    const signIn = { method: "POST", url: "/api/auth/signin", payload: { email, password: "" } } as const;
    expect((await podium.app.inject(signIn)).statusCode).toBe(400);
    expect((await podium.app.inject({ ...signIn, payload: { email, password: "whatever" } })).statusCode).toBe(401);
    // The address stays free for a real account, and a second reservation for the same guest is no conflict.
    expect((await make(show.id, { guest: { ...guest, email }, seatIds: ["R2-A"] })).statusCode).toBe(201);
    const account = {
      firstname: "Maria",
      lastname: "Echt",
      email,
      number: "0470123456",
      password: "geheim-woord",
      confirmPassword: "geheim-woord",
    };
    expect((await podium.app.inject({ method: "POST", url: "/api/user/register", payload: account })).statusCode).toBe(
      201,
    );
  });

  test.for([
    ["no name", { guest: { ...guest, firstname: " ", lastname: "-" } }, 400],
    ["a wrong address", { guest: { ...guest, email: "geen adres" } }, 400],
    ["no seats", { seatIds: [] }, 400],
    ["an unknown way to pay", { paid: "later" }, 400],
    ["a reserved seat", { seatIds: ["R1-B", "R4-A"] }, 409],
  ] as const)("with %s is refused and leaves nothing", async ([_name, change, status], { podium, make, scenario }) => {
    const show = await makeShow(podium);
    await reserve((await makeUser(podium)).api, show.id, ["R4-A"]);
    expect((await make(show.id, change)).statusCode).toBe(status);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
  });

  test("of one seat, asked by ten volunteers at once, is made once", async ({ podium, make }) => {
    const show = await makeShow(podium);
    const responses = await Promise.all(Array.from({ length: 10 }, () => make(show.id, { seatIds: ["R1-A"] })));
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(1);
  });
});
