import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openScreen } from "@podium/api/test/screens.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { hold, registerUser, reserve, showForm, signIn } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { startApi } from "#services/api.ts";
import { startDebianPostgres } from "#services/debian-postgres.ts";
import { freePort } from "#services/ports.ts";
import { runningPostgres, startPostgres } from "#services/postgres.ts";
import { spawnNode } from "#services/programs.ts";
import { startRedis } from "#services/redis.ts";
import { root } from "../../scripts/setup/paths.mjs";
import { test as base } from "./fixtures.ts";

const ADMIN = { email: "beheer@backup.example", password: "backup-tests-only" };
const PAYMENT_SECONDS = 12;
/** Time enough for a busy machine to reserve the held seats. */
const HOLD_SECONDS = 15;

/** Runs a command of the image. @returns its output */
async function command(folder: string, name: "backup" | "restore", url: string, ...args: string[]): Promise<string> {
  const logFile = join(folder, `${name}.log`);
  const env = { DATABASE_URL: url, DATA_DIR: folder };
  const [code] = await once(spawnNode([join(root, `apps/api/src/${name}.ts`), ...args], { env, logFile }), "exit");
  const said = readFileSync(logFile, "utf8");
  if (code !== 0) throw new Error(said);
  return said;
}

const test = base
  // `embedded` has a newer major version than `postgres`, into which its backup is restored.
  .extend("embedded", async ({ folder }, { onCleanup }) => {
    const { url, server } = await startPostgres({ dir: join(folder, "embedded"), fast: true });
    onCleanup(() => server.stop());
    return url;
  })
  .extend("postgres", async ({ folder }, { onCleanup }) => {
    const postgres = await startDebianPostgres(join(folder, "postgres"));
    onCleanup(() => postgres.stop());
    return postgres;
  })
  .extend("port", () => freePort())
  .extend(
    "startOn",
    ({ folder, port }) =>
      async (databaseUrl: string, name: string, env: Record<string, string> = {}) => {
        await using starting = new AsyncDisposableStack();
        // An empty Redis, unless the test provides one.
        const redis = env.REDIS_URL ? undefined : await startRedis({ dir: join(folder, `redis-${name}`), fast: true });
        if (redis) starting.defer(() => redis.server.stop());
        const { url } = starting.use(
          await startApi(
            {
              NODE_ENV: "production",
              DATABASE_URL: databaseUrl,
              REDIS_URL: redis?.url ?? "",
              DATA_DIR: join(folder, name),
              JWT_SECRET: "only for tests, and long enough for that",
              ADMIN_EMAIL: ADMIN.email,
              ADMIN_PASSWORD: ADMIN.password,
              CART_HOLD_SECONDS: String(HOLD_SECONDS),
              PAYMENT_WINDOW_SECONDS: String(PAYMENT_SECONDS),
              LOG_LEVEL: "error",
              ...env,
            },
            { port },
          ),
        );
        const running = starting.move();
        return {
          url,
          api: (token?: string) => apiOver(overFetch(url), token),
          mails: () => readdirSync(join(folder, name, "outbox")),
          [Symbol.asyncDispose]: () => running.disposeAsync(),
        };
      },
  );

test("a backup of the embedded PostgreSQL that is restored into an older one beside an empty Redis has lost nothing: holds and reservations end, and mails go out", async ({
  folder,
  embedded,
  postgres,
  startOn,
}) => {
  async function useBefore() {
    await using before = await startOn(embedded, "before", {
      // Nothing listens on this port, so that mails wait.
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    const admin = before.api(await signIn(before.api(), ADMIN));
    const { id: showId } = await admin.createShow({ body: showForm() });
    const { code } = await admin.createTicketCode({ body: { type: "SPONSOR", maxTickets: 5 } });
    const guest = await registerUser(before.api());
    const user = before.api(guest.token);
    const sponsored = await reserve(user, showId, ["R1-A"], { ticketCode: code });
    const unpaid = await reserve(user, showId, ["R1-B"]);
    await hold(user, showId, ["R1-C"]);
    return { showId, guest, sponsored, unpaid };
  }
  const { showId, guest, sponsored, unpaid } = await useBefore();

  expect(await command(folder, "backup", embedded)).toContain("read back and whole");
  const [file = ""] = readdirSync(join(folder, "backups"));
  const url = await postgres.createDatabase("after");
  expect(await command(folder, "restore", url, join(folder, "backups", file))).toContain("Start Podium now");
  await using after = await startOn(url, "after");
  expect(await signIn(after.api(), guest)).toEqual(expect.any(String));
  const mail = (kind: string, id: number): unknown => expect.stringMatching(new RegExp(`^${kind}-${id}-.*\\.eml$`));
  await expect
    .poll(() => after.mails())
    .toEqual(expect.arrayContaining([mail("tickets", sponsored), mail("reservation_lapsed", unpaid)]));
  const free = async () => (await after.api().listAvailableSeats({ params: { showId } })).map(({ seatId }) => seatId);
  await expect.poll(free).toContain("R1-C");
  expect(await free()).toContain("R1-B");
  expect(await free()).not.toContain("R1-A");
  const admin = after.api(await signIn(after.api(), ADMIN));
  expect(await admin.listTicketCodes()).toMatchObject([{ usedCount: 1 }]);
});

test("a screen that stays open while a backup is restored shows what the backup says, and follows again, beside the Redis of before", async ({
  folder,
  embedded,
  startOn,
}) => {
  const file = join(folder, "backup.tar.gz");
  const redis = await startRedis({ dir: join(folder, "redis"), fast: true });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => redis.server.stop());
  const env = { REDIS_URL: redis.url };
  async function sellAfterTheBackup() {
    await using before = await startOn(embedded, "before", env);
    const admin = before.api(await signIn(before.api(), ADMIN));
    const { id: showId } = await admin.createShow({ body: showForm() });
    await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-A"] } });
    const screen = await openScreen(before.url, showId);
    await command(folder, "backup", embedded, file);
    for (let time = 0; time < 3; time++) {
      await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-B"] } });
      await admin.unblockSeats({ params: { id: showId }, body: { seatIds: ["R1-B"] } });
    }
    await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-B"] } });
    await admin.unblockSeats({ params: { id: showId }, body: { seatIds: ["R1-A"] } });
    await screen.until((seats) => seats.get("R1-A")?.status === "available" && seats.get("R1-B")?.version === 7);
    return { showId, screen };
  }
  const { showId, screen } = await sellAfterTheBackup();

  expect(await command(folder, "restore", embedded, file, "--replace")).toContain("This goes: ");
  await using after = await startOn(embedded, "after", env);
  await screen.until(
    (seats) => seats.get("R1-A")?.status === "reserved" && seats.get("R1-B")?.status === "available",
    60_000,
  );
  const admin = after.api(await signIn(after.api(), ADMIN));
  await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-C"] } });
  await screen.until((seats) => seats.get("R1-C")?.status === "reserved");
  screen.close();
});

test("a backup that somebody interrupts ends, and the embedded PostgreSQL with it", async ({ folder }) => {
  const logFile = join(folder, "nightly.log");
  const env = { DATA_DIR: folder, DATABASE_URL: "" };
  const nightly = spawnNode([join(root, "scripts/run.mjs"), "backup", "--nightly"], { env, logFile });
  const ended = once(nightly, "exit");
  // The first attempt fails because the database is new; the command then waits for the next.
  await expect.poll(() => readFileSync(logFile, "utf8")).toContain("no backup was made");
  expect(runningPostgres(join(folder, "postgres"))).toEqual(expect.any(String));
  nightly.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(runningPostgres(join(folder, "postgres"))).toBeUndefined();
});
