import { expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

test("tickets of an older version cost equal parts of what the others leave, to the cent, and keep their part", async ({
  podium,
  admin,
}) => {
  const { db } = podium.deps.database;
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C", "R1-D"]);
  await pay(admin.api, id);
  await db.updateTable("reservations").set({ totalCents: 3700 }).where("id", "=", id).execute();
  await db
    .updateTable("reservationSeats")
    .set((eb) => ({ priceCents: eb.case().when("seatId", "=", "R1-D").then(1200).end() }))
    .set({ grossCents: null })
    .where("reservationId", "=", id)
    .execute();

  const { seats } = await admin.api.getReservation({ params: { id } });
  expect(seats.map(({ price }) => price)).toEqual([8.34, 8.33, 8.33, 12]);
  const giveUp = (seatId: string) => admin.api.giveUpSeats({ params: { id }, body: { seatIds: [seatId] } });
  for (const [seatId, left] of [
    ["R1-A", 28.66],
    ["R1-B", 20.33],
    ["R1-D", 8.33],
  ] as const)
    expect((await giveUp(seatId)).totalprice).toBe(left);
  const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
  expect(refunds.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([8.33, 8.34, 12]);
});
