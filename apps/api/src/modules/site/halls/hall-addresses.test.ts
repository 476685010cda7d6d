import { MAX_HALL_ADDRESS } from "@podium/shared/contracts/limits";
import { expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { apiTest } from "#test/fixtures.ts";
import { makeShow, type User } from "#test/factories.ts";
import { lockRows } from "#test/row-lock.ts";

const ADDRESS = "Sportlaan 3, 9999 Voorbeelddorp";
const test = apiTest().extend("hallId", async ({ admin }) => {
  const { id } = await admin.api.createHall({ body: exampleDrawing });
  return id;
});
const setAddress = (admin: User, id: number, address: string) =>
  admin.api.setHallAddress({ params: { id }, body: { address } });
const logOf = async (admin: User, id: number): Promise<string[]> => {
  const { items } = await admin.api.listAudit({ query: {} });
  return items.filter((line) => line.subjectType === "hall" && line.subjectId === id).map(({ summary }) => summary);
};

test("an address may be set, corrected and removed after publishing, and the log has each change", async ({
  admin,
  hallId,
}) => {
  expect((await admin.api.listHalls()).find(({ id }) => id === hallId)?.address).toBeNull();
  await admin.api.publishHall({ params: { id: hallId } });
  expect(await setAddress(admin, hallId, ` ${ADDRESS} `)).toMatchObject({ address: ADDRESS, hasChanges: false });
  await setAddress(admin, hallId, ADDRESS);
  await setAddress(admin, hallId, "Sportlaan 5");
  expect((await setAddress(admin, hallId, "  ")).address).toBeNull();
  expect((await logOf(admin, hallId)).slice(0, 3)).toEqual([
    'Adres van zaal "Kleine zaal" gewijzigd: Sportlaan 5 → geen eigen adres',
    `Adres van zaal "Kleine zaal" gewijzigd: ${ADDRESS} → Sportlaan 5`,
    `Adres van zaal "Kleine zaal" gewijzigd: geen eigen adres → ${ADDRESS}`,
  ]);
  expect(await logOf(admin, hallId)).toHaveLength(5);
});

test("a copy has the address that it is given", async ({ admin }) => {
  const copy = await admin.api.createHall({ body: { name: "Kopie", address: ADDRESS, plan: exampleDrawing } });
  expect(copy.address).toBe(ADDRESS);
  expect(await logOf(admin, copy.id)).toEqual([`Zaal "Kopie" gemaakt, op het adres ${ADDRESS}`]);
});

test.for([
  ["x".repeat(MAX_HALL_ADDRESS), 200],
  ["x".repeat(MAX_HALL_ADDRESS + 1), 400],
  ["Sportlaan 3\n9999 Voorbeelddorp", 400],
] as const)("an address is one line of at most 100 characters", async ([address, status], { admin, hallId }) => {
  const response = await admin.call("PUT", `/api/admin/halls/${hallId}/address`, { address });
  expect(response.statusCode).toBe(status);
});

test("only a hall that exists has one", async ({ admin }) => {
  expect((await admin.call("PUT", "/api/admin/halls/999/address", { address: ADDRESS })).statusCode).toBe(404);
});

test("a show says where it is, in another hall or at another address than the society's", async ({
  podium,
  admin,
  visitor,
  hallId,
}) => {
  const { hallPlanId } = await admin.api.publishHall({ params: { id: hallId } });
  const [home, other] = [await makeShow(podium), await makeShow(podium, { hallPlanId })];
  const venues = async () => {
    const shows = await visitor.listShows({ query: {} });
    return [home, other].map(({ id }) => shows.find((show) => show.id === id)?.venue);
  };
  expect(await venues()).toEqual([undefined, { name: "Kleine zaal", address: null }]);
  await setAddress(admin, hallId, ADDRESS);
  expect(await venues()).toEqual([undefined, { name: "Kleine zaal", address: ADDRESS }]);
  await setAddress(admin, 1, "Dorpsplein 9");
  expect((await venues())[0]).toEqual({ name: "Parochiezaal", address: "Dorpsplein 9" });
});

test("two addresses that are set at once: the log has one after the other, and the last one stays", async ({
  podium,
  admin,
  hallId,
}) => {
  const lock = await lockRows(podium.deps.database.pool, "select 1 from halls where id = $1 for update", [hallId]);
  const changes = [];
  for (const address of ["Sportlaan 3", "Sportlaan 5"]) changes.push(setAddress(admin, hallId, address));
  await expect.poll(lock.waiting).toBeGreaterThan(0);
  lock.release();
  await Promise.all(changes);
  const [second, first] = await logOf(admin, hallId);
  const last = (await admin.api.listHalls()).find(({ id }) => id === hallId)?.address ?? "";
  const other = last === "Sportlaan 3" ? "Sportlaan 5" : "Sportlaan 3";
  expect([first, second]).toEqual([
    expect.stringContaining(`gewijzigd: geen eigen adres → ${other}`),
    expect.stringContaining(`gewijzigd: ${other} → ${last}`),
  ]);
});
