import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest({ env: { RATE_LIMIT: "on" } });

test("guessing pairing codes is limited to thirty in ten minutes from one address", async ({ post }) => {
  const guess = async (address: string): Promise<number> =>
    (await post("/api/door/pair", { code: "0000-0000-0000-0000-0000-0000-0000" }, address)).statusCode;
  for (let tries = 0; tries < 30; tries++) expect(await guess("192.0.2.50")).toBe(410);
  expect(await guess("192.0.2.50")).toBe(429);
  expect(await guess("192.0.2.51")).toBe(410);
});
