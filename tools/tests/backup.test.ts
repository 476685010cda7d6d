import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openScreen } from "@podium/api/test/screens.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { hold, registerUser, reserve, showForm, signIn } from "@podium/shared/test/steps.ts";
import getPort from "get-port";
import { expect } from "vitest";
import { startApi } from "#services/api.ts";
import { startDumpablePostgres } from "#services/debian-postgres.ts";
import { startRedis } from "#services/redis.ts";
import { test as base } from "./fixtures.ts";

const ADMIN = { email: "beheer@backup.example", password: "backup-tests-only" };
const PAYMENT_SECONDS = 12;

const test = base
  .extend("postgres", async ({ folder }, { onCleanup }) => {
    const postgres = await startDumpablePostgres(join(folder, "postgres"));
    onCleanup(() => postgres.stop());
    return postgres;
  })
  .extend("port", () => getPort())
  .extend("startOn", ({ folder, port }) => async (databaseUrl: string, name: string, env = {}) => {
    await using starting = new AsyncDisposableStack();
    // Each with an empty Redis.
    const redis = await startRedis({ dir: join(folder, `redis-${name}`), fast: true });
    starting.defer(() => redis.server.stop());
    const { url } = starting.use(
      await startApi(
        {
          NODE_ENV: "production",
          DATABASE_URL: databaseUrl,
          REDIS_URL: redis.url,
          DATA_DIR: join(folder, name),
          JWT_SECRET: "only for tests, and long enough for that",
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
          CART_HOLD_SECONDS: "5",
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
  });

test("a dump that is restored beside an empty Redis has lost nothing: holds and reservations end, and mails go out", async ({
  folder,
  postgres,
  startOn,
}) => {
  async function useBefore() {
    await using before = await startOn(await postgres.createDatabase("before"), "before", {
      // No mail server there: mails wait.
      SMTP_URL: `smtp://127.0.0.1:${await getPort()}`,
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

  const file = join(folder, "postgres", "podium.dump");
  await postgres.dump("before", file);
  const url = await postgres.createDatabase("after");
  await postgres.restore("after", file);
  await using after = await startOn(url, "after");
  expect(await signIn(after.api(), guest)).toEqual(expect.any(String));
  const mail = (kind: string, id: number): unknown => expect.stringMatching(new RegExp(`^${kind}-${id}-.*\\.eml$`));
  await expect
    .poll(() => after.mails(), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([mail("tickets", sponsored), mail("reservation_lapsed", unpaid)]));
  const free = async () => (await after.api().listAvailableSeats({ params: { showId } })).map(({ seatId }) => seatId);
  await expect.poll(free, { timeout: 60_000 }).toContain("R1-C");
  expect(await free()).toContain("R1-B");
  expect(await free()).not.toContain("R1-A");
  const admin = after.api(await signIn(after.api(), ADMIN));
  expect(await admin.listTicketCodes()).toMatchObject([{ usedCount: 1 }]);
}, 180_000);

test("a screen that stays open while a dump is restored shows what the dump says, and follows again", async ({
  folder,
  postgres,
  startOn,
}) => {
  const file = join(folder, "postgres", "podium.dump");
  async function sellAfterTheDump() {
    await using before = await startOn(await postgres.createDatabase("before"), "before");
    const admin = before.api(await signIn(before.api(), ADMIN));
    const { id: showId } = await admin.createShow({ body: showForm() });
    await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-A"] } });
    const screen = await openScreen(before.url, showId);
    await postgres.dump("before", file);
    for (let time = 0; time < 3; time++) {
      await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-B"] } });
      await admin.unblockSeats({ params: { id: showId }, body: { seatIds: ["R1-B"] } });
    }
    await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-B"] } });
    await admin.unblockSeats({ params: { id: showId }, body: { seatIds: ["R1-A"] } });
    await screen.until((seats) => seats.get("R1-A")?.status === "available" && seats.get("R1-B")?.version === 7);
    return { showId, screen };
  }
  const { showId, screen } = await sellAfterTheDump();

  const url = await postgres.createDatabase("after");
  await postgres.restore("after", file);
  await using after = await startOn(url, "after");
  await screen.until(
    (seats) => seats.get("R1-A")?.status === "reserved" && seats.get("R1-B")?.status === "available",
    60_000,
  );
  const admin = after.api(await signIn(after.api(), ADMIN));
  await admin.blockSeats({ params: { id: showId }, body: { seatIds: ["R1-C"] } });
  await screen.until((seats) => seats.get("R1-C")?.status === "reserved");
  screen.close();
}, 180_000);
