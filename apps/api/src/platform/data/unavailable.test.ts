import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, vi } from "vitest";
import { isDependencyUnavailable, untilAvailable } from "./unavailable.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest();

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError("said by PostgreSQL", 0, "error"), { code });
}

describe("a database that is out of time or not the primary", () => {
  test.each([
    ["in a statement", "57014"],
    ["in an idle transaction", "25P03"],
    ["for a lock", "55P03"],
    ["as a standby that should change something", "25006"],
    ["after the last try of transactions that cannot be put in order", "40001"],
    ["after the last try of transactions that wait for each other", "40P01"],
  ])("%s counts as unavailable", (_name, code) => {
    expect(isDependencyUnavailable(databaseError(code))).toBe(true);
  });

  test("gets 503 and when to come back", async ({ podium }) => {
    vi.spyOn(podium.deps.shows, "list").mockImplementation(() =>
      podium.deps.database.transact(async ({ db }) => {
        await sql`set local statement_timeout = 20`.execute(db);
        await sql`select pg_sleep(5)`.execute(db);
        return [];
      }),
    );
    const response = await podium.app.inject("/api/show");
    expect([response.json(), response.headers["retry-after"]]).toMatchObject([
      { statusCode: 503, code: "UNAVAILABLE" },
      expect.stringMatching(/^\d+$/),
    ]);
  });
});

test("a socket that does not exist is an unavailable dependency; a file that does not exist is a bug", async () => {
  const [connecting, reading] = await Promise.all([
    new Promise((failed) => connect("/nowhere/postgres.sock").on("error", failed)),
    readFile("/nowhere/file").catch((error: unknown) => error),
  ]);
  expect([connecting, reading]).toMatchObject([{ code: "ENOENT" }, { code: "ENOENT" }]);
  expect([isDependencyUnavailable(connecting), isDependencyUnavailable(reading)]).toEqual([true, false]);
});

test("a statement that is wrong is our own mistake, and no dependency's", () => {
  for (const code of ["42601", "23505", "22P02"]) expect(isDependencyUnavailable(databaseError(code))).toBe(false);
});

describe("work that waits until its database is available", () => {
  const busy = new Error("timeout exceeded when trying to connect");
  const pauseMs = 0;

  test("is done again, and each failure is told", async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue("done");
    const onUnavailable = vi.fn<(error: unknown) => void>();
    expect(await untilAvailable(work, { onUnavailable, pauseMs })).toBe("done");
    expect(onUnavailable.mock.calls).toEqual([[busy]]);
  });

  test("ends with the error of the sixth try", async () => {
    const work = vi.fn<() => Promise<void>>().mockRejectedValue(busy);
    await expect(untilAvailable(work, { pauseMs })).rejects.toBe(busy);
    expect(work).toHaveBeenCalledTimes(6);
  });

  test("is not done again after a mistake of our own", async () => {
    const work = vi.fn<() => Promise<void>>().mockRejectedValue(databaseError("42601"));
    await expect(untilAvailable(work, { pauseMs })).rejects.toMatchObject({ code: "42601" });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
