import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiServer, untilReady } from "#services/api.ts";
import { startDumpablePostgres } from "#services/debian-postgres.ts";
import { startRedis } from "#services/redis.ts";

const admin = { email: "beheer@backup.example", password: "backup-tests-only" };
const guest = { email: "an@backup.example", password: "backup-tests-only" };
const PAYMENT_SECONDS = 12;

let folder = "";
let postgres: Awaited<ReturnType<typeof startDumpablePostgres>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "podium-backup-"));
  chmodSync(folder, 0o755);
  postgres = await startDumpablePostgres(join(folder, "postgres"));
}, 180_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** With an empty Redis. */
async function startOn(databaseUrl: string, name: string, env: Record<string, string> = {}) {
  const redis = await startRedis({ dir: join(folder, `redis-${name}`), fast: true });
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const server = apiServer({
    url,
    env: {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, name),
      JWT_SECRET: "only for tests, and long enough for that",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CART_HOLD_SECONDS: "5",
      PAYMENT_WINDOW_SECONDS: String(PAYMENT_SECONDS),
      LOG_LEVEL: "error",
      PORT: String(port),
      ...env,
    },
  });
  await server.start();
  expect(await untilReady(url, AbortSignal.timeout(30_000))).toBeUndefined();

  async function call<Body = { id: number; token: string; code: string }>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Body> {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Body;
  }
  return {
    call,
    signIn: async (who: typeof admin) => (await call("POST", "/api/auth/signin", who)).token,
    mails: () => {
      const outbox = join(folder, name, "outbox");
      const files = readdirSync(outbox, { withFileTypes: true });
      return files.map((file) => file.name).filter((file) => file.endsWith(".eml"));
    },
    async stop() {
      await server.stop();
      await redis.server.stop();
    },
  };
}

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    if (
      await Promise.resolve()
        .then(isSo)
        .catch(() => false)
    )
      return;
    await sleep(100);
  }
}

test("a dump that is restored beside an empty Redis has lost nothing: holds and reservations end, and mails go out", async () => {
  const before = await startOn(await postgres.createDatabase("before"), "before", {
    // No mail server there: mails wait.
    SMTP_URL: `smtp://127.0.0.1:${await getPort()}`,
  });
  const boss = await before.signIn(admin);
  const dateTime = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString();
  const show = await before.call("POST", "/api/admin/shows", { name: "De vrek", dateTime, pricePerSeat: 12 }, boss);
  const { code } = await before.call("POST", "/api/admin/ticket-codes", { type: "SPONSOR", maxTickets: 5 }, boss);
  await before.call("POST", "/api/user/register", {
    ...guest,
    firstname: "An",
    lastname: "Peeters",
    number: "0470000000",
    confirmPassword: guest.password,
  });
  const token = await before.signIn(guest);
  const reserve = async (seatId: string, ticketCode: string | null) => {
    await before.call("POST", `/api/carts/seats/${show.id}/${seatId}`, {}, token);
    const request = { seatIds: [seatId], ticketCode, paymentMethod: "MANUAL" };
    return (await before.call("POST", `/api/reservation/${show.id}`, request, token)).id;
  };
  const sponsored = await reserve("R1-A", code);
  const unpaid = await reserve("R1-B", null);
  await before.call("POST", `/api/carts/seats/${show.id}/R1-C`, {}, token);
  await before.stop();

  const file = join(folder, "postgres", "podium.dump");
  await postgres.dump("before", file);
  const url = await postgres.createDatabase("after");
  await postgres.restore("after", file);
  const after = await startOn(url, "after");
  try {
    expect(await after.signIn(guest)).toEqual(expect.any(String));
    const has = (kind: string, id: number) => after.mails().some((name) => name.startsWith(`${kind}-${id}-`));
    await eventually(() => has("tickets", sponsored));
    await eventually(() => has("reservation_lapsed", unpaid));
    const free = async () =>
      (await after.call<Array<{ seatId: string }>>("GET", `/api/reservation/availableSeats/${show.id}`)).map(
        (seat) => seat.seatId,
      );
    await eventually(async () => (await free()).includes("R1-C"));
    expect(await free()).toContain("R1-B");
    expect(await free()).not.toContain("R1-A");
    const { usedCount } = (
      await after.call<Array<{ usedCount: number }>>(
        "GET",
        "/api/admin/ticket-codes",
        undefined,
        await after.signIn(admin),
      )
    )[0] ?? { usedCount: -1 };
    expect(usedCount).toBe(1);
  } finally {
    await after.stop();
  }
}, 120_000);
