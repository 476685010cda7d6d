import { describe, expect } from "vitest";
import { io } from "socket.io-client";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { startTestApp } from "#test/test-app.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true })
  .extend(
    "scrape",
    { scope: "file" },
    ({ podium }) =>
      (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1", app = podium) =>
        app.app.inject({ url: "/metrics", headers, remoteAddress }),
  )
  /** The value of one series, as text says it. */
  .extend("figure", { scope: "file" }, ({ scrape }) => async (series: string): Promise<number> => {
    const line = (await scrape()).body.split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? 0 : Number(line.slice(series.length + 1));
  });

describe("/metrics", () => {
  test("counts calls by the pattern of their route and by their status", async ({ podium, figure, scrape }) => {
    const series = (count: string, status: number): string =>
      `podium_http_request_duration_seconds_${count}{method="GET",route="/api/reservation/availableSeats/:showId",status="${status}"}`;
    for (const id of [999_991, 999_992]) await podium.app.inject(`/api/reservation/availableSeats/${id}`);
    // A response is counted once it is sent, a moment after it was read.
    await expect.poll(() => figure(series("count", 404))).toBe(2);
    expect(await figure(series("sum", 404))).toBeGreaterThan(0);
    // In no label's value; a figure may well have those digits.
    expect((await scrape()).body).not.toMatch(/="[^"\n]*99999[12]/);
  });

  test("counts holds by outcome", async ({ podium, figure }) => {
    const [one, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    const before = await Promise.all([
      figure('podium_holds_total{outcome="held"}'),
      figure('podium_holds_total{outcome="seat_taken"}'),
    ]);
    await hold(one.api, show.id, ["R1-A"]);
    await expect(hold(other.api, show.id, ["R1-A"])).rejects.toThrow("SEAT_TAKEN");
    expect(await figure('podium_holds_total{outcome="held"}')).toBe(before[0] + 1);
    expect(await figure('podium_holds_total{outcome="seat_taken"}')).toBe(before[1] + 1);
  });

  test("counts what expired and how late", async ({ figure, podium }) => {
    const lateness = (part: string, kind: string) => figure(`podium_expiry_lateness_seconds_${part}{kind="${kind}"}`);
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    clock.advance(3600);
    await podium.deps.seats.expireDue();
    const before = [await lateness("count", "cart"), await lateness("sum", "cart")] as const;
    await reserve(user.api, show.id, ["R2-A"]);
    await hold(user.api, show.id, ["R2-B"]);
    clock.advance(15 * 60 + 2);
    await podium.deps.seats.expireDue();
    expect(await lateness("count", "cart")).toBe(before[0] + 1);
    expect((await lateness("sum", "cart")) - before[1]).toBeCloseTo(2);
    expect(await lateness("count", "reservation")).toBe(0);
    clock.advance(7 * 24 * 3600);
    await podium.deps.reservations.expireDue();
    expect(await lateness("count", "reservation")).toBeGreaterThan(0);
  });

  test("has the queue's depth, the sockets and the use of the pool", async ({ podium, figure }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R3-A"]);
    const socket = io(podium.url, { transports: ["websocket"], reconnection: false });
    await new Promise((connected) => socket.once("connect", () => connected(undefined)));
    expect(await figure('podium_sockets{kind="open"}')).toBe(1);
    socket.disconnect();
    await expect.poll(() => figure('podium_queue_jobs{state="delayed"}')).toBeGreaterThan(0);
    expect(await figure('podium_queue_jobs{state="failed"}')).toBe(0);
    const use = await Promise.all(["busy", "idle"].map((name) => figure(`podium_db_connections{use="${name}"}`)));
    expect(use.reduce((sum, count) => sum + count)).toBe(podium.deps.database.pool.totalCount);
    expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  });
});

test("/metrics counts mails that are overdue or were given up", async ({ podium, figure }) => {
  const { db } = podium.deps.database;
  await db.deleteFrom("mails").execute();
  const mail = {
    dueAt: clock.now(),
    createdAt: clock.now(),
    claimedUntil: null,
    claim: null,
    lastError: null,
    sentAt: null,
  };
  await db
    .insertInto("mails")
    .values([
      { ...mail, kind: "TICKETS", subjectId: 1, status: "WAITING" },
      { ...mail, kind: "TICKETS", subjectId: 2, status: "FAILED" },
      { ...mail, kind: "TICKETS", subjectId: 3, status: "WAITING", dueAt: new Date(clock.now().getTime() + 60_000) },
      { ...mail, kind: "TICKETS", subjectId: 4, status: "SENT", sentAt: clock.now() },
    ])
    .execute();
  expect(await figure('podium_mails{state="due"}')).toBe(1);
  expect(await figure('podium_mails{state="failed"}')).toBe(1);
});

describe("without METRICS_TOKEN /metrics", () => {
  test("is for this machine itself", async ({ scrape }) => {
    expect((await scrape()).statusCode).toBe(200);
    expect((await scrape({}, "::1")).statusCode).toBe(200);
    expect((await scrape({}, "::ffff:127.0.0.1")).statusCode).toBe(200);
  });

  test.for(["192.0.2.7", "::ffff:192.0.2.7", "127.example", "2001:db8::1"])(
    "does not exist for %s",
    async (address, { scrape }) => {
      expect((await scrape({}, address)).statusCode).toBe(404);
    },
  );

  test.for(["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-host"])(
    "does not exist behind a proxy on this machine, known by %s",
    async (header, { scrape }) => {
      expect((await scrape({ [header]: "127.0.0.1" })).statusCode).toBe(404);
    },
  );
});

test("with METRICS_TOKEN /metrics is for whoever bears it, from wherever, and for nobody else", async ({ scrape }) => {
  const token = "a-token-for-prometheus";
  const guarded = await startTestApp({ env: { METRICS_TOKEN: token } });
  try {
    const statuses = await Promise.all([
      scrape({ authorization: `Bearer ${token}` }, "192.0.2.7", guarded),
      scrape({ authorization: `Bearer ${token}x` }, "127.0.0.1", guarded),
      scrape({ authorization: token }, "127.0.0.1", guarded),
      scrape({}, "127.0.0.1", guarded),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
  } finally {
    await guarded.close();
  }
});
