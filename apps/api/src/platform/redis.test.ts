import { once } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import { testEnv } from "#test/database.ts";
import { connectRedis } from "./redis.ts";

test("what was on its way when the connection closed is an error for whoever waits, and for nobody else", async () => {
  const { patient, commands } = connectRedis(testEnv("TEST_REDIS_URL"), pino({ level: "silent" }));
  if (patient.status !== "ready") await once(patient, "ready");
  const ended = once(patient, "end");
  const waiting = patient.blpop("nobody-ever-pushes-here", 0);
  // Vitest fails a run in which a rejection is left alone, as this one is.
  void patient.publish("nobody-listens", "");
  patient.disconnect();
  commands.disconnect();
  await expect(waiting).rejects.toThrow("Connection is closed");
  await ended;
});
