import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { drawnPlanSchema, type HallPlan, hallPlanSchema } from "@podium/shared/contracts/hall-plan";
import { unpackPlan } from "@podium/shared/halls/drawn-plan";
import { arena } from "@podium/shared/halls/examples/arena";
import { festivalHall } from "@podium/shared/test/festival-hall.ts";
import pg from "pg";
import { expect, vi } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { apiTest } from "#test/fixtures.ts";
import { makeShow } from "#test/factories.ts";
import { publishHall } from "#test/halls.ts";

const test = apiTest();

test("a hall of 12,000 places takes less than 160 kB, in whatever way the browser unpacks it", async ({ podium }) => {
  const planId = await publishHall(podium, arena());
  const load = (headers: Record<string, string>) => podium.app.inject({ url: `/api/hall-plans/${planId}`, headers });
  const plain = await load({});
  expect(plain.json<HallPlan>().groups).toHaveLength(441);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await load({ "accept-encoding": `${encoding}, deflate` });
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "application/json; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(rawPayload.length).toBeLessThan(160_000);
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  }
  const { etag } = plain.headers;
  const known = await load({ "if-none-match": String(etag) });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
});

test("a plan of an area has a row for each place, without a label", async ({ podium }) => {
  const planId = await publishHall(podium, arena());
  const { rows } = await podium.deps.database.pool.query(
    "select count(*)::int, min(label), max(group_label) from hall_plan_seats where hall_plan_id = $1 and group_id = 'VLOE'",
    [planId],
  );
  expect(rows).toEqual([{ count: 4000, min: "", max: "Staanplaats" }]);
  const show = await makeShow(podium, { hallPlanId: planId });
  const response = await podium.app.inject({ url: `/api/reservation/availableSeats/${show.id}` });
  expect(response.json()).toHaveLength(12_000);
});

test("a page gets the largest hall packed, and a small one as it is", async ({ podium }) => {
  const load = async (plan: HallPlan) => {
    const planId = await publishHall(podium, plan);
    const headers = { "accept-encoding": "br" };
    return podium.app.inject({ url: `/api/hall-plans/${planId}?packed=true`, headers });
  };
  const plan = festivalHall();
  const { headers, rawPayload } = await load(plan);
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(rawPayload.length).toBeLessThan(50_000);
  const packed = drawnPlanSchema.parse(JSON.parse(brotliDecompressSync(rawPayload).toString()));
  expect(hallPlanSchema.parse(unpackPlan(packed))).toEqual(hallPlanSchema.parse(plan));
  const small = await load(exampleDrawing);
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(exampleDrawing);
});

test("a plan is read from the database once, however many open the page at once or later", async ({ podium }) => {
  const planId = await publishHall(podium, exampleDrawing);
  const sent = vi.spyOn(pg.Client.prototype, "query");
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => podium.app.inject({ url: `/api/hall-plans/${planId}` })),
  );
  responses.push(await podium.app.inject({ url: `/api/hall-plans/${planId}` }));
  // Kysely calls the driver with a text, an overload that the mock's type lacks.
  const reads = sent.mock.calls.filter(([text]) => text.includes("hall_plans"));
  sent.mockRestore();
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
  expect(reads).toHaveLength(1);
});
