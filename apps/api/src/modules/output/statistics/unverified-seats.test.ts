import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUsers } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock, env: { VERIFY_EMAIL: "on" } });
const TENTH = Math.floor(ALL_SEATS.length / 10);

test("a show is named once unverified accounts occupy more than a tenth of it, unpaid or in live carts", async ({
  podium,
  admin,
}) => {
  const [users, show] = [await makeUsers(podium, 3), await makeShow(podium)];
  const [first, second, verified] = users;
  if (!first || !second || !verified) throw new Error("three users were made");
  const named = () => admin.api.listUnverifiedSeats();
  const id = await reserve(first.api, show.id, ALL_SEATS.slice(0, TENTH - 1));
  await hold(second.api, show.id, ALL_SEATS.slice(40, 41));
  const ofVerified = podium.deps.database.db.updateTable("users").where("id", "=", verified.id);
  await ofVerified.set({ emailVerifiedAt: clock.now() }).execute();
  await reserve(verified.api, show.id, ALL_SEATS.slice(60, 80));
  const guest = { firstname: "Rita", lastname: "Goossens" };
  const seatIds = ALL_SEATS.slice(80, 110);
  await admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds, paid: "transfer" } });
  expect(await named()).toEqual([]);

  await hold(second.api, show.id, ALL_SEATS.slice(41, 42));
  const { name, dateTime } = show;
  expect(await named()).toEqual([
    { show: { id: show.id, name, dateTime }, seats: TENTH + 1, seatsTotal: ALL_SEATS.length },
  ]);
  // The cart has expired, but no sweep has deleted it yet.
  clock.advance(901);
  expect(await named()).toEqual([]);
  clock.advance(901);
  await hold(second.api, show.id, ALL_SEATS.slice(42, 45));
  expect(await named()).toHaveLength(1);
  await pay(admin.api, id);
  expect(await named()).toEqual([]);
});
