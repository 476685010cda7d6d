import { once } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import { testEnv } from "#test/database.ts";
import { connectRedis } from "./redis.ts";

test("a command under way when the connection closes fails for callers that await it, and is no unhandled rejection", async () => {
  const { blocking, ...others } = connectRedis(testEnv("TEST_REDIS_URL"), pino({ level: "silent" }));
  if (blocking.status !== "ready") await once(blocking, "ready");
  const ended = once(blocking, "end");
  const waiting = blocking.blpop("nobody-ever-pushes-here", 0);
  // Vitest fails a run with an unhandled rejection; nothing here handles this promise's.
  void blocking.publish("nobody-listens", "");
  blocking.disconnect();
  await others.close();
  await expect(waiting).rejects.toThrow("Connection is closed");
  await ended;
});

test("nor is what a copy of that connection was asked for, as the Socket.IO adapter's subscription", async () => {
  const { blocking, ...others } = connectRedis(testEnv("TEST_REDIS_URL"), pino({ level: "silent" }));
  const copy = blocking.duplicate();
  const ended = once(copy, "end");
  await once(copy, "connect");
  void copy.subscribe("nobody-publishes-here");
  copy.disconnect();
  await ended;
  await others.close();
  blocking.disconnect();
  expect(copy.status).toBe("end");
});
