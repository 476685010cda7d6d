import type { RequestOf } from "@podium/shared/contracts/client";
import type { Show } from "@podium/shared/contracts/shows";
import { describe, expect } from "vitest";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { connect, nextEvent } from "#test/screens.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true }).extend(
  "make",
  { scope: "file" },
  ({ admin }) =>
    (body: object) =>
      admin.call("POST", "/api/admin/shows", body),
);

const fields = { name: "De vrek", dateTime: "2030-01-01T19:00:00.000Z" };

describe("the list of shows", () => {
  const idsOf = async (asked: Promise<{ json: () => unknown }>) =>
    ((await asked).json() as Show[]).map((show) => show.id);

  test("has a show until four hours after it began", async ({ podium, admin }) => {
    const now = clock.now();
    const { id } = await makeShow(podium, { dateTime: now.toISOString() });
    clock.advance(4 * 3600 - 1);
    expect(await idsOf(call(podium, "GET", "/api/show"))).toContain(id);
    clock.advance(1);
    expect(await idsOf(call(podium, "GET", "/api/show"))).not.toContain(id);
    expect(await idsOf(admin.call("GET", "/api/show"))).not.toContain(id);
    expect(await idsOf(admin.call("GET", "/api/show?all=true"))).toContain(id);
    expect(await idsOf(admin.call("GET", "/api/show?all=false"))).not.toContain(id);
  });

  test("has those that ended for administrators only", async ({ podium }) => {
    expect((await call(podium, "GET", "/api/show?all=true")).json()).toMatchObject({ code: "UNAUTHORIZED" });
    const user = await makeUser(podium);
    expect((await user.call("GET", "/api/show?all=true")).json()).toMatchObject({ code: "FORBIDDEN" });
  });

  test("says how many seats are blocked to administrators only: the public sees them as reserved", async ({
    podium,
    admin,
  }) => {
    const { id, seatsTotal } = await makeShow(podium);
    await admin.api.blockSeats({ params: { id }, body: { seatIds: ["R4-S", "R4-T"] } });
    await reserve((await makeUser(podium)).api, id, ["R1-A"]);
    const counts = { id, seatsTotal, seatsAvailable: seatsTotal - 3 };
    const [own, shown] = [
      await admin.api.listShows({ query: { all: true } }),
      await admin.api.listShows({ query: {} }),
    ];
    expect(own.find((show) => show.id === id)).toMatchObject({ ...counts, seatsBlocked: 2 });
    const asShown = shown.find((show) => show.id === id);
    expect(asShown).toMatchObject(counts);
    expect(asShown).not.toHaveProperty("seatsBlocked");
  });

  test("is sent to who has it only once something in it changed", async ({ podium, make }) => {
    const list = (etag = "") => podium.app.inject({ url: "/api/show", headers: { "if-none-match": etag } });
    const { id } = await makeShow(podium);
    const etag = async () => String((await list()).headers.etag);
    const known = await list(await etag());
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    const user = await makeUser(podium);
    const opensAt = new Date(clock.now().getTime() + 60_000).toISOString();
    for (const change of [
      () => hold(user.api, id, ["R1-A"]),
      () => make({ ...fields, salesOpenAt: opensAt }),
      async () => clock.advance(61),
    ]) {
      const before = await etag();
      await change();
      const changed = await list(before);
      expect([changed.statusCode, changed.headers.etag === before]).toEqual([200, false]);
    }
  });

  test("has the soonest show first", async ({ podium }) => {
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const [later, sooner] = [
      await makeShow(podium, { dateTime: inDays(3) }),
      await makeShow(podium, { dateTime: inDays(2) }),
    ];
    const made = new Set([later.id, sooner.id]);
    const ids = await idsOf(call(podium, "GET", "/api/show"));
    expect(ids.filter((id) => made.has(id))).toEqual([sooner.id, later.id]);
  });
});

describe("the sale of a show", () => {
  test("opens at once and closes as the show begins where nothing else is said", async ({ make }) => {
    const show = (await make(fields)).json<Show>();
    expect(show).toMatchObject({ salesOpenAt: null, salesCloseAt: fields.dateTime, salesOpen: true });
  });

  test("is open from its opening until its closing", async ({ make, podium }) => {
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    const { id } = (await make({ ...fields, salesOpenAt: at(60), salesCloseAt: at(120) })).json<Show>();
    const isOpen = async () =>
      (await call(podium, "GET", "/api/show")).json<Show[]>().find((show) => show.id === id)?.salesOpen;
    const seen = [await isOpen()];
    for (const seconds of [60, 59, 1]) {
      clock.advance(seconds);
      seen.push(await isOpen());
    }
    expect(seen).toEqual([false, true, true, false]);
  });
});

describe("a show is refused", () => {
  test.for([
    ["without a name", { name: " " }, "name"],
    ["with a name that is too long", { name: "x".repeat(121) }, "name"],
    ["without a moment", { dateTime: "morgen" }, "dateTime"],
    ["with a price below nothing", { pricePerSeat: -0.01 }, "pricePerSeat"],
    ["with a price over a thousand euros", { pricePerSeat: 1000.01 }, "pricePerSeat"],
    ["with parts of a cent", { pricePerSeat: 12.345 }, "pricePerSeat"],
    ["whose sale opens when it has closed", { salesOpenAt: "2030-01-01T19:00:00.000Z" }, "salesOpenAt"],
    ["whose sale closes after it began", { salesCloseAt: "2030-01-01T19:00:00.001Z" }, "salesCloseAt"],
  ] as const)("%s, new or changed", async ([_name, wrong, field], { podium, make, admin }) => {
    const { id } = await makeShow(podium);
    for (const response of [
      await make({ ...fields, ...wrong }),
      await admin.call("PUT", `/api/admin/shows/${id}`, { ...fields, ...wrong }),
    ])
      expect(response.json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT", details: [{ field }] });
  });

  test("when there is none to change or delete", async ({ admin }) => {
    for (const response of [
      await admin.call("PUT", "/api/admin/shows/999999", fields),
      await admin.call("DELETE", "/api/admin/shows/999999"),
    ])
      expect(response.json()).toMatchObject({ statusCode: 404, code: "SHOW_NOT_FOUND" });
  });
});

describe("the price of a show", () => {
  test("is twelve euros when a new show names none", async ({ admin }) => {
    const response = await admin.call("POST", "/api/admin/shows", fields);
    expect([response.statusCode, response.json<Show>().pricePerSeat]).toEqual([201, 12]);
  });

  test("stays as it is when a change names none, and is what a change names", async ({ podium, admin }) => {
    const { id } = await makeShow(podium, { pricePerSeat: 17.5 });
    const change = async (body: RequestOf<"updateShow">["body"]) =>
      (await admin.api.updateShow({ params: { id }, body })).pricePerSeat;
    expect(await change({ ...fields, name: "De vrek (slot)" })).toBe(17.5);
    expect(await change({ ...fields, pricePerSeat: 9.5 })).toBe(9.5);
  });
});

describe("tickets of a show are given back", () => {
  test("as a new show says, not at all when it says nothing, and as before when a change says nothing", async ({
    podium,
    admin,
  }) => {
    expect((await admin.call("POST", "/api/admin/shows", fields)).json<Show>().giveBack).toBe("NO");
    const { id } = await makeShow(podium, { giveBack: "VOUCHER" });
    const change = async (body: RequestOf<"updateShow">["body"]) =>
      (await admin.api.updateShow({ params: { id }, body })).giveBack;
    expect(await change({ ...fields, name: "De vrek (slot)" })).toBe("VOUCHER");
    expect(await change({ ...fields, giveBack: "MONEY" })).toBe("MONEY");
    const { items } = await admin.api.listAudit({ query: {} });
    expect(items[0]?.summary).toContain("tickets teruggeven als cadeaubon → als terugbetaling");
  });
});

describe("a show that is deleted", () => {
  test("empties the carts in it, with an event to their owners", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    const socket = await connect(podium.url, user.token);
    const cleared = nextEvent(socket, "cart:changed");
    await admin.api.deleteShow({ params: { id: show.id } });
    expect(await cleared).toEqual({ cart: null, reason: "cleared" });
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    socket.disconnect();
  });

  test("is not deleted while it has reservations", async ({ podium, admin }) => {
    const [user, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    await reserve(other.api, show.id, ["R1-B"]);
    expect((await admin.call("DELETE", `/api/admin/shows/${show.id}`)).json()).toMatchObject({
      statusCode: 409,
      code: "SHOW_HAS_RESERVATIONS",
    });
    expect((await user.call("GET", "/api/carts")).json()).toMatchObject({ seats: ["R1-A"] });
  });
});
