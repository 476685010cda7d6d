import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const DAY_SECONDS = 24 * 3600;
const clock = createFakeClock();
const test = apiTest({ clock });

test("a device of the entrance is forgotten with its name where it scanned; a volunteer's own phone is not", async ({
  admin,
  scenario,
  podium,
}) => {
  const { db } = podium.deps.database;
  const { id: reservationId, show } = await scenario.paid(["R1-A"]);
  const at = clock.now();
  const device = { name: "Ingang van Rita", pairingHash: Buffer.from("r"), pairBefore: at, createdBy: admin.id };
  const { id: deviceId } = await db
    .insertInto("doorDevices")
    .values({ ...device, createdAt: at, validUntil: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const scan = { showId: show.id, reservationId, seatId: "R1-A", at, recordedAt: at, otherAt: null, reason: null };
  const byDevice = { scannedByDevice: deviceId, device: device.name, otherDevice: null };
  const byPhone = { scannedBy: admin.id, device: "Achterdeur", otherAt: at, otherDevice: device.name };
  await db
    .insertInto("scans")
    .values([
      { ...scan, ...byDevice, outcome: "ACCEPTED", clientId: randomUUID() },
      { ...scan, ...byPhone, outcome: "CONFLICT", clientId: randomUUID() },
    ])
    .execute();
  const names = () =>
    db
      .selectFrom("scans")
      .where("reservationId", "=", reservationId)
      .select(["device", "otherDevice"])
      .orderBy("id")
      .execute();
  clock.advance(29 * DAY_SECONDS);
  await podium.deps.retention.run();
  expect((await names()).map(({ otherDevice }) => otherDevice)).toEqual([null, device.name]);
  clock.advance(2 * DAY_SECONDS);
  await podium.deps.retention.run();
  expect(await names()).toEqual([
    { device: null, otherDevice: null },
    { device: "Achterdeur", otherDevice: null },
  ]);
});
