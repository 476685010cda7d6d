import { describe, expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { makeShow, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { publishHall } from "#test/halls.ts";
import { publishedPlay } from "#test/plays.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock(new Date("2027-01-10T09:00:00.000Z"));
const test = apiTest({ clock });

const startsOn = (day: number): string => `2027-03-${String(day).padStart(2, "0")}T19:00:00.000Z`;
const FRIDAYS = [5, 12, 19].map(startsOn);
const planned = async (admin: User, name: string) =>
  (await admin.api.listShows({ query: { all: true } })).filter((show) => show.name === name);

describe("a series of shows", () => {
  test("is a show at each moment, alike in plan, prices, ticket types, limits and rules", async ({ admin, podium }) => {
    const { id: playId } = await publishedPlay(admin, "De reeks");
    const form = {
      name: "De reeks",
      playId,
      hallPlanId: 1,
      ticketTypes: [
        {
          name: "Volwassene",
          prices: [
            { zone: null, price: 14 },
            { zone: "balkon", price: 11 },
          ],
        },
        { name: "Kind", prices: [{ zone: null, price: 6 }], maxPerReservation: 4 },
      ],
      salesOpenAt: "2027-02-01T09:00:00.000Z",
      closesBefore: 120,
      giveBack: "VOUCHER" as const,
    };
    const made = await admin.api.createShowSeries({ body: { ...form, dateTimes: FRIDAYS } });
    expect(made.map(({ dateTime }) => dateTime)).toEqual(FRIDAYS);
    for (const [place, show] of made.entries()) {
      const closesAt = new Date(Date.parse(FRIDAYS[place] ?? "") - 7_200_000).toISOString();
      const { salesOpenAt, giveBack } = form;
      const alike = { playId, hallPlanId: 1, salesOpenAt, salesCloseAt: closesAt, giveBack, pricePerSeat: 14 };
      expect(show).toMatchObject({ ...alike, seatsTotal: 193, seatsAvailable: 193 });
      expect(show.ticketTypes).toMatchObject([
        { name: "Volwassene", prices: expect.arrayContaining([{ zone: "balkon", price: 11 }]) },
        { name: "Kind", maxPerReservation: 4 },
      ]);
    }
    const lines = podium.deps.database.db.selectFrom("auditLog").where("action", "=", "SHOW_CREATED");
    const subjects = await lines.select("subjectId").where("subjectType", "=", "show").execute();
    expect(subjects.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  });

  test("closes each sale as its show begins where nothing else is asked", async ({ admin }) => {
    const made = await admin.api.createShowSeries({ body: { name: "Zonder sluiting", dateTimes: FRIDAYS } });
    expect(made.map(({ salesCloseAt }) => salesCloseAt)).toEqual(FRIDAYS);
  });

  test("is made whole or not at all: one that is there already is named", async ({ admin }) => {
    const { id: playId } = await publishedPlay(admin, "Al gepland");
    await admin.api.createShow({ body: { name: "De vrijdag", playId, dateTime: startsOn(12) } });
    const body = { name: "Al gepland", playId, dateTimes: FRIDAYS };
    await expect(admin.api.createShowSeries({ body })).rejects.toMatchObject({
      body: {
        statusCode: 409,
        code: "SHOW_EXISTS",
        message:
          "Al gepland in dezelfde zaal: Al gepland, 12 mrt 2027, 20:00. Er is niets gepland. Kies een ander moment.",
      },
    });
    expect(await planned(admin, "Al gepland")).toEqual([]);
  });

  test("goes by the name where no play is chosen, and ignores a cancelled show", async ({ admin, podium }) => {
    const first = await makeShow(podium, { name: "Losse avond", dateTime: startsOn(5) });
    const body = { name: "losse AVOND", dateTimes: FRIDAYS };
    await expect(admin.api.createShowSeries({ body })).rejects.toMatchObject({ body: { code: "SHOW_EXISTS" } });
    await podium.deps.database.transact((transaction) => podium.deps.shows.cancel(transaction, first.id));
    expect(await admin.api.createShowSeries({ body })).toHaveLength(3);
  });

  test("is made once when two volunteers press at the same moment", async ({ admin, podium }) => {
    const { id: playId } = await publishedPlay(admin, "Tegelijk");
    const body = { name: "Tegelijk", playId, dateTimes: FRIDAYS };
    const lock = "select pg_advisory_xact_lock(hashtextextended('planned shows', 0))";
    const held = await lockRows(podium.deps.database.pool, lock, []);
    const both = Promise.allSettled([1, 2].map(() => admin.api.createShowSeries({ body })));
    await expect.poll(() => held.waiting()).toBeGreaterThan(0);
    held.release();
    expect((await both).map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await planned(admin, "Tegelijk")).toHaveLength(3);
  });

  test.for([
    [{ dateTimes: [] }, "dateTimes"],
    [{ dateTimes: [startsOn(5), "2027-03-05T19:00:00Z"] }, "dateTimes"],
    [
      { dateTimes: Array.from({ length: 61 }, (_, day) => new Date(Date.UTC(2028, 0, day + 1)).toISOString()) },
      "dateTimes",
    ],
    [{ dateTimes: FRIDAYS, salesOpenAt: "2027-03-05T18:30:00.000Z", closesBefore: 60 }, "salesOpenAt"],
    [{ dateTimes: FRIDAYS, closesBefore: -1 }, "closesBefore"],
  ] as const)("is refused, %j", async ([body, field], { admin }) => {
    const refused = await admin.call("POST", "/api/admin/shows/series", { name: "Fout", ...body });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { details: [{ field }] }]);
    expect(await planned(admin, "Fout")).toEqual([]);
  });
});

test("a play has one show at a moment in a hall; another hall, play or moment is another show", async ({
  admin,
  podium,
}) => {
  const { id: playId } = await publishedPlay(admin, "Een keer");
  const { id: otherPlay } = await publishedPlay(admin, "Nog een stuk");
  const plan = (more: object) =>
    admin.call("POST", "/api/admin/shows", {
      name: "Een keer",
      playId,
      hallPlanId: 1,
      dateTime: startsOn(26),
      ...more,
    });
  expect((await plan({})).statusCode).toBe(201);
  expect((await plan({ name: "Anders genoemd" })).json()).toMatchObject({ statusCode: 409, code: "SHOW_EXISTS" });
  const elsewhere = await publishHall(podium, exampleDrawing);
  for (const more of [{ dateTime: startsOn(27) }, { playId: otherPlay }, { hallPlanId: elsewhere }])
    expect((await plan(more)).statusCode).toBe(201);
});
