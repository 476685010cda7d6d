import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { changedHall, publishHall } from "#test/halls.ts";

const clock = createFakeClock();
const WEEK = 8 * 24 * 3600;

const test = apiTest({ clock })
  /** A hall plan without the first seat of the balcony. */
  .extend("smaller", { scope: "file" }, ({ podium }) => publishHall(podium, changedHall({ without: ["R1-A"] })))
  /** An expired reservation of a show that then moved to a plan without its first seat. */
  .extend("lost", async ({ podium, admin, smaller }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    const { name, dateTime } = show;
    await admin.api.updateShow({ params: { id: show.id }, body: { name, dateTime, hallPlanId: smaller } });
    return { id, user, show };
  });

test("a late payment for a seat that its show lost brings no ticket, and no other seat of the reservation", async ({
  admin,
  lost,
  scenario,
}) => {
  expect((await admin.call("POST", `/api/reservation/${lost.id}/confirm`)).json()).toMatchObject({
    statusCode: 409,
    code: "SEATS_GONE",
  });
  expect((await scenario.seat(lost.show.id, "R1-B")).status).toBe("available");
  expect((await lost.user.api.getMyLatestReservation()).status).toBe("EXPIRED");
});

test("a late payment reserves the seats again once its show has them again", async ({ admin, lost, scenario }) => {
  const { name, dateTime } = lost.show;
  await admin.api.updateShow({ params: { id: lost.show.id }, body: { name, dateTime, hallPlanId: 1 } });
  await pay(admin.api, lost.id);
  expect((await scenario.seat(lost.show.id, "R1-A")).status).toBe("reserved");
});

test("a seat that a show lost is in no count, and its ticket lets nobody in", async ({ admin, lost, scenario }) => {
  const { shows } = await admin.api.getStatistics();
  const shown = shows.find(({ id }) => id === lost.show.id);
  expect(shown).toMatchObject({ seatsTotal: lost.show.seatsTotal - 1, scanned: [], expected: [], unpaid: [] });
  const response = await scenario.scan(lost.id, "R1-A");
  expect(response.json()).toMatchObject({ statusCode: 409, code: "NOT_CONFIRMED" });
  const { tickets } = await admin.api.getCheckInList({ params: { showId: lost.show.id } });
  expect(tickets.map(({ seatId, status }) => [seatId, status])).toEqual([
    ["R1-B", "EXPIRED"],
    ["R1-A", "EXPIRED"],
  ]);
});
