import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import { hold } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

const type = (name: string, prices: TicketTypeFields["prices"], more: Partial<TicketTypeFields> = {}) => ({
  name,
  description: "",
  prices,
  ...more,
});
const ADULT = type("Volwassene", [
  { zone: null, price: 14 },
  { zone: "balkon", price: 11.5 },
]);
const CHILD = type("Kind", [{ zone: null, price: 6 }], { description: "Tot 12 jaar", maxPerReservation: 2 });
const MEMBER = type("Lid", [{ zone: "zaal", price: 10 }]);

const typeNamed = (show: { ticketTypes: Array<{ id: number; name: string }> }, name: string): number => {
  const found = show.ticketTypes.find((one) => one.name === name);
  if (!found) throw new Error(`no ticket type ${name}`);
  return found.id;
};

describe("the ticket types of a show", () => {
  test("are one 'Standaard' at its price when none are given", async ({ podium }) => {
    const { ticketTypes } = await makeShow(podium, { pricePerSeat: 9 });
    expect(ticketTypes).toEqual([
      { ...type("Standaard", [{ zone: null, price: 9 }]), id: expect.any(Number), maxPerReservation: null },
    ]);
  });

  test("decide its price: the first type's without a zone, or the lowest of its zones", async ({ podium }) => {
    const plain = await makeShow(podium, { pricePerSeat: 30, ticketTypes: [ADULT, CHILD] });
    expect(plain).toMatchObject({ pricePerSeat: 14, ticketTypes: [ADULT, CHILD] });
    const zoned = [
      { zone: "zaal", price: 16 },
      { zone: "balkon", price: 12 },
    ];
    expect(await makeShow(podium, { ticketTypes: [type("Plaats", zoned)] })).toMatchObject({ pricePerSeat: 12 });
  });

  test("change together, keep their ids, and stay with the carts and tickets that have one that is left out", async ({
    podium,
    scenario,
  }) => {
    const [admin, user] = [await scenario.admin(), await makeUser(podium)];
    const show = await makeShow(podium, { ticketTypes: [ADULT, CHILD, MEMBER] });
    const { id, name, dateTime } = show;
    const child = typeNamed(show, "Kind");
    await hold(user.api, id, ["T1-A"]);
    await user.api.setSeatType({ params: { seatId: "T1-A" }, body: { ticketTypeId: child } });
    const [member, adult] = [typeNamed(show, "Lid"), typeNamed(show, "Volwassene")];
    const ticketTypes = [
      { ...MEMBER, id: member, prices: [{ zone: null, price: 10 }] },
      { ...ADULT, id: adult, name: "Kind" },
    ];
    const body = { name, dateTime, ticketTypes };
    const changed = await admin.api.updateShow({ params: { id }, body });
    expect(changed.pricePerSeat).toBe(10);
    expect(changed.ticketTypes.map((one) => [one.id, one.name])).toEqual([
      [member, "Lid"],
      [adult, "Kind"],
    ]);
    await user.api.reserve({ params: { showId: id }, body: { seatIds: ["T1-A"], paymentMethod: "MANUAL" } });
    const { seats, totalprice, grossPrice } = await user.api.getMyLatestReservation();
    expect(seats).toMatchObject([{ ticketType: { id: child, name: "Kind" }, price: 6 }]);
    expect([totalprice, grossPrice]).toEqual([6, 6]);
  });

  test("are refused, with a word about it, where a seat would have no price or a zone does not exist", async ({
    podium,
    scenario,
  }) => {
    const admin = await scenario.admin();
    const { id, name, dateTime, ticketTypes: sold } = await makeShow(podium);
    const other = await makeShow(podium);
    const refusals = {
      "in elke zone": [type("Plaats", [{ zone: "zaal", price: 5 }])],
      "zone die deze zaal niet heeft": [ADULT, type("Loge", [{ zone: "loge", price: 5 }])],
      "bestaat niet": [{ ...ADULT, id: other.ticketTypes[0]?.id }],
      "andere naam": [ADULT, { ...CHILD, name: "volwassene" }],
      "twee keer": [ADULT, CHILD].map((one) => ({ ...one, id: sold[0]?.id })),
      "geen maximum": [{ ...ADULT, maxPerReservation: 4 }],
      "maar één prijs": [
        type("Plaats", [
          { zone: null, price: 1 },
          { zone: null, price: 2 },
        ]),
      ],
    };
    for (const [words, ticketTypes] of Object.entries(refusals)) {
      const response = await admin.call("PUT", `/api/admin/shows/${id}`, { name, dateTime, ticketTypes });
      expect(response.statusCode).toBe(400);
      expect(JSON.stringify(response.json())).toContain(words);
    }
    const shows = await admin.api.listShows();
    expect(shows.find((show) => show.id === id)?.ticketTypes.map((one) => one.name)).toEqual(["Standaard"]);
  });
});

test("what changes of them is in the log in words, with prices per zone and the maximum", async ({
  podium,
  scenario,
}) => {
  const admin = await scenario.admin();
  const { id, name, dateTime, ticketTypes: was } = await makeShow(podium);
  const ticketTypes = [{ ...ADULT, id: was[0]?.id }, CHILD];
  await admin.api.updateShow({ params: { id }, body: { name, dateTime, ticketTypes } });
  const { items } = await admin.api.listAudit({ query: { action: "SHOW_UPDATED" } });
  const sentence = items.find(({ subjectId }) => subjectId === id)?.summary.replaceAll("\u00A0", " ");
  expect(sentence).toContain(
    "tickettypes Standaard € 12,00 → Volwassene € 14,00 (Balkon € 11,50), Kind € 6,00 (hoogstens 2)",
  );
});

describe("a seat of the cart", () => {
  test("is of the first type at its zone's price, until another is chosen", async ({ podium }) => {
    const user = await makeUser(podium);
    const show = await makeShow(podium, { ticketTypes: [ADULT, CHILD] });
    const [adult, child] = [typeNamed(show, "Volwassene"), typeNamed(show, "Kind")];
    await hold(user.api, show.id, ["T1-A", "R1-A"]);
    expect(await user.api.getCart()).toMatchObject({
      lines: [{ seatId: "T1-A" }, { seatId: "R1-A" }]
        .map((line, index) => ({ ...line, ticketTypeId: adult, price: index === 0 ? 14 : 11.5 }))
        .toSorted((one, two) => one.seatId.localeCompare(two.seatId)),
      total: 25.5,
    });
    const cart = await user.api.setSeatType({ params: { seatId: "R1-A" }, body: { ticketTypeId: child } });
    expect(cart.lines.find(({ seatId }) => seatId === "R1-A")).toMatchObject({ ticketTypeId: child, price: 6 });
    expect(cart.total).toBe(20);
  });

  test("keeps its price when the show's changes and the same type is chosen again", async ({ podium, scenario }) => {
    const [admin, user] = [await scenario.admin(), await makeUser(podium)];
    const show = await makeShow(podium, { ticketTypes: [ADULT] });
    const { id, name, dateTime } = show;
    const ticketTypeId = typeNamed(show, "Volwassene");
    await hold(user.api, id, ["T1-A"]);
    const dearer = [{ ...ADULT, id: ticketTypeId, prices: [{ zone: null, price: 20 }] }];
    await admin.api.updateShow({ params: { id }, body: { name, dateTime, ticketTypes: dearer } });
    expect(await user.api.setSeatType({ params: { seatId: "T1-A" }, body: { ticketTypeId } })).toMatchObject({
      total: 14,
    });
  });

  test("gets no type of another show, none that is not sold in its zone, and none when it is not one's own", async ({
    podium,
  }) => {
    const [user, stranger] = [await makeUser(podium), await makeUser(podium)];
    const show = await makeShow(podium, { ticketTypes: [ADULT, MEMBER] });
    const other = await makeShow(podium);
    await hold(user.api, show.id, ["R1-A"]);
    const set = async (who: typeof user, ticketTypeId: number | undefined) =>
      (await who.call("PUT", "/api/carts/seats/R1-A", { ticketTypeId })).json<{ code: string }>().code;
    expect(await set(user, other.ticketTypes[0]?.id)).toBe("TICKET_TYPE_NOT_FOUND");
    expect(await set(user, typeNamed(show, "Lid"))).toBe("TICKET_TYPE_NOT_FOUND");
    expect(await set(stranger, typeNamed(show, "Volwassene"))).toBe("SEAT_NOT_IN_CART");
  });

  test("gets no type of which the cart has its maximum, however many requests ask at once", async ({ podium }) => {
    const user = await makeUser(podium);
    const show = await makeShow(podium, { ticketTypes: [ADULT, CHILD] });
    const seatIds = ["T1-A", "T1-B", "T1-C", "T1-D", "T1-E"];
    await hold(user.api, show.id, seatIds);
    const ticketTypeId = typeNamed(show, "Kind");
    const responses = await Promise.all(
      seatIds.map((seatId) => user.call("PUT", `/api/carts/seats/${seatId}`, { ticketTypeId })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([
      200, 200, 409, 409, 409,
    ]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "TYPE_LIMIT" });
    expect((await user.api.getCart())?.lines.filter((line) => line.ticketTypeId === ticketTypeId)).toHaveLength(2);
  });
});

test("the box office gives seats a type, of which it may pass the maximum", async ({ podium, scenario }) => {
  const { api } = await scenario.admin();
  const show = await makeShow(podium, { ticketTypes: [ADULT, CHILD] });
  const child = typeNamed(show, "Kind");
  const seatIds = ["T1-A", "T1-B", "T1-C", "T1-D"];
  const ticketTypes = seatIds.slice(0, 3).map((seatId) => ({ seatId, ticketTypeId: child }));
  const guest = { firstname: "An", lastname: "Peeters" };
  const body = { guest, seatIds, ticketTypes, paid: "transfer" as const };
  const { id, totalprice } = await api.reserveForGuest({ params: { id: show.id }, body });
  expect(totalprice).toBe(3 * 6 + 14);
  const added = { seatIds: ["R1-A"], ticketTypes: [{ seatId: "R1-A", ticketTypeId: child }] };
  expect(await api.addReservationSeats({ params: { id }, body: added })).toMatchObject({ totalprice: 4 * 6 + 14 });
  const given = await api.giveUpSeats({ params: { id }, body: { seatIds: ["T1-D"] } });
  expect(given).toMatchObject({ totalprice: 4 * 6, grossPrice: 4 * 6 });
});

test("the entrance sees the type of a ticket that is not of the show's first, and no price", async ({
  podium,
  scenario,
}) => {
  const [admin, device] = [await scenario.admin(), await makeUser(podium, "DOOR")];
  const dateTime = new Date(podium.deps.clock.now().getTime() + 3_600_000).toISOString();
  const show = await makeShow(podium, { dateTime, ticketTypes: [ADULT, CHILD] });
  const guest = { firstname: "An", lastname: "Peeters" };
  const seatIds = ["T1-A", "T1-B"];
  const ticketTypes = [{ seatId: "T1-B", ticketTypeId: typeNamed(show, "Kind") }];
  const { id } = await admin.api.reserveForGuest({
    params: { id: show.id },
    body: { guest, seatIds, ticketTypes, paid: "cash" },
  });
  const list = await device.call("GET", `/api/reservation/show/${show.id}/door`);
  const { tickets } = list.json<{ tickets: Array<{ seatId: string; ticketType?: string }> }>();
  expect(tickets.map(({ seatId, ticketType }) => [seatId, ticketType])).toEqual([
    ["T1-A", undefined],
    ["T1-B", "Kind"],
  ]);
  expect(list.body).not.toMatch(/price/i);
  const scan = (seatId: string) => device.api.scanSeat({ params: { reservationId: id, seatId } });
  expect(await scan("T1-A")).not.toHaveProperty("ticketType");
  expect(await scan("T1-B")).toMatchObject({ ticketType: "Kind" });
});
