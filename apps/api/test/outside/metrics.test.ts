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
  /** Reads the value of one series from the text of /metrics; undefined: no such series. */
  .extend("figure", { scope: "file" }, ({ scrape }) => async (series: string): Promise<number | undefined> => {
    const line = (await scrape()).body.split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  })
  /** The value of a counter, whose series begins with its first call. */
  .extend(
    "count",
    { scope: "file" },
    ({ figure }) =>
      async (series: string) =>
        (await figure(series)) ?? 0,
  );

describe("/metrics", () => {
  test("counts calls by the pattern of their route and by their status", async ({ podium, figure, scrape }) => {
    const series = (count: string, status: number): string =>
      `podium_http_request_duration_seconds_${count}{method="GET",route="/api/reservation/availableSeats/:showId",status="${status}"}`;
    for (const id of [999_991, 999_992]) await podium.app.inject(`/api/reservation/availableSeats/${id}`);
    // The server counts a response once it is sent, which may be a moment after the test read it.
    await expect.poll(() => figure(series("count", 404))).toBe(2);
    expect(await figure(series("sum", 404))).toBeGreaterThan(0);
    // No label has the ids as its value; a figure may happen to contain those digits.
    expect((await scrape()).body).not.toMatch(/="[^"\n]*99999[12]/);
  });

  test("counts holds by outcome", async ({ podium, count }) => {
    const [one, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    const before = await Promise.all([
      count('podium_holds_total{outcome="held"}'),
      count('podium_holds_total{outcome="seat_taken"}'),
    ]);
    await hold(one.api, show.id, ["R1-A"]);
    await expect(hold(other.api, show.id, ["R1-A"])).rejects.toThrow("SEAT_TAKEN");
    expect(await count('podium_holds_total{outcome="held"}')).toBe(before[0] + 1);
    expect(await count('podium_holds_total{outcome="seat_taken"}')).toBe(before[1] + 1);
  });

  test("counts what expired and how late", async ({ count, podium }) => {
    const lateness = (part: string, kind: string) => count(`podium_expiry_lateness_seconds_${part}{kind="${kind}"}`);
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

  test("has the queue's depth, the sockets and the use of the pool", async ({ podium, figure, scrape }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R3-A"]);
    const socket = io(podium.url, { transports: ["websocket"], reconnection: false });
    await new Promise((connected) => socket.once("connect", () => connected(undefined)));
    expect(await figure('podium_sockets{kind="open"}')).toBe(1);
    socket.disconnect();
    await expect.poll(() => figure('podium_queue_jobs{state="delayed"}')).toBeGreaterThan(0);
    expect(await figure('podium_queue_jobs{state="failed"}')).toBe(0);
    expect(await figure("podium_queue_failed_lately")).toBe(0);
    // Opens all connections, so that none opens between the two measurements.
    await podium.deps.database.warmUp();
    const { body } = await scrape();
    const use = ["busy", "idle"].map((name) =>
      Number(new RegExp(`^podium_db_connections{use="${name}"} (.+)$`, "m").exec(body)?.[1]),
    );
    expect(use.reduce((sum, count) => sum + count)).toBe(podium.deps.database.pool.totalCount);
    expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  });
});

describe("/metrics says how long the oldest waits", () => {
  test("of what should have expired, until it has", async ({ podium, figure }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const overdue = () => figure('podium_overdue_seconds{kind="cart"}');
    await podium.deps.seats.expireDue();
    await hold(user.api, show.id, ["R4-A"]);
    expect(await overdue()).toBe(0);
    clock.advance(15 * 60 + 70);
    expect(await overdue()).toBeCloseTo(70);
    await podium.deps.seats.expireDue();
    expect(await overdue()).toBe(0);
  });

  test("of the jobs that nobody fetches, from when each is due", async ({ podium, figure }) => {
    const { queue } = podium.deps.queues;
    const oldest = () => figure("podium_queue_oldest_seconds");
    const add = (age: number, delay = 0) =>
      queue.add("nothing", {}, { timestamp: clock.now().getTime() - age * 1000, delay: delay * 1000 });
    await queue.drain(true);
    expect(await oldest()).toBe(0);
    await add(70, 71);
    expect(await oldest()).toBe(0);
    await add(70);
    expect(await oldest()).toBeCloseTo(70);
    const ofAWeek = await add(7 * 24 * 3600, 7 * 24 * 3600 - 80);
    expect(await queue.getJobCounts("waiting", "delayed")).toEqual({ waiting: 1, delayed: 2 });
    expect(await oldest()).toBeCloseTo(80);
    await ofAWeek.promote();
    expect(await queue.getJobCounts("waiting", "delayed")).toEqual({ waiting: 2, delayed: 1 });
    expect(await oldest()).toBeCloseTo(80);
    await queue.drain(true);
  });
});

test("/metrics says how much room is left for data and backups, also in a folder that is yet to be made", async ({
  scrape,
  figure,
}) => {
  expect(await figure('podium_disk_free_bytes{folder="data"}')).toBeGreaterThan(1e6);
  const elsewhere = await startTestApp({ env: { BACKUP_DIR: "/dev/shm/not/made" } });
  try {
    const { body } = await scrape({}, "127.0.0.1", elsewhere);
    expect(body).toMatch(/^podium_disk_free_bytes\{folder="backups"\} \d{7,}$/m);
  } finally {
    await elsewhere.close();
  }
});

test("/metrics says which processes live, and nothing of them without Redis", async ({ podium, figure, scrape }) => {
  await podium.deps.vitals.report();
  expect(await figure('podium_processes{does="work"}')).toBe(1);
  expect(await figure('podium_dependency_up{part="redis"}')).toBe(1);
  const cut = await startTestApp({ beside: podium });
  cut.deps.redis.commands.disconnect();
  try {
    const { body } = await scrape({}, "127.0.0.1", cut);
    expect(body).toContain('podium_dependency_up{part="redis"} 0');
    expect(body).toContain('podium_dependency_up{part="postgres"} 1');
    expect(body).not.toContain("podium_processes{");
  } finally {
    await cut.close();
  }
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
