import type { Installation } from "@podium/shared/contracts/installation";
import { hold } from "@podium/shared/test/steps.ts";
import type { Insertable } from "kysely";
import { describe, expect, onTestFinished } from "vitest";
import type { MailsTable } from "#database/tables/messages.ts";
import { testEnv } from "#test/database.ts";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, apiTest, started } from "#test/fixtures.ts";
import { proxyTo } from "#test/outage-proxy.ts";
import type { TestApp } from "#test/test-app.ts";
import { version } from "#platform/process/version.ts";
import { createVitals } from "#platform/data/vitals.ts";
import { findInstalledAt } from "./installation.repository.ts";

const clock = createFakeClock();
const test = apiTest({ clock, env: { ROLE: "web" } })
  .extend("worker", { scope: "file" }, ({ podium: { deps } }) =>
    createVitals({ ...deps, prefix: deps.redisPrefix, role: "worker", version, folders: {} }),
  )
  .extend("redis", { scope: "file" }, ({}, cleanup) => proxyTo(testEnv("TEST_REDIS_URL"), cleanup))
  .extend("proxied", { scope: "file" }, ({ podium, redis }, cleanup) =>
    started({ clock, beside: podium, env: { REDIS_URL: redis.url } }, cleanup),
  )
  .extend(
    "production",
    { scope: "file" },
    appBeside({ clock, env: { NODE_ENV: "production", RATE_LIMIT: "on", PUBLIC_URL: "https://podium.test" } }),
  )
  .extend("codes", { scope: "file" }, ({ admin }) => async (): Promise<string[]> => {
    const { findings } = await admin.api.getInstallation();
    // The fake clock is not the database's, nobody works off the queue, and the test machine may be slow and full.
    const ofTheTest = new Set(["CLOCK_WRONG", "JOBS_WAITING", "SERVER_SLOW", "DATABASE_BUSY", "DISK_LOW", "DISK_FULL"]);
    return findings.map(({ code }) => code).filter((code) => !ofTheTest.has(code));
  });

describe("the state of the installation", () => {
  test("reports all processes, whichever gets the request, and of one that said nothing for half a minute", async ({
    podium,
    worker,
    codes,
  }) => {
    await podium.deps.vitals.report();
    clock.advance(31);
    await podium.deps.vitals.report();
    expect(await codes()).toEqual(["NO_WORKER"]);
    await worker.report();
    expect(await codes()).toEqual([]);
    const gone = (await podium.deps.vitals.all())?.find(({ role }) => role === "worker");
    const key = `${podium.deps.redisPrefix}:vitals:${gone?.id}`;
    const ttl = await podium.deps.redis.commands.ttl(key);
    // -1: it never expires.
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(30);
    expect(await podium.deps.redis.commands.pexpire(key, 0)).toBe(1);
    expect(await codes()).toEqual(["NO_WORKER"]);
    await worker.report();
  });

  test("says nothing of a missing worker right after Redis was emptied", async ({ podium, worker, codes }) => {
    const { commands } = podium.deps.redis;
    await commands.del(...(await commands.keys(`${podium.deps.redisPrefix}:vitals*`)));
    await podium.deps.vitals.report();
    expect(await codes()).toEqual([]);
    clock.advance(31);
    await podium.deps.vitals.report();
    expect(await codes()).toEqual(["NO_WORKER"]);
    await worker.report();
  });

  test("reports seats whose time has passed, until they are free", async ({ podium, codes }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    clock.advance(15 * 60 + 60);
    expect(await codes()).toEqual([]);
    clock.advance(1);
    expect(await codes()).toEqual(["EXPIRIES_LATE"]);
    await podium.deps.seats.expireDue();
    expect(await codes()).toEqual([]);
  });

  test("reports mails that are due, refused again and again, or given up", async ({ podium, codes }) => {
    const { db } = podium.deps.database;
    const dueAt = new Date(clock.now().getTime() - 16 * 60_000);
    const soon = new Date(clock.now().getTime() + 60_000);
    const mail = { kind: "TICKETS" as const, createdAt: dueAt };
    const refused = { lastError: "550 no such user", dueAt: soon };
    const add = (values: Partial<Insertable<MailsTable>> & { subjectId: number }) =>
      db
        .insertInto("mails")
        .values({ ...mail, dueAt, claimedUntil: null, claim: null, lastError: null, sentAt: null, ...values })
        .execute();
    await add({ subjectId: 1, ...refused, attempts: 7 });
    expect(await codes()).toEqual([]);
    await add({ subjectId: 2, ...refused, attempts: 8 });
    expect(await codes()).toEqual(["MAILS_REFUSED"]);
    await add({ subjectId: 3, dueAt });
    await add({ subjectId: 4, ...refused, status: "FAILED" });
    expect(await codes()).toEqual(["MAILS_GIVEN_UP", "MAILS_REFUSED", "MAILS_LATE"]);
    await db.deleteFrom("mails").execute();
    expect(await codes()).toEqual([]);
  });

  test("reports a mail that was given up for a week, whenever it was requested, while it stays in the list", async ({
    podium,
    admin,
    codes,
  }) => {
    const { db } = podium.deps.database;
    const { mails } = podium.deps;
    const asked = { subjectId: 1, kind: "TICKETS" as const, createdAt: clock.now(), dueAt: clock.now() };
    await db
      .insertInto("mails")
      .values({ ...asked, attempts: 55 })
      .execute();
    // No worker ran meanwhile.
    clock.advance(30 * 24 * 3600);
    const mail = await mails.claimDue();
    if (!mail) throw new Error("the mail is not due");
    expect(await mails.markRefused(mail, "550 no such user")).toEqual({ isLast: true });
    clock.advance(7 * 24 * 3600 - 1);
    expect(await codes()).toContain("MAILS_GIVEN_UP");
    clock.advance(1);
    expect(await codes()).not.toContain("MAILS_GIVEN_UP");
    expect(await admin.api.listUnsentMails()).toMatchObject({ total: 1, items: [{ id: mail.id, nextTryAt: null }] });
    await db.deleteFrom("mails").execute();
  });

  test("has the version and when the last good backup was", async ({ podium, admin }) => {
    const seen = await admin.api.getInstallation();
    expect(seen).toMatchObject({ version: expect.stringMatching(/^\d/), lastBackupAt: null });
    // The database's time: the fake clock is ahead, and a backup with a future moment does not count.
    const takenAt = new Date();
    await podium.deps.backups.record({ takenAt, bytes: 1, fileName: "nightly", version: seen.version });
    expect((await admin.api.getInstallation()).lastBackupAt).toBe(takenAt.toISOString());
  });
});

describe("with Redis away", () => {
  test("it says so, and never that all is well", async ({ proxied, redis, admin }) => {
    const ask = async (): Promise<Installation> => {
      return (await call(proxied, "GET", "/api/admin/installation", { token: admin.token })).json();
    };
    await proxied.deps.vitals.report();
    expect((await ask()).findings.map(({ code }) => code)).not.toContain("REDIS_AWAY");
    onTestFinished(redis.restore);
    redis.cut();
    await expect.poll(async () => (await ask()).findings[0]?.code).toBe("REDIS_AWAY");
    expect((await ask()).ok).toBe(false);
    redis.restore();
    await expect.poll(async () => (await ask()).findings.map(({ code }) => code)).not.toContain("REDIS_AWAY");
  });
});

describe("in production", () => {
  test("a backup, a mail server and an account of one's own are required, and nowhere else", async ({
    podium,
    production,
  }) => {
    const { db } = podium.deps.database;
    const installedAt = (await findInstalledAt(db)) ?? clock.now();
    clock.set(new Date(installedAt.getTime() + 23 * 3600_000));
    const wanted = new Set(["NEVER_BACKED_UP", "BACKUP_OLD", "SAMPLE_ACCOUNT", "MAILS_STAY_HERE"]);
    const { token } = await makeUser(podium, "ADMIN");
    const ask = async (app: TestApp): Promise<string[]> => {
      const { findings } = (await call(app, "GET", "/api/admin/installation", { token })).json<Installation>();
      return findings.map(({ code }) => code).filter((code) => wanted.has(code));
    };
    await podium.deps.backups.forget(["nightly"]);
    expect(await ask(production)).toEqual(["SAMPLE_ACCOUNT", "MAILS_STAY_HERE"]);
    clock.set(new Date(installedAt.getTime() + 25 * 3600_000));
    expect(await ask(production)).toEqual(["NEVER_BACKED_UP", "SAMPLE_ACCOUNT", "MAILS_STAY_HERE"]);
    const takenAt = new Date(clock.now().getTime() - 37 * 3600_000);
    await podium.deps.backups.record({ takenAt, bytes: 1, fileName: "old", version: "1" });
    expect(await ask(production)).toEqual(["BACKUP_OLD", "SAMPLE_ACCOUNT", "MAILS_STAY_HERE"]);
    expect(await ask(podium)).toEqual([]);
  });

  test("a proxy that hides everybody's address is reported", async ({ podium, production }) => {
    const { token } = await makeUser(podium, "ADMIN");
    const ask = async (agent: string) => {
      const headers = { authorization: `Bearer ${token}`, "user-agent": agent };
      const response = await production.app.inject({
        url: "/api/admin/installation",
        headers,
        remoteAddress: "10.0.0.7",
      });
      return response.json<Installation>().findings.map(({ code }) => code);
    };
    expect(await ask("one")).not.toContain("ADDRESSES_HIDDEN");
    // A call from elsewhere proves for an hour that client addresses come through.
    clock.advance(3601);
    for (let nth = 0; nth < 25; nth++) await ask(`browser ${nth % 5}`);
    expect(await ask("one")).toContain("ADDRESSES_HIDDEN");
  });
});
