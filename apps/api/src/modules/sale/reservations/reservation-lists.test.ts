import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";

/** A date in November: in January 'ja' would match the month of every reservation too */
const clock = createFakeClock(new Date("2026-11-23T10:00:00Z"));
const test = apiTest({ clock })
  /** Finds reservations by a search. */
  .extend("found", { scope: "file" }, ({ admin }) => async (search: string): Promise<number[]> => {
    const response = await admin.call(
      "GET",
      `/api/admin/reservations?search=${encodeURIComponent(search)}&pageSize=100`,
    );
    return response.json<{ items: Reservation[] }>().items.map((item) => item.id);
  });

describe("the lists of the volunteers", () => {
  test("search every field as it is written and shown, and read % literally", async ({ podium, admin, found }) => {
    const [buyer, show] = [
      await makeUser(podium),
      await makeShow(podium, { name: "Kerst in de keuken", dateTime: "2099-12-05T19:00:00Z", pricePerSeat: 13.5 }),
    ];
    const [id, other] = [
      await reserve(buyer.api, show.id, ["T25-D", "T25-E"]),
      await reserve((await makeUser(podium)).api, (await makeShow(podium, { name: "Vrek" })).id, ["R1-J"]),
    ];
    await pay(admin.api, id);
    const { user, reservedAt } = await podium.deps.reservations.get(id);
    const reserved = (options: Intl.DateTimeFormatOptions, locale: string): string =>
      new Intl.DateTimeFormat(locale, { timeZone: "Europe/Brussels", ...options }).format(new Date(reservedAt));
    const [own, shared] = [
      [
        user.email,
        "kerst in",
        "KEUKEN",
        "T25-E",
        "t25",
        "tafel 25",
        "Tafel 25 E",
        "tafel 25, stoel d",
        "05/12/2099 20:00",
        "5-12-2099",
        "5 dec 2099, 20:00",
        "27.00",
        "27,00",
        "€ 27,00",
        "€\u00A027,00",
        "ja",
      ],
      [
        String(id),
        reserved({ dateStyle: "short" }, "en-GB"),
        reserved({ dateStyle: "medium" }, "nl-BE"),
        user.firstname,
      ],
    ];
    for (const search of [...own, `${user.firstname} ${user.lastname}`, `${user.lastname} ${user.firstname}`]) {
      expect([search, await found(search)]).toEqual([search, [id]]);
    }
    for (const search of shared) expect([search, await found(search)]).toEqual([search, expect.arrayContaining([id])]);
    expect(await found("nee")).toEqual([other]);
    expect(await found("%")).toEqual([]);
    expect(await found("_")).toEqual([]);
  });

  test("search ticket types by how a word of their name begins, and not the one that every show has", async ({
    podium,
    admin,
    found,
  }) => {
    const type = (name: string) => ({ name, description: "", prices: [{ zone: null, price: 5 }] });
    const show = await makeShow(podium, { ticketTypes: [type("Standaard"), type("Oudere zesenzestigplusser")] });
    const guest = { firstname: "Mia", lastname: "Maes" };
    const ticketTypes = [{ seatId: "R1-B", ticketTypeId: show.ticketTypes[1]?.id ?? 0 }];
    const body = { guest, seatIds: ["R1-A", "R1-B"], ticketTypes, paid: "transfer" as const };
    const { id } = await admin.api.reserveForGuest({ params: { id: show.id }, body });
    expect([await found("zesen"), await found("OUDERE zes"), await found("senzestig")]).toEqual([[id], [id], []]);
    expect(await found("standaard")).toEqual([]);
  });

  test("search places by what the plan of their show calls them, and by their kind", async ({ podium, found }) => {
    const hallPlanId = await publishHall(podium, hallOfRows({ Z1: ["wheelchair", "seat"], Z2: ["seat", "seat"] }));
    const show = await makeShow(podium, { hallPlanId });
    const { api } = await makeUser(podium);
    const [first, second] = [await reserve(api, show.id, ["Z1-A"]), await reserve(api, show.id, ["Z2-B"])];
    for (const search of ["rij z1", "rij z1 a", "rij z1, a", "rij z1, stoel a, rolstoelplaats", "ROLSTOEL"])
      expect([search, await found(search)]).toEqual([search, [first]]);
    for (const search of ["rij z2", "Rij Z2 B"]) expect([search, await found(search)]).toEqual([search, [second]]);
    expect((await found("rij z")).toSorted((a, b) => a - b)).toEqual([first, second]);
    expect(await found("rij z1 b")).toEqual([]);
  });

  test("find whose a seat is by its row and label, however they are written, and nobody else", async ({
    podium,
    found,
  }) => {
    const plan = hallOfRows({ W3: Array.from({ length: 12 }, () => "seat" as const), X: ["seat", "seat"] });
    const [numbered, lettered] = plan.groups;
    numbered?.seats.forEach((seat, index) => (seat.label = String(index + 1)));
    if (numbered) numbered.label = "Loge Étoile 77";
    if (lettered) lettered.label = "Rij Qé";
    lettered?.seats.forEach((seat, index) => (seat.label = String(index + 88)));
    const show = await makeShow(podium, { hallPlanId: await publishHall(podium, plan) });
    const { api } = await makeUser(podium);
    const ids = plan.groups.map(({ seats }) => seats.map(({ id }) => id));
    const [one, twelve, row] = [
      await reserve(api, show.id, [ids[0]?.[0] ?? ""]),
      await reserve(api, show.id, [ids[0]?.[11] ?? ""]),
      await reserve(api, show.id, [ids[1]?.[0] ?? ""]),
    ];
    for (const search of ["loge etoile 77 12", "Loge Etoile 77, stoel 12", "LOGE ÉTOILE 77 stoel 12"])
      expect([search, await found(search)]).toEqual([search, [twelve]]);
    expect(await found("loge etoile 77, stoel 1")).toEqual([one]);
    expect((await found("loge etoile")).toSorted((a, b) => a - b)).toEqual([one, twelve]);
    for (const search of ["qe88", "Qé 88", "QE-88", "88qe", "rij qe", "rij Qé, stoel 88"])
      expect([search, await found(search)]).toEqual([search, [row]]);
    for (const search of ["qe8", "qe89", "rij qe, stoel 89", "stoel"])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  test("search the name that a visitor was asked to write with the transfer, and the name of now; neither once it is erased", async ({
    podium,
    found,
  }) => {
    const { db } = podium.deps.database;
    const owner = { firstname: "Zoë", lastname: "Vanbinnengekomen", email: "zoe.binnen@podium.example" };
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const become = (fields: object) => db.updateTable("users").set(fields).where("id", "=", user.id).execute();
    await become(owner);
    const id = await reserve(user.api, show.id, ["R1-A"]);
    await become({ lastname: "Nieuwenaam" });
    const words = ["vanbinnengekomen zoë", `tickets ${id} - `, "zoë nieuwe", "nieuwenaam zoë", "zoe.binnen@"];
    for (const search of words) expect([search, await found(search)]).toEqual([search, [id]]);
    // Retention and the closing of an account do the same.
    await become({ firstname: "Verwijderde", lastname: "gebruiker", email: `deleted-${user.id}@podium.invalid` });
    await db.updateTable("reservations").set({ transferReference: null }).where("id", "=", id).execute();
    for (const search of words.filter((word) => !word.startsWith("tickets")))
      expect([search, await found(search)]).toEqual([search, []]);
  });

  test("search moments by parts of what is written, and other letters in no moment", async ({ podium, found }) => {
    const [user, show] = [
      await makeUser(podium),
      await makeShow(podium, { name: "Zomerstuk", dateTime: "2099-08-09T18:30:00Z" }),
    ];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    for (const search of ["9 aug 2099, 20:30", "aug 2099", "9-8-2099", "09/08/2099 20"])
      expect([search, await found(search)]).toEqual([search, [id]]);
    for (const month of Array.from({ length: 12 }, (_, index) => index)) {
      const reservedAt = new Date(Date.UTC(2031, month, 15, 10, 5));
      await podium.deps.database.db.updateTable("reservations").set({ reservedAt }).where("id", "=", id).execute();
      const shown = new Intl.DateTimeFormat("nl-BE", { timeZone: "Europe/Brussels", dateStyle: "medium" });
      const words = [shown.format(reservedAt), `15/${String(month + 1).padStart(2, "0")}/2031`, `15-${month + 1}-2031`];
      for (const search of words) expect([search, await found(search)]).toEqual([search, [id]]);
    }
    for (const search of ["xyz 2031", "dec-2031", "€ 2031"])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  test("page through everything once, in the order that was asked for, and say how much there is", async ({
    podium,
    admin,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { name: "Bladerstuk" })];
    const made: number[] = [];
    for (const seatId of ["R4-A", "R4-B", "R4-C"]) made.push(await reserve(user.api, show.id, [seatId]));
    const page = async (query: string) =>
      (await admin.call("GET", `/api/admin/reservations?search=bladerstuk&pageSize=2&${query}`)).json<{
        items: Reservation[];
        total: number;
      }>();
    const [first, second, third] = [await page("sort=id"), await page("sort=id&page=2"), await page("sort=id&page=3")];
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual(made);
    expect([first.total, second.total, third.total, third.items]).toEqual([3, 3, 3, []]);
    for (const newestFirst of ["sort=-id", ""])
      expect((await page(newestFirst)).items.map((item) => item.id)).toEqual(made.toReversed().slice(0, 2));
    const all = (await admin.call("GET", "/api/admin/reservations")).json<Reservation[]>();
    expect(all.map((item) => item.id)).toEqual(expect.arrayContaining(made));
  });

  test("of payments: transfers with an amount due, unconfirmed first", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const paid = await reserve(user.api, show.id, ["R1-A"]);
    await pay(admin.api, paid);
    const open = await reserve(user.api, show.id, ["R1-B"]);
    const { code } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 1 });
    const free = await reserve(user.api, show.id, ["R1-C"], { ticketCode: code });
    const payments = (await admin.call("GET", "/api/admin/payments")).json<Reservation[]>();
    const ids = payments.map((payment) => payment.id);
    expect(ids).not.toContain(free);
    expect(ids.indexOf(open)).toBeLessThan(ids.indexOf(paid));
    const firstConfirmed = payments.findIndex((payment) => payment.confirmed);
    expect(payments.slice(firstConfirmed).every((payment) => payment.confirmed)).toBe(true);
  });
});

test("the list of one show holds that show's reservations alone, all of them or a page", async ({ podium, admin }) => {
  const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
  const ids = [
    await reserve(user.api, show.id, ["R1-A"]),
    await reserve(user.api, show.id, ["R1-B"]),
    await reserve(user.api, show.id, ["R1-C"]),
  ];
  await reserve(user.api, other.id, ["R1-A"]);
  const plain = (await admin.call("GET", `/api/admin/reservations?showId=${show.id}`)).json<Reservation[]>();
  expect(plain.map(({ id }) => id)).toEqual(ids.toReversed());
  const page = (await admin.call("GET", `/api/admin/reservations?showId=${show.id}&pageSize=2`)).json<{
    items: Reservation[];
    total: number;
  }>();
  expect([page.items.map(({ id }) => id), page.total]).toEqual([ids.toReversed().slice(0, 2), 3]);
  const usual = await admin.call("GET", `/api/admin/reservations?showId=${show.id}&page=1`);
  expect(usual.json()).toMatchObject({ total: 3, page: 1, pageSize: 50 });
});

test("payments that are awaited come first, expired and cancelled ones after them, paid ones last; of one show or of one status", async ({
  podium,
  admin,
}) => {
  const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
  const [open, cancelled, paid] = [
    await reserve(user.api, show.id, ["R3-A"]),
    await reserve(user.api, show.id, ["R3-B"]),
    await reserve(user.api, show.id, ["R3-C"]),
  ];
  await reserve(user.api, other.id, ["R3-A"]);
  await pay(admin.api, paid);
  await admin.api.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });
  const ids = async (query: object) => {
    const list = await admin.api.listPayments({ query: { showId: show.id, ...query } });
    return ("items" in list ? list.items : list).map(({ id }) => id);
  };
  expect(await ids({})).toEqual([open, cancelled, paid]);
  expect(await ids({ page: 1 })).toEqual([open, cancelled, paid]);
  expect(await ids({ status: "CANCELLED" })).toEqual([cancelled]);
  const ofStatus = await admin.api.listReservations({ query: { showId: show.id, status: "CONFIRMED", page: 1 } });
  expect(ofStatus).toMatchObject({ total: 1, items: [{ id: paid }] });
});

test.for([
  ["timeLeft", "soonest"],
  ["-timeLeft", "latest"],
] as const)(
  "payments sorted by %s: those that wait, the %s on top, then all else",
  async ([sort, first], { podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const seats = ["R2-A", "R2-B", "R2-C", "R2-D"];
    const ids: number[] = [];
    for (const seat of seats) ids.push(await reserve(user.api, show.id, [seat]));
    const [paid, cancelled, late, soon] = ids as [number, number, number, number];
    await pay(admin.api, paid);
    await admin.api.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });
    const { db } = podium.deps.database;
    await db
      .updateTable("reservations")
      .set({ expiresAt: new Date(clock.now().getTime() + 3600_000) })
      .where("id", "=", soon)
      .execute();
    const { items } = (await admin.call("GET", `/api/admin/payments?sort=${sort}&pageSize=200`)).json<{
      items: Reservation[];
    }>();
    const order = items.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(order.slice(0, 2)).toEqual(first === "soonest" ? [soon, late] : [late, soon]);
    expect(new Set(order.slice(2))).toEqual(new Set([paid, cancelled]));
  },
);

test("payments that wait, and those of them that expire soon, are counted by the server however many there are", async ({
  admin,
  podium,
}) => {
  const count = async (query: string) =>
    (await admin.call("GET", `/api/admin/payments?pageSize=1&${query}`)).json<{ total: number }>().total;
  const WAITING = "status=PENDING";
  const EXPIRING = "status=PENDING&lapsesWithinDays=3";
  const [waiting, expiring] = [await count(WAITING), await count(EXPIRING)];
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const ids: number[] = [];
  for (const seat of ["R2-A", "R2-B", "R2-C", "R2-D"]) ids.push(await reserve(user.api, show.id, [seat]));
  const [paid, soon] = ids as [number, number];
  const { db } = podium.deps.database;
  await db
    .updateTable("reservations")
    .set({ expiresAt: new Date(clock.now().getTime() + 3 * 24 * 3600_000 - 60_000) })
    .where("id", "in", [paid, soon])
    .execute();
  expect([await count(WAITING), await count(EXPIRING)]).toEqual([waiting + 4, expiring + 2]);
  await pay(admin.api, paid);
  expect([await count(WAITING), await count(EXPIRING)]).toEqual([waiting + 3, expiring + 1]);
});
