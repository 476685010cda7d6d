import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { emptyHall } from "@podium/shared/halls/drafts";
import pg from "pg";
import { expect, vi } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { apiTest } from "#test/fixtures.ts";
import { publishHall } from "#test/halls.ts";

const test = apiTest();

/** Returns 3,000 seats in curved rows: no two share a coordinate. */
function largestHall(): HallPlan {
  const groups = Array.from({ length: 60 }, (_, row) => {
    const radius = 900 + 41 * row;
    const seats = Array.from({ length: 50 }, (_seat, index) => {
      const angle = (index - 24.5) * (44 / radius) + row / 1000;
      return {
        id: `${row + 1}-${index + 1}`,
        label: `${index + 1}`,
        x: Math.round((2500 + radius * Math.sin(angle)) * 10) / 10,
        y: Math.round((radius * Math.cos(angle) - 300) * 10) / 10,
        turn: Math.round((-angle * 1800) / Math.PI) / 10,
        kind: "seat" as const,
      };
    });
    return { id: `r${row}`, kind: "row" as const, label: `Rij ${row + 1}`, zone: "zaal", x: 2500, y: radius, seats };
  });
  return { ...emptyHall("Grote zaal"), width: 5000, height: 4000, groups };
}

test("the largest hall takes less than 60 kB, in whatever way the browser unpacks it", async ({ podium }) => {
  const planId = await publishHall(podium, largestHall());
  const load = (headers: Record<string, string>) => podium.app.inject({ url: `/api/hall-plans/${planId}`, headers });
  const plain = await load({});
  expect(plain.json<HallPlan>().groups).toHaveLength(60);
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
    expect(rawPayload.length).toBeLessThan(60_000);
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  }
  const { etag } = plain.headers;
  const known = await load({ "if-none-match": String(etag) });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
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
