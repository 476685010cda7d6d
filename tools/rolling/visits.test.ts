import type { Send } from "@podium/shared/test/api.ts";
import { expect, test } from "vitest";
import { createCalls } from "./calls.ts";
import { prepareVisits } from "./visits.ts";

test("visits that have no seat left for a reservation let everything else go on", async () => {
  const send: Send = async () => ({ status: 200, body: { id: 1, token: "only for this test" } });
  const scenario = { admin: { email: "beheer@test.example", password: "-" }, token: "-", showId: 1 };
  const { visits } = await prepareVisits({ ...scenario, seats: ["R1-A", "R1-B"] }, "HTTP/1.1", send);
  const reservation = visits.find(({ kind }) => kind.startsWith("a reservation"));
  let wentOn = false;
  setImmediate(() => (wentOn = true));
  await reservation?.round(createCalls());
  expect(wentOn).toBe(true);
});
