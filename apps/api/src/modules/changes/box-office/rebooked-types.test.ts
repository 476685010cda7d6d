import { hold, pay } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { ownMoves } from "#test/own-moves.ts";

/** A type with one price in the hall (tables T1 to T25) and another on the balcony (rows R1 to R4). */
const type = (name: string, hall: number, balcony: number) => ({
  name,
  description: "",
  prices: [
    { zone: "zaal", price: hall },
    { zone: "balkon", price: balcony },
  ],
});

const test = apiTest({ env: { PAYMENT_PROVIDER: "none" } })
  .extend("own", { scope: "file" }, ({ podium, scenario }) => ownMoves(podium, () => scenario.admin()))
  .extend("bought", { scope: "file" }, ({ podium, admin }) => async () => {
    const [user, show] = [
      await makeUser(podium),
      await makeShow(podium, { ticketTypes: [type("Volwassene", 14, 10), type("Kind", 7, 5)] }),
    ];
    const seatIds = ["R1-A", "R1-B"];
    await hold(user.api, show.id, seatIds);
    const ticketTypeId = show.ticketTypes[1]?.id ?? 0;
    await user.api.setSeatType({ params: { seatId: "R1-B" }, body: { ticketTypeId } });
    const { id } = await user.api.reserve({ params: { showId: show.id }, body: { seatIds, paymentMethod: "MANUAL" } });
    await pay(admin.api, id);
    const seats = async () => {
      const reservation = (await user.api.listMyReservations()).find((one) => one.id === id);
      return reservation?.seats.map(({ ticketType, price }) => [ticketType.id, ticketType.name, price]);
    };
    return { user, show, id, seats };
  });

describe("a reservation that goes to another show", () => {
  test("has that show's types of the same names at what was paid, and moves there to dearer seats", async ({
    own,
    bought,
    podium,
    scenario,
  }) => {
    const { user, id, seats } = await bought();
    const other = await makeShow(podium, { ticketTypes: [type("Senior", 16, 12), type("kind", 9, 6)] });
    const [senior, child] = other.ticketTypes.map((one) => one.id);
    await scenario.boxOffice(id, "rebook", { showId: other.id, seatIds: ["R1-A", "R1-B"] });
    // No type has the same name, so the ticket gets the first type.
    expect(await seats()).toEqual([
      [senior, "Senior", 10],
      [child, "kind", 5],
    ]);
    expect(await own.quote(user, id, "R1-A>T1-A")).toMatchObject({ difference: 6 });
    expect(await own.quote(user, id, "R1-B>T1-A")).toMatchObject({ difference: 4 });
  });

  test("leaves nothing behind: the show that it left can be deleted", async ({ bought, podium, scenario, admin }) => {
    const { user, show, id, seats } = await bought();
    const other = await makeShow(podium);
    await scenario.boxOffice(id, "rebook", { showId: other.id, seatIds: ["R1-A", "R1-B"] });
    await admin.api.deleteShow({ params: { id: show.id } });
    expect((await admin.api.listShows()).map((one) => one.id)).not.toContain(show.id);
    expect((await user.api.getTickets({ params: { id } })).qrContents).toHaveLength(2);
    const [standard] = other.ticketTypes;
    expect(await seats()).toEqual([
      [standard?.id, "Standaard", 10],
      [standard?.id, "Standaard", 5],
    ]);
  });

  test("keeps a type that is no longer sold as long as it stays with its show", async ({ bought, scenario, admin }) => {
    const { show, id, seats } = await bought();
    const before = await seats();
    const { name, dateTime, ticketTypes } = show;
    const body = { name, dateTime, ticketTypes: ticketTypes.slice(0, 1) };
    await admin.api.updateShow({ params: { id: show.id }, body });
    await scenario.boxOffice(id, "rebook", { showId: show.id, seatIds: ["R2-A", "R2-B"] });
    expect(await seats()).toEqual(before);
  });
});

describe("a ticket whose type is no longer sold", () => {
  test("moves to another zone at the price of the type that has its name now", async ({ own, bought, admin }) => {
    const { user, show, id } = await bought();
    const { name, dateTime, ticketTypes } = show;
    const again = [...ticketTypes.slice(0, 1), type("Kind", 8, 6)];
    await admin.api.updateShow({ params: { id: show.id }, body: { name, dateTime, ticketTypes: again } });
    expect(await own.quote(user, id, "R1-B>T1-A")).toMatchObject({ difference: 3 });
  });

  test("moves at the first type's price when none has its name", async ({ own, bought, admin }) => {
    const { user, show, id } = await bought();
    const { name, dateTime, ticketTypes } = show;
    const body = { name, dateTime, ticketTypes: ticketTypes.slice(0, 1) };
    await admin.api.updateShow({ params: { id: show.id }, body });
    expect(await own.quote(user, id, "R1-B>T1-A")).toMatchObject({ difference: 9 });
  });
});
