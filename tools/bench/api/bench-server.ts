import { randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Callers } from "@podium/api/modules/identity/sessions/callers.ts";
import { setUpAuth } from "@podium/api/modules/identity/sessions/sessions.auth.ts";
import { createDatabase } from "@podium/api/platform/data/database.ts";
import { createTestDatabase } from "@podium/api/test/database.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { SESSION_SECONDS } from "@podium/shared/contracts/limits";
import type { SeatState } from "@podium/shared/contracts/realtime";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { showForm } from "@podium/shared/test/steps.ts";
import { execaNode } from "execa";
import Fastify from "fastify";
import { sql } from "kysely";
import { pino } from "pino";

async function startServer(env: Record<string, string>, file = "server.ts") {
  const child = execaNode(fileURLToPath(new URL(file, import.meta.url)), {
    env,
    ipc: true,
    buffer: false,
    stdin: "ignore",
    stdout: env.LOG_LEVEL === "silent" ? "inherit" : "ignore",
    stderr: "inherit",
  });
  const urls = (await child.getOneMessage()) as { url: string; bareUrl: string; bareSocketsUrl: string };
  return {
    ...urls,
    sendBareMessage: (seats: SeatState[]): void => void child.sendMessage(seats),
    async stop(): Promise<void> {
      // The process then exits by itself, so that Node can still write a requested profile.
      await child.sendMessage("stop");
      await child;
    },
  };
}

export interface BenchUser {
  id: number;
  token: string;
}

export interface SoldTicket {
  showId: number;
  reservationId: number;
  seatId: string;
  token: string;
}

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

// Each bench gets its own database: data that one leaves behind would burden the next.
export async function startBenchServer(options: { postgres: string; redis: string; holdSeconds: number }) {
  const { url: databaseUrl } = await createTestDatabase(options.postgres);
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: options.redis,
    CART_HOLD_SECONDS: String(options.holdSeconds),
    JWT_SECRET: randomBytes(32).toString("hex"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    // A mail that waits for the account's next order would count for the next round.
    MAIL_TOGETHER_SECONDS: "0",
  };
  const server = await startServer(env);
  const database = createDatabase({
    url: databaseUrl,
    logger: pino({ level: "silent" }),
    max: 2,
    timeLimits: null,
  });
  const { db } = database;
  const signer = Fastify();
  // This app serves no requests; it only signs tokens.
  setUpAuth(signer, {
    callers: {} as Callers,
    sessions: { isProven: async () => false },
    realtime: { onSessionsChange: () => undefined },
    jwtSecret: env.JWT_SECRET,
  });

  const apiOf = (token?: string, url = server.url) => apiOver(overFetch(url), token);

  async function makeUsers(count: number, role: "USER" | "ADMIN" = "USER"): Promise<BenchUser[]> {
    const round = randomBytes(4).toString("hex");
    const { rows } = await sql<{ id: number }>`
      insert into users (firstname, lastname, email, number, role, password_hash)
      select 'Bench', n::text, ${round} || n || '@bench.example', '0', ${role}, '-' from generate_series(1, ${count}::int) n
      returning id`.execute(db);
    const users = rows.map(({ id }) => ({ id, sessionId: randomUUID() }));
    await sql`
      insert into sessions (id, user_id, device, network, created_at, last_seen_at, expires_at)
      select session_id, user_id, 'Bench', '127.0.0.1', now(), now(), now() + interval '7 days'
      from unnest(${users.map(({ sessionId }) => sessionId)}::uuid[], ${users.map(({ id }) => id)}::int[])
        as opened (session_id, user_id)`.execute(db);
    return users.map(({ id, sessionId }) => ({
      id,
      token: signer.tokens.sign({ kind: "account", id, sessionId }, SESSION_SECONDS),
    }));
  }

  const [admin = { id: 0, token: "" }] = await makeUsers(1, "ADMIN");

  /** @param hallPlanId none: the specification's hall */
  async function makeShows(count: number, hallPlanId?: number): Promise<number[]> {
    const ids: number[] = [];
    const body = showForm(hallPlanId === undefined ? {} : { hallPlanId });
    while (ids.length < count) ids.push((await apiOf(admin.token).createShow({ body })).id);
    return ids;
  }

  const holdSeat = (user: BenchUser | undefined, showId: number, seatId = "") =>
    apiOf(user?.token).addSeat({ params: { showId, seatId } });

  return {
    ...server,
    env,
    databaseUrl,
    database,
    apiOf,
    admin,
    makeUsers,
    makeShows,

    hold: (user: BenchUser | undefined, showId: number, seat: number) => holdSeat(user, showId, ALL_SEATS[seat]),

    holdSeat,

    /** Makes shows with a cart each, which the bare route needs. @returns consecutive ids */
    async makeBareShows(count: number): Promise<number[]> {
      const shows = await makeShows(count);
      const users = (await makeUsers(count)).map(({ id }) => id);
      await sql`
        insert into carts (user_id, show_id, created_at, expires_at, seat_count)
        select user_id, show_id, now(), now() + interval '1 hour', 1
        from unnest(${users}::int[], ${shows}::int[]) as own (user_id, show_id)`.execute(db);
      return shows;
    },

    /** Inserts carts of one seat each that all end at `endsAt`; calls could not create so many in time. */
    async makeCarts(users: readonly BenchUser[], shows: readonly number[], endsAt: Date): Promise<void> {
      await sql`
        with owners as (
          select * from unnest(${users.map(({ id }) => id)}::int[]) with ordinality as owner (user_id, nr)
        ), wanted as (
          select show_id, row_number() over (order by show_id, seat_id) as nr from seats where show_id = any(${shows}::int[])
        ), made as (
          insert into carts (user_id, show_id, created_at, expires_at, seat_count)
          select user_id, show_id, now(), ${endsAt}, 1 from owners join wanted using (nr)
          returning id, show_id
        ), mine as (
          select id, show_id, row_number() over (partition by show_id order by id) as nr from made
        ), free as (
          select show_id, seat_id, row_number() over (partition by show_id order by seat_id) as nr
          from seats where show_id = any(${shows}::int[])
        )
        update seats set status = 'held', cart_id = mine.id, held_until = ${endsAt}, held_price_cents = 1200, version = version + 1
        from mine join free using (show_id, nr)
        where seats.show_id = free.show_id and seats.seat_id = free.seat_id`.execute(db);
    },

    async sellOut(shows: readonly number[]): Promise<SoldTicket[]> {
      const { rows } = await sql<SoldTicket>`
        with made as (
          insert into reservations (user_id, show_id, status, payment_method, total_cents, reserved_at, expires_at, confirmed_at)
          select ${admin.id}, show_id, 'CONFIRMED', 'MANUAL', 0, now(), now() + interval '7 days', now()
          from unnest(${shows}::int[]) as sold (show_id)
          returning id, show_id
        )
        insert into reservation_seats (reservation_id, show_id, seat_id, secret)
        select id, show_id, seat_id, replace(gen_random_uuid()::text, '-', '') from made join seats using (show_id)
        returning show_id, reservation_id, seat_id, secret as token`.execute(db);
      return rows;
    },

    startAnother: () => startServer(env),

    startWithoutHolds: (settings: Record<string, string>) =>
      startServer({ ...env, ...settings }, "call-cost-server.ts"),

    async stop(): Promise<void> {
      await database.close();
      await server.stop();
    },
  };
}
